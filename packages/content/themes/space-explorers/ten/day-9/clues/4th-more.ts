import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A wire is hard at every spot. Dot presses our thing at 100 spots, and 91 of them are soft. Write that part as a decimal.',
    answer: '0.91',
    sum: '91 / 100',
    tells: '0.91 of the thing is soft. So it is not a wire.',
    clears: 'wire',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A stiff pole lies straight, in 1 lap. The thing, 120 inches long, lies in equal laps of 12 inches. 12 and __ are a factor pair of 120. Which number is missing?',
    answer: '10',
    sum: '120 / 12',
    tells: 'It lies in 10 laps, back and forth, and a pole in 1. So it is not a pole.',
    clears: 'pole',
  },
]
