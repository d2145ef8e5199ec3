import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'The bridge is ten steps long. Half of it gives beetles cover. How many steps have no cover?',
    answer: '5',
    tells: 'Five steps have none. Half a hiding place is not enough for a beetle.',
  },
]
