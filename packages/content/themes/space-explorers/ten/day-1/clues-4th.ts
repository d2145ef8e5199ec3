import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Kenji's bang reads 2 hundreds and 9 tens on the sound dial. Dot's horn reads 45 more. What does the horn read?",
    answer: '335',
    sum: '200 + 90 + 45',
    tells: '335 is the loudest sound aboard, and the chest slept on. So noise does not wake it.',
  },
]
