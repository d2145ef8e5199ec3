import type { Interest } from '../types.ts'
import { breaks } from './friendship/breaks.ts'
import { middleQuestions } from './friendship/questions-2-3.ts'
import { lateQuestions } from './friendship/questions-4-5.ts'
import { earlyQuestions } from './friendship/questions-k-1.ts'
import { workshop } from './friendship/workshop.ts'

export const friendship = {
  tag: 'friendship',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'Draw or write a short hint that would help a friend. Do not give the answer away.', modality: 'visual' },
    {
      text: 'Draw a smile by an answer you could teach a friend. Pick one and teach it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Look at one answer as a doubting friend would. Choose the proof that would win your friend over.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Tell somebody what a friend should watch out for. Choose the question where it matters.',
      modality: 'auditory',
    },
    { text: 'Tell a pretend friend how you did it. Choose easy words.', modality: 'auditory', ages: 'younger' },
    {
      text: 'Good friends can disagree politely. Say I think so because, or I see it another way.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Friends take turns to lead. Step forward to explain, or step back and ask a good question.',
      modality: 'kinesthetic',
    },
    {
      text: "Hold out a hand when you want a friend's help. Hold up a thumb, or both, when sure.",
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Act out a slip that any friend could make, then mend it. Choose a likely one.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
