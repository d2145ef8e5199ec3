import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.teen-numbers'],
    ask: "Heavy things light more lamps on the shaking scale. The turtle's drawer lights 18. This one lights ten and 2 more. How many lamps?",
    answer: '12',
    sum: '10 + 2',
    tells: '12 is far less than 18. So no second turtle is in here.',
    clears: 'turtle',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Boots of a stranger leave long, round prints. The print in the dust has 4 equal sides and square corners. Name its shape.',
    answer: 'a square',
    tells: 'A square, and only Dot has such feet. So no stranger was here.',
    clears: 'stranger',
  },
]
