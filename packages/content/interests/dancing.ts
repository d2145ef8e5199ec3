import type { Interest } from '../types.ts'
import { breaks } from './dancing/breaks.ts'
import { middleQuestions } from './dancing/questions-2-3.ts'
import { lateQuestions } from './dancing/questions-4-5.ts'
import { earlyQuestions } from './dancing/questions-k-1.ts'
import { workshop } from './dancing/workshop.ts'

export const dancing = {
  tag: 'dancing',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Did you do it alone? Draw one dancing foot, or two if somebody helped.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a dance ribbon by each answer. Choose a long one for sure, short for not sure.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Say one answer to a dance beat. Choose to clap or tap each part.', modality: 'auditory', ages: 'younger' },
    {
      text: 'Dancing partners give each other tips. Tell one tip for these questions, or ask for one.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose a dance move for sure and one for not yet. Do one after each answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'End each answer like a dance. Choose: bow when sure, or spin to check again.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
