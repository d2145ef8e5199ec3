import type { Clue } from '../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: 'Along a wall, a turtle gets to 15 feet, 30 feet, 45 feet. It goes on so after each rest. On which walk does it reach 90 feet?',
    answer: '6',
    sum: '90 / 15',
    tells: 'On the sixth. It never turned away, so the wall led it right to the place.',
  },
]
