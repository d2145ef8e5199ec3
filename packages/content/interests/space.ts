import type { Interest } from '../types.ts'
import { breaks } from './space/breaks.ts'
import { middleQuestions } from './space/questions-2-3.ts'
import { lateQuestions } from './space/questions-4-5.ts'
import { earlyQuestions } from './space/questions-k-1.ts'
import { workshop } from './space/workshop.ts'

export const space = {
  tag: 'space',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Draw a small star beside each answer you can prove. Choose one and prove it.', modality: 'visual' },
    { text: 'Are you sure? Trace a star in the air, or a moon for not yet.', modality: 'visual', ages: 'younger' },
    {
      text: 'Space engineers keep a log. Draw or write what you tried for one answer.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Space crews say each order back. Say one question back, word for word or in your own way.',
      modality: 'auditory',
    },
    {
      text: 'Whisper each answer to the Moon. Check it, then say it aloud or change it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Reports from space are short. Tell one answer in ten words or fewer, then add the reason.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose two space signals: one for sure, one for check again. Hold one up after each answer.',
      modality: 'kinesthetic',
    },
    {
      text: 'A planet shows a new side as it turns. Move to another spot and check one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
