import type { Interest } from '../types.ts'
import { breaks } from './building/breaks.ts'
import { middleQuestions } from './building/questions-2-3.ts'
import { lateQuestions } from './building/questions-4-5.ts'
import { earlyQuestions } from './building/questions-k-1.ts'
import { workshop } from './building/workshop.ts'

export const building = {
  tag: 'building',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a brick by each answer, as a builder would. Pick one and check if it holds.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A builder marks what is checked. Draw a check for a sure answer, or a circle for shaky.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Tell what your answer stands on, like a building on its base. Pick the firmest reason.',
      modality: 'auditory',
    },
    {
      text: 'A builder asks for help with heavy loads. Say which question feels heavy or light, and why.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Building inspectors look for cracks. Tell where one answer could go wrong, or why it cannot.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: "Is your answer safe? Hold your arms as a building's roof, or low for not yet.",
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A good builder measures twice. Step aside, count to five, then redo one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
