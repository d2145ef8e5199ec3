import type { Interest } from '../types.ts'
import { breaks } from './puzzles/breaks.ts'
import { middleQuestions } from './puzzles/questions-2-3.ts'
import { lateQuestions } from './puzzles/questions-4-5.ts'
import { earlyQuestions } from './puzzles/questions-k-1.ts'
import { workshop } from './puzzles/workshop.ts'

export const puzzles = {
  tag: 'puzzles',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a puzzle piece by each answer that fits. Pick one and tell why it fits.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'In a logic puzzle, you cross out what cannot be. Sketch or name one wrong answer, and say why.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Tell a clue to one answer, not the answer. Choose who gets to solve your puzzle.', modality: 'auditory' },
    {
      text: 'Say what you know first, as in a puzzle. Then say what is missing, or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A fair puzzle has one solution. Tell why your answer is the only one, or find another.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Stuck on a puzzle? Walk one slow circle, or try another question first.', modality: 'kinesthetic' },
    {
      text: 'Does your answer fit the puzzle? Hold your hands together for yes, or apart for no.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
