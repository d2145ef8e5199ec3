import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.take-away',
      'math.1.add-within-20',
      'math.1.subtract-within-20',
      'math.1.missing-number',
      'math.2.subtract-within-100',
      'math.2.two-step-stories',
    ],
    ask: 'Deer want a far view, open sky and soft ground. A tunnel has only soft ground. How many wishes are left?',
    answer: '2',
    sum: '3 - 1',
    tells: 'Two wishes are left. A tunnel will not do for deer.',
  },
]
