import type { Interest } from '../types.ts'
import { breaks } from './adventure/breaks.ts'
import { middleQuestions } from './adventure/questions-2-3.ts'
import { lateQuestions } from './adventure/questions-4-5.ts'
import { earlyQuestions } from './adventure/questions-k-1.ts'
import { workshop } from './adventure/workshop.ts'

export const adventure = {
  tag: 'adventure',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Draw an adventure flag by your hardest answer or your best one.', modality: 'visual', ages: 'younger' },
    {
      text: 'An adventure log records wrong turns, too. Sketch one of yours, or one that others might take.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Adventure guides call back. Say all clear after an answer, or turn back.',
      modality: 'auditory',
    },
    {
      text: 'An adventure team looks for landmarks. Tell which clue in a question led or misled you.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Adventure guides test the ground. Step forward when you can prove an answer, or stay and check.',
      modality: 'kinesthetic',
    },
    {
      text: "Adventure partners check each other's ropes. Step over to somebody, and check one answer together or one each.",
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
