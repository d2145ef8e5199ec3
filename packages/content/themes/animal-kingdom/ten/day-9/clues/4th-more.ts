import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Deep in the wood, there is some sound for 0.55 to 0.65 of each night. On the bridge, it is 60 of 100 equal parts. Write that as a decimal.',
    answer: '0.6',
    sum: '60 / 100',
    tells: '0.6, right between 0.55 and 0.65. So the bridge is as quiet as the wood, and quiet is not what they need.',
    clears: 'quiet',
  },
]
