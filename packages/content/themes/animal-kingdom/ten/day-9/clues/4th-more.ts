import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Deep in the wood, 0.6 of the night has some sound. On the bridge, it is 60 of 100 equal parts. Write that with tenths only.',
    answer: '0.6',
    sum: '60 / 100',
    tells: '0.6, just as in the wood. So they do not lack quiet.',
    clears: 'quiet',
  },
]
