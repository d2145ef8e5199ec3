import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A fly has 2 wings. Our guest has over 1 and under 5, not 3. Two such guests have 8 wings. How many has one?',
    answer: '4',
    tells: 'Four wings, and a fly has two. So they are not flies.',
    clears: 'flies',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Wasps bring insects home. One of our guests brings 3 fourths of dust and 1 fourth of nectar. How many fourths are insects?',
    answer: '0',
    sum: '4 - 3 - 1',
    tells: 'No fourth is insects. So they are not wasps.',
    clears: 'wasps',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Eight spiders have 64 legs. On eight guests, Noor counts 28 legs and then 20 more. How many legs?',
    answer: '48',
    sum: '28 + 20',
    tells: '48 is less than 64. So they are not spiders.',
    clears: 'spiders',
  },
]
