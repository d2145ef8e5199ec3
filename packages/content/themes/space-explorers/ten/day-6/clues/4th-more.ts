import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.tenths-hundredths'],
    ask: "A toy rabbit's ears are 0.6 of its height. This guest's ears are 25 of 100 equal parts. Write that as a decimal.",
    answer: '0.25',
    sum: '25 / 100',
    tells: '0.25 is far less than 0.6. So it is not a rabbit.',
    clears: 'rabbit',
  },
]
