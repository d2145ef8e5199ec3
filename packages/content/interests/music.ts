import type { Interest } from '../types.ts'
import { breaks } from './music/breaks.ts'
import { middleQuestions } from './music/questions-2-3.ts'
import { lateQuestions } from './music/questions-4-5.ts'
import { earlyQuestions } from './music/questions-k-1.ts'
import { workshop } from './music/workshop.ts'

export const music = {
  tag: 'music',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Draw one music dot for each answer. Put it high for sure, or low for not sure.', modality: 'visual' },
    {
      text: 'Draw a music note by an answer once you explain it. Pick somebody to explain it to.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Sing one answer you want to remember. Choose a tune you already love.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'In music practice, only the hard bar is repeated. Choose one hard answer and say it again.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Hold up a hand like a music conductor while you think. Lower it to answer or ask.',
      modality: 'kinesthetic',
    },
    {
      text: 'March to a slow music beat while you think. Stop to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Players tune an instrument between pieces. Stretch once, then choose one answer to make clearer.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
