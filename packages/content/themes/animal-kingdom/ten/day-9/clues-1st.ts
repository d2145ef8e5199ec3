import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Noor splits the fence into fourths. 3 of them are checked, and all are fine. How many are still to check?',
    answer: '1',
    sum: '4 - 3',
    tells: 'One more, and that is fine, too. Nothing has been built wrong.',
  },
]
