import type { Interest } from '../types.ts'
import { breaks } from './nature/breaks.ts'
import { middleQuestions } from './nature/questions-2-3.ts'
import { lateQuestions } from './nature/questions-4-5.ts'
import { earlyQuestions } from './nature/questions-k-1.ts'
import { workshop } from './nature/workshop.ts'

export const nature = {
  tag: 'nature',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw the weather by each answer. Choose sun for sure or cloud for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A nature notebook gets a mark for each find. Draw a leaf for sure, or a seed for not yet.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Listen to a question as you would listen in nature. Tell what you noticed first or last.',
      modality: 'auditory',
    },
    {
      text: 'Nature guides point out what others miss. Tell the detail that decides one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Stand still like a tree until the question ends. Reach up for sure, or sway for help.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Weather forecasts give chances, not promises. Choose a chance for each answer: hold up one to ten fingers.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
