import type { Interest } from '../types.ts'
import { breaks } from './sports/breaks.ts'
import { middleQuestions } from './sports/questions-2-3.ts'
import { lateQuestions } from './sports/questions-4-5.ts'
import { earlyQuestions } from './sports/questions-k-1.ts'
import { workshop } from './sports/workshop.ts'

export const sports = {
  tag: 'sports',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Look back like a team after a game. Choose your best answer and one to practice.', modality: 'visual' },
    {
      text: 'Keep a team score: draw a line for each answer you checked. Pick one to check twice.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Call one answer like a sports reporter. Tell it calmly or with a cheer.',
      modality: 'auditory',
    },
    {
      text: 'Talk before you play, as a team does. Say what you will do first, or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A good sports coach praises one thing and mends one. Tell both about an answer you pick.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Sports judges hold up a score. Choose one to five fingers for how sure you are.',
      modality: 'kinesthetic',
    },
    {
      text: 'Get set like a sports star: stand, breathe, listen. Then step up to answer, or ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
