import type { Interest } from '../types.ts'
import { breaks } from './science/breaks.ts'
import { middleQuestions } from './science/questions-2-3.ts'
import { lateQuestions } from './science/questions-4-5.ts'
import { earlyQuestions } from './science/questions-k-1.ts'
import { workshop } from './science/workshop.ts'

export const science = {
  tag: 'science',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Science needs records. Sketch how you found one answer, or write three words about it.',
      modality: 'visual',
    },
    {
      text: 'Draw your first idea, as in science. Then work it out, and keep it or change it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Make a science prediction: say what you expect. Then tell if you were right or surprised.',
      modality: 'auditory',
    },
    {
      text: 'Tell how you know, as in science. Choose: I saw it, I tried it, I remembered it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'In science, you say what would change your mind. Say it about one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'In science, a test is repeated. Move away, come back, and redo one answer you pick.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold out your hands like scales in science. Tip left for sure, or right for not sure.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
