import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Noor has ten things to check. Half of them are done, and all are fine. How many are still to check?',
    answer: '5',
    tells: 'Five more, and those are fine, too. Nothing has been built wrong.',
  },
]
