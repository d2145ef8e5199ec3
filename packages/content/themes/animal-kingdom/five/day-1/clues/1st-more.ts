import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'From door to hooks, Mateo takes 9 steps. Whoever carried our cone lost a drop of sap at each step. Noor finds 8 drops, then 3 more. How many?',
    answer: '11',
    sum: '8 + 3',
    tells: "Eleven, more than Mateo's 9. So smaller feet brought our cone in.",
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'Our cone has 11 rows of scales. 2 rows have marks. How many rows have none?',
    answer: '9',
    sum: '11 - 2',
    tells: 'Nine are clean, and only 2 are marked. So whatever made the marks stopped early.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A cone that was a meal is 8 beans lighter, or more. A whole one weighs 16 beans, ours 11. 16 - __ = 11: how many beans lighter is ours?',
    answer: '5',
    sum: '16 - 11',
    tells: 'Just five, less than 8. So nobody made a meal of it; somebody only nibbled.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'From the door gap to the hooks it is 79 inches. From the window it is 97. Which number is less?',
    answer: '79',
    tells: '79, for 7 tens are fewer. So the door gap is the shorter way to the whistle.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A test cone rolls 60 steps from the crooked pine and stops. To our cabin it is 53 steps, then 40 more. How many steps?',
    answer: '93',
    sum: '53 + 40',
    tells: '93 is far more than 60. So our cone did not roll here: somebody brought it.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The scratching began at 1:35. When did the door board hum? Draw the short hand halfway from 1 to 2, the long hand on 6. Read it.',
    answer: '1:30',
    tells: 'Half past one, just before the scratching. So something squeezed in below the door.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more sap specks lie below the whistle hook than below the hats?',
    answer: '8',
    graph: rings('Sap specks below the hooks', { hats: 2, bare: 4, whistle: 10 }),
    sum: '10 - 2',
    tells: 'Eight more. So most of it happened right where the whistle hung.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A bear scratches a door from bottom to top. On ours, only the lowest fourth has scratches. How many fourths are clean?',
    answer: '3',
    sum: '4 - 1',
    tells: 'Three are clean, so it was no bear. Whoever made the scratches is small.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'The door gap is 4 beans high. Mateo lays 5 beans across our cone. 2 of them start past its edge. How many beans thick is it?',
    answer: '3',
    sum: '5 - 2',
    tells: 'Three beans, less than 4. So our cone fits in below the door.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'With a fork, Noor copies all our marks in 29 minutes. The scratching took over 27 minutes and under 31, not 28 or 29. How many?',
    answer: '30',
    tells: 'Thirty, one more than 29. So there was just time enough for all our marks.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Noor has looked for holes in 5 corners of the cabin. On the plan, its floor is a hexagon. How many corners has it?',
    answer: '6',
    tells: 'Six, so one was left. Noor finds no hole there, so the door gap is the only way in.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Crumbs lie below our pinecone, and on top a scrap of a wing. Spider, frog or moth: which one has wings?',
    answer: 'the moth',
    tells: 'The moth, and moths fly by night. So our cone lay there by night.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Whiskers are long hairs beside the nose. At night, animals touch the wall with them. What is their job: to feel or to see?',
    answer: 'to feel',
    tells: 'To feel the way. With whiskers, even a dark cabin is no trouble.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A fluffy chick sits in the barn. It has a flat, round face and a hooked beak. Owl, duck or hen: which is its parent?',
    answer: 'an owl',
    tells: 'An owl. The chick begs all night, so Olu sat in the barn with it.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Soon after 2:00 the scratching stopped. What did our cone do from then on: shake or lie still?',
    answer: 'lie still',
    tells: 'It lay still, so the marks were all done by then.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The moon rose, and the frog could see the doorstep at last. What came from the step into the eyes of the frog?',
    answer: 'light',
    tells: 'Light. So we can trust what the frog saw on the step.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The frog saw only a shadow slide across the step. Does a shadow show colors?',
    answer: 'no',
    tells: 'No, it is just a dark shape. So the frog cannot say what went by.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'The sun had set when Noor locked the door. On which side did it go down: east or west?',
    answer: 'west',
    tells: 'In the west, behind the cabin. So the doorstep stayed dark until the moon rose.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Noor locks up at 8:00 in the evening. In which season is it still light then: summer or fall?',
    answer: 'summer',
    tells: 'Summer. Now it is dark at eight, so anything could come by unseen.',
  },
]
