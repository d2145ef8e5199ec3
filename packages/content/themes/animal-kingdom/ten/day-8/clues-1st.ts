import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Noor plants eight kinds of blossoms. Half of them open in spring. How many kinds is that?',
    answer: '4',
    tells: 'Four in spring, and four later on. So the guests will find a meal for months.',
  },
]
