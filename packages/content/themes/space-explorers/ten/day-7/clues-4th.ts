import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'A hand covers 8 inches, and 9 hands go once around the toy. A ball is 30 inches around. How many inches more is the toy?',
    answer: '42',
    sum: '8 * 9 - 30',
    tells: '42 inches more than the ball. So it is not that ball.',
  },
]
