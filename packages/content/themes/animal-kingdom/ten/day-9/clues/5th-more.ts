import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: "Mateo walks ahead 5 times as a guide. Then 430 prints are in the sand. Walks add 1 and Mateo's prints add 86, both from 0. How many are Mateo's?",
    answer: '430',
    sum: '5 * 86',
    tells: "All 430 are Mateo's, so nobody came after. A guide is no help.",
    clears: 'guide',
  },
]
