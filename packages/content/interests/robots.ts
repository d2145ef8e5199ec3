import type { Interest } from '../types.ts'
import { breaks } from './robots/breaks.ts'
import { middleQuestions } from './robots/questions-2-3.ts'
import { lateQuestions } from './robots/questions-4-5.ts'
import { earlyQuestions } from './robots/questions-k-1.ts'
import { workshop } from './robots/workshop.ts'

export const robots = {
  tag: 'robots',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a robot face by each answer. Choose a smile for sure or a zigzag for check.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A robot stores only what was tested. Draw a box around a tested answer, or a question mark.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Say each answer. Add one robot beep for sure, or two for check again.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Robots take every word exactly. Pick one answer and say it without a needless word.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Robots sense, think and act. Touch an ear, then your head, then show or say your answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A robot arm repeats a move to check it. Redo your longest or hardest answer another way.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
