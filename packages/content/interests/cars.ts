import type { Interest } from '../types.ts'
import { breaks } from './cars/breaks.ts'
import { middleQuestions } from './cars/questions-2-3.ts'
import { lateQuestions } from './cars/questions-4-5.ts'
import { earlyQuestions } from './cars/questions-k-1.ts'
import { workshop } from './cars/workshop.ts'

export const cars = {
  tag: 'cars',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a car by each answer. Add speed lines for sure, or a stop sign for check.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a race flag by your fastest answer, or by your hardest.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A race crew talks over every stop. Tell what slowed you down, or what sped you up.',
      modality: 'auditory',
    },
    {
      text: 'A race engineer trusts facts, not luck. Choose one answer and say which fact decided it.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Do a car check on your fingers: heard, worked out, checked. Hold up one, two or three.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold a pretend car wheel while you think. Turn left to check again, or right to go on.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A race is won by smooth moves, not hurry. Move through your slowest or shakiest answer once more.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
