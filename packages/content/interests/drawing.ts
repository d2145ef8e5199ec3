import type { Interest } from '../types.ts'
import { breaks } from './drawing/breaks.ts'
import { middleQuestions } from './drawing/questions-2-3.ts'
import { lateQuestions } from './drawing/questions-4-5.ts'
import { earlyQuestions } from './drawing/questions-k-1.ts'
import { workshop } from './drawing/workshop.ts'

export const drawing = {
  tag: 'drawing',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Make a quick drawing of one question first. Draw all of it, or only the tricky part.',
      modality: 'visual',
    },
    {
      text: 'Make a tiny drawing of one answer. Circle the part that shows why, or point to it.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Tell somebody how to make a drawing of one answer. Choose what comes first.', modality: 'auditory' },
    {
      text: 'Close your eyes and see one answer as a drawing. Tell one thing or two about it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A drawing teacher asks what to improve. Say one thing to keep, or one to redo.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Reach out and make an air drawing of one answer. Pick the easiest or the hardest.',
      modality: 'kinesthetic',
    },
    {
      text: 'Shape one answer with your fingers, like a tiny drawing. Pick one that somebody can guess.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Artists step back from a drawing to judge it. Step back, then choose one answer to improve.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
