import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'Three such toys have 12 paws and 6 ears. How many paws and ears has one?',
    answer: '6',
    sum: '(12 + 6) / 3',
    tells: 'One has 4 paws and 2 ears. An owl has no paws at all, so it is no owl.',
  },
]
