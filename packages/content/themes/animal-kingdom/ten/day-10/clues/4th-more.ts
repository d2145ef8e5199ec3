import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.convert-units'],
    ask: 'The last one takes 3 steps on 18 inches. A bear takes 3 steps on 6 feet. How many inches are 6 feet?',
    answer: '72',
    sum: '6 * 12',
    tells: '72 inches are four times as far as 18. So it was not a bear.',
    clears: 'bear',
  },
]
