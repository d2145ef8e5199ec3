import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'The lid needs a pull of 500 pounds. Each of our 6 pulls with 90. How many pounds are to spare?',
    answer: '40',
    sum: '6 * 90 - 500',
    tells: 'With 6 we have 40 to spare, but 5 pull with just 450. So not one of us can be missing.',
  },
]
