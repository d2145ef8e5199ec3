import type { Interest } from '../types.ts'
import { breaks } from './animals/breaks.ts'
import { middleQuestions } from './animals/questions-2-3.ts'
import { lateQuestions } from './animals/questions-4-5.ts'
import { earlyQuestions } from './animals/questions-k-1.ts'
import { workshop } from './animals/workshop.ts'

export const animals = {
  tag: 'animals',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a small animal track beside each answer you can prove. Pick one to prove aloud.',
      modality: 'visual',
    },
    {
      text: 'Draw a cat by each answer. Choose: wide awake for sure, asleep for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Field notes on animals begin with a sketch. Sketch one answer, or your way to it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Animals listen before they move. Read or hear each question twice, then say your answer.',
      modality: 'auditory',
    },
    {
      text: 'Pick an animal that listens well. Tell it how you found one answer.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Guides at an animal park get asked why. Pick one answer and tell your reason in one sentence.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Animals show things without words. Pick one answer and act it out silently.', modality: 'kinesthetic' },
    {
      text: 'Hold still like a rabbit while you think. Hop or nod once you can say why.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Animal trackers step back to see the whole trail. Step back, then check your hardest or longest answer.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
