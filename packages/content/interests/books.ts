import type { Interest } from '../types.ts'
import { breaks } from './books/breaks.ts'
import { middleQuestions } from './books/questions-2-3.ts'
import { lateQuestions } from './books/questions-4-5.ts'
import { earlyQuestions } from './books/questions-k-1.ts'
import { workshop } from './books/workshop.ts'

export const books = {
  tag: 'books',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Pick the answer that belongs in a book. Draw it with a title.', modality: 'visual', ages: 'younger' },
    {
      text: 'A good book adds a diagram where words run out. Sketch one for an answer you pick.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Pick one answer. Tell it like the first line of a book.', modality: 'auditory' },
    {
      text: 'Book editors ask: how do you know? Say your evidence for one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Are you sure? Hold your hands open like a book, or closed for not yet.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Choose one answer. Hold your hands like an open book and read it out.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
