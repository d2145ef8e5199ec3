import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Noor rolls a cone in below the door. It stops on board 3. Tap each board up to ours: tap, tap, tap, tap, tap, tap. How many?',
    answer: '6',
    tells: 'Six, and a cone that rolls stops at 3. So somebody carried our cone in.',
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
    ask: 'Noor gives an old strap one quick tug. It loses 11 threads. Ours lost ten on the floor and 3 on our cone. How many threads?',
    answer: '13',
    sum: '10 + 3',
    tells: 'Thirteen is more than 11. So one quick tug was not enough: somebody worked on it.',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Dry woods have mostly bark bits, damp woods mostly moss. Noor sorts bits from our cone: moss, bark, moss, moss, bark. Which are more?',
    answer: 'the moss',
    tells: 'The moss. So our cone lay in the damp woods before it came here.',
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
    ask: 'The hat hook has a square sign. The whistle hook has a triangle. Scratches lead to a sign with 3 sides and 3 corners. Name its shape.',
    answer: 'a triangle',
    tells: 'A triangle, so they lead to our whistle. Somebody did not want the hats.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'Straight from door to hook are 6 boards. Bits of moss lie on 4 boards, then on 5 more. How many boards?',
    answer: '9',
    sum: '4 + 5',
    tells: 'Nine is more than 6. So somebody did not go straight, but looked around first.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'The frog heard no squeak last night. Noor walks over 7 boards. Draw 7 dots and cross out the 4 that stay quiet. How many squeak?',
    answer: '3',
    sum: '7 - 4',
    tells: 'Three squeak below Noor, and last night none did. So the feet were much lighter.',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A finished cone has marks in all 10 rows. In ours, 6 rows have marks. How many rows have none?',
    answer: '4',
    sum: '10 - 6',
    tells: 'Four rows are clean, so it is not finished. Something stopped the work.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'The frog sat in the dark and saw nothing. Yet it knew about the scratching. Which body part told the frog?',
    answer: 'the ears',
    tells: 'The ears. Owls hear even tiny sounds, so the scratching was real.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A nose can only push. You stand on the step, and the cabin door opens toward you. Do you push it or pull it?',
    answer: 'pull it',
    tells: 'You pull it, and a nose cannot. So Noor looks for another way in.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Our boots all stand. A fast cone knocks them over. Noor gives a test cone a big push. Does it roll slowly or fast?',
    answer: 'fast',
    tells: 'Fast, and that knocks boots over. So our cone came softly.',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'All that lives in the cabin came by the gap. Hat, frog, boot, moth: name the two living things.',
    answer: 'frog and moth',
    tells: 'Frog and moth came by the gap. So a small stranger can, too.',
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
