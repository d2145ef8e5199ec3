import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.5.shape-families'],
    ask: 'Noor watches a bat at the town gate. A quarter turn is 90 degrees. It makes two of them, both the same way. How many degrees is that?',
    answer: '180',
    sum: '2 * 90',
    tells: 'That is 180 degrees, a half turn: it flies back. The gate has what Mateo drew.',
  },
]
