import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.two-step-stories'],
    ask: 'It takes 60 baskets of moss to cover the bridge. Suki brings 9 and then 6, and the wood has no more. How many are missing?',
    answer: '45',
    sum: '60 - 9 - 6',
    tells: '45 baskets are missing, and a beetle needs cover all the way. So moss is out.',
    clears: 'moss',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Small animals cross from midnight on. Wind blows our hay off the bridge: short hand past 11, long on 5. When is it, a.m. or p.m.?',
    answer: '11:25 p.m.',
    tells: '11:25 p.m., and that is before midnight. So hay is gone when they come, and it is out.',
    clears: 'hay',
  },
]
