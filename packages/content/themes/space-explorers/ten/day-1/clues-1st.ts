import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units'],
    ask: 'The warmth dial stood at 3. A warm towel made it go up 4. Where is it now?',
    answer: '7',
    sum: '3 + 4',
    tells: 'The lid is at 7 and still fast asleep. So warmth does not wake it.',
  },
]
