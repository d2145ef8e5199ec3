import type { Interest } from '../types.ts'
import { breaks } from './superheroes/breaks.ts'
import { middleQuestions } from './superheroes/questions-2-3.ts'
import { lateQuestions } from './superheroes/questions-4-5.ts'
import { earlyQuestions } from './superheroes/questions-k-1.ts'
import { workshop } from './superheroes/workshop.ts'

export const superheroes = {
  tag: 'superheroes',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Which power helped you: a sharp eye, memory or patience? Draw it as a superhero badge.',
      modality: 'visual',
    },
    {
      text: 'Draw a superhero shield beside each answer you can defend. Pick one and defend it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Even superheroes have a weak spot. Look for one in your answers, and mend or defend it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Superheroes share their tricks. Tell the trick that helped you, or ask for one.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A superhero briefs the team in few words. Pick one answer and tell it in three sentences.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Even a superhero asks for help. Reach out a hand for a hint, or nod to go on.', modality: 'kinesthetic' },
    {
      text: 'Hold a superhero pose while you check each answer. Then say yes or change it.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A superhero trains the hardest move the most. Choose your slowest answer and redo it from memory.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
