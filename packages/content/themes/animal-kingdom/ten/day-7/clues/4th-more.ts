import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.angles'],
    ask: 'Flat stones get too hot once the sun is 50 degrees high. Straight up is 90, and at noon the sun is 25 short of that. How many degrees high is it?',
    answer: '65',
    sum: '90 - 25',
    tells: '65 is more than 50. So at noon, flat stones are too hot.',
    clears: 'stones',
  },
]
