import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.tenths-hundredths'],
    ask: "Dot's lamp lights all but 3 of the 100 small squares of the drawer floor. A turtle covers 0.4 of it. Write the dark part as a decimal.",
    answer: '0.03',
    sum: '3 / 100',
    tells: '0.03 is far less than 0.4. So there is no second turtle.',
    clears: 'turtle',
  },
]
