import type { Interest } from '../types.ts'
import { breaks } from './magic/breaks.ts'
import { middleQuestions } from './magic/questions-2-3.ts'
import { lateQuestions } from './magic/questions-4-5.ts'
import { earlyQuestions } from './magic/questions-k-1.ts'
import { workshop } from './magic/workshop.ts'

export const magic = {
  tag: 'magic',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Did an answer surprise you? Draw a magic swirl, or a plain dot for no.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a magic wand by each answer you can prove. Pick one and prove it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Magic looks easy after practice. Tell which answer took work, and pick one to practice.',
      modality: 'auditory',
    },
    {
      text: 'Make a short spell that helps you remember, rhymed or plain. Say it before you answer.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Show that nothing is hidden, as in magic. Hold out both hands and prove one answer you choose.',
      modality: 'kinesthetic',
    },
    {
      text: 'Fold your hands while you think. Open them like magic to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
