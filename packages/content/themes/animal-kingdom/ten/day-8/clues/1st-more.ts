import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A fly has 2 wings. Our guest has over 2 and under 6, not 3, not 5. How many wings?',
    answer: '4',
    tells: 'Four wings, and a fly has two. So they are not flies.',
    clears: 'flies',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: "A guest's load has 4 equal parts: 3 of dust, 1 of nectar. Name the nectar part.",
    answer: 'a fourth',
    tells: 'With that fourth, all is told, and no part is insects. They are not wasps.',
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
