import type { Interest } from '../types.ts'
import { breaks } from './family/breaks.ts'
import { middleQuestions } from './family/questions-2-3.ts'
import { lateQuestions } from './family/questions-4-5.ts'
import { earlyQuestions } from './family/questions-k-1.ts'
import { workshop } from './family/workshop.ts'

export const family = {
  tag: 'family',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Pick one answer to show your family later. Draw a small sketch that explains it.', modality: 'visual' },
    {
      text: 'Draw a family face that asks why. Choose an answer and explain it to the face.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Pick one answer to teach your family at dinner. Tell it in three short sentences.', modality: 'auditory' },
    {
      text: 'Tell one answer the way your family talks at home. Choose plain or funny words.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Ask someone in your family for another way. Tell how it is like yours or different.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose a family signal for sure and one for help. Hold one up after each answer.',
      modality: 'kinesthetic',
    },
    {
      text: 'Walk to someone in your family with one answer. Say it, or act it out.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
