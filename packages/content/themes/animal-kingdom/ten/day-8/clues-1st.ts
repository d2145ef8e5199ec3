import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Noor plants a square bed with four equal parts. One part opens in spring. Name that part.',
    answer: 'a fourth',
    tells: 'A fourth opens in spring, and the others later on. So the guests will find a meal for months.',
  },
]
