import type { Interest } from '../types.ts'
import { breaks } from './cooking/breaks.ts'
import { middleQuestions } from './cooking/questions-2-3.ts'
import { lateQuestions } from './cooking/questions-4-5.ts'
import { earlyQuestions } from './cooking/questions-k-1.ts'
import { workshop } from './cooking/workshop.ts'

export const cooking = {
  tag: 'cooking',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: "Is your answer done? Draw a chef's hat for yes, or a pot for not yet.",
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: "Draw a chef's star by your best answer, or your bravest.",
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A chef calls back each order. Say the question back, then answer it or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A chef keeps notes on every recipe. Tell one thing to keep or to change next time.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Hold each answer like a full plate. Serve it like a chef, or send it back to check.',
      modality: 'kinesthetic',
    },
    {
      text: 'Roll pretend dough like a chef while you think. Stop to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
