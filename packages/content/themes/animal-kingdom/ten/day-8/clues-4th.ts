import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'On one trip, a guest lands on 50 to 100 blossoms. Both digits are the same, and they add up to 14. How many blossoms?',
    answer: '77',
    tells: 'Seventy-seven on one trip. Few others are so busy, and the bridge needs many blossoms.',
  },
  {
    skills: ['math.4.divide-remainder', 'math.5.divide-two-digit', 'math.5.expressions'],
    ask: 'Each guest has 5 eyes and 4 wings. In a box, Noor counts 45 eyes. How many wings are in it?',
    answer: '36',
    sum: '45 / 5 * 4',
    tells: 'Thirty-six wings for nine guests. Nine flies would have only 18, so they are not flies.',
  },
  {
    skills: ['math.4.angles'],
    ask: 'Each room of our guests has 6 walls. Two rooms side by side share one wall. How many walls must they build for both?',
    answer: '11',
    sum: '2 * 6 - 1',
    tells: 'Eleven, so one wall is saved. Our guests build in wax and waste none of it.',
  },
]
