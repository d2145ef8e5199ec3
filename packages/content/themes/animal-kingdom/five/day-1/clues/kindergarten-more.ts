import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Noor looks at three scales of our cone. Each has two marks. Draw them all. How many marks?',
    answer: '6',
    tells: 'Six marks, and not one stands alone. What makes two at once?',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Noor draws two rows of our cone. A long row has 6 marks. A short, tight row has 8. Which is more: 6 or 8?',
    answer: '8',
    further: true,
    tells: 'Eight is more, in the short row. So whatever made the marks worked close together.',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'The whistle strap lost red threads. Ten lie on the floor, 3 on our cone. How many threads?',
    answer: '13',
    sum: '10 + 3',
    tells: 'Thirteen, and some fell on our cone. So the cone was there before the whistle went.',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Noor sorts bits on our cone: moss, bark, bark, moss, bark. Which group has more?',
    answer: 'the bark',
    tells: 'The bark, and it is from a pine. So our cone once lay below a pine tree.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'The scales around our cone go marked, clean, marked, clean, marked. Copy the row. What comes next?',
    answer: 'clean',
    tells: 'A clean one, and there it is! So every other scale was skipped.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Draw 3 dots for the gap below the door. Draw 2 dots under them for our cone. Which row is longer?',
    answer: 'the gap',
    tells: 'The gap. So our cone fits in below the locked door.',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Noor ties a cord from cone to hook to door and back. Draw its 3 sides. Which shape is it?',
    answer: 'a triangle',
    tells: 'A triangle. All our clues lie in it, so Noor looks there first.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'Olu hooted 7 times before the scratching and 2 times after it. How many hoots?',
    answer: '9',
    sum: '7 + 2',
    tells: 'Nine hoots. Olu was wide awake and can tell Noor when the scratching came.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'Draw 7 dots for 7 floor boards. 4 of them squeak, so cross out 4. How many are left?',
    answer: '3',
    sum: '7 - 4',
    tells: 'Three quiet boards lead to the hooks. No wonder that Mateo did not wake up.',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'Our cone has 10 rows of scales. 6 rows have marks. How many rows have none?',
    answer: '4',
    sum: '10 - 6',
    tells: 'Four rows are clean. So the marking stopped before the cone was done.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Olu sat in the dark and could not see into the cabin. Yet Olu knew about the scratching. Which body part told Olu?',
    answer: 'the ears',
    tells: 'The ears. Owls hear even tiny sounds, so the scratching was real.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'You stand on the step. The cabin door opens toward you. Do you push it or pull it?',
    answer: 'pull it',
    tells: 'You pull it, and first you need the key. So Noor looks for another way in.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Noor gives a round test cone a big push. Does it roll slowly or fast?',
    answer: 'fast',
    tells: 'Fast, and it knocks a boot over. Our boots stand, so our cone came softly.',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'Hat, frog, boot, moth: all four were in the cabin last night. Name the two living things.',
    answer: 'frog and moth',
    tells: 'Frog and moth may have seen it all. Noor asks, but neither says a word.',
  },
  {
    skills: ['science.k.needs'],
    ask: 'The cabin was shut all night. Only the door gap let in what the frog must breathe. What is it?',
    answer: 'air',
    tells: 'Air came in by the gap. So something else may have come in there, too.',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A toad needs a damp home to hide in. Below the wet step, on the roof or on a shelf?',
    answer: 'below the step',
    tells: 'Below the step, close to the door gap. Noor asks what the toad saw.',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Yesterday the path was full of new puddles. Drops ran down the window. Name the weather.',
    answer: 'rainy',
    tells: 'Rainy, so the path is still soft. Noor will look for tracks out there.',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Our cone must stay cool, so that no sap smears the marks. Sunny step or shady shelf?',
    answer: 'shady shelf',
    tells: 'In the shade the sap stays hard. So we can look at the marks all day.',
  },
]
