import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'Dot pays a cent for each toe. A sloth costs 12 cents at most. Our animal costs 1 dime, 1 nickel and 3 pennies. How many cents?',
    answer: '18',
    sum: '10 + 5 + 3',
    tells: '18 cents stand for 18 toes, and a sloth has 12 at most. So it is no sloth.',
    clears: 'sloth',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'In 25 minutes a snail creeps 60 feet at most. Our animal walked 4 hundreds and 2 ones of feet. Write the number.',
    answer: '402',
    sum: '4 * 100 + 2',
    tells: '402 is far more than 60. So it is no snail.',
    clears: 'snail',
  },
]
