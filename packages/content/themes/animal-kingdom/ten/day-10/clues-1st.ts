import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: "Suki's step is four hands long. The last one's step is two hands long. How many hands shorter is it?",
    answer: '2',
    sum: '4 - 2',
    further: true,
    tells: 'Two hands shorter. The last one has short legs and was in no hurry.',
  },
]
