import type { Interest } from '../types.ts'
import { breaks } from './princesses/breaks.ts'
import { middleQuestions } from './princesses/questions-2-3.ts'
import { lateQuestions } from './princesses/questions-4-5.ts'
import { earlyQuestions } from './princesses/questions-k-1.ts'
import { workshop } from './princesses/workshop.ts'

export const princesses = {
  tag: 'princesses',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Draw a crown over your proudest answer, or over your bravest try.', modality: 'visual', ages: 'younger' },
    {
      text: 'Castle scribes sealed what was settled. Draw a seal by a sure answer, or leave it open.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A wise princess hears both sides. Tell why one answer is right, or why another would be wrong.',
      modality: 'auditory',
    },
    {
      text: 'Tell the castle court one answer and add because. Choose a grand or a quiet voice.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A princess may have to win over a council. Pick one answer and tell your two best reasons.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Balance a pretend crown while you go over a question. Choose the one you find hardest.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold a pretend crown high when you are sure. Bow if you need help or time.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Castle guards make their rounds twice. Walk one slow circle, then check one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
