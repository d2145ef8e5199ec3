import type { Clue } from '../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: 'Beetles left after each open gap: 64, 32, 16. The pattern goes on. How many are left after the next gap?',
    answer: '8',
    sum: '16 / 2',
    tells: 'Eight. Half of them turn back at every gap, so there must be no gap at all.',
  },
]
