import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.angles'],
    ask: 'In tests, flat stones are too hot for beetles once the sun stands 50 degrees high. Straight up is 90, and at noon the sun is 28 short of that. How many degrees high is it?',
    answer: '62',
    sum: '90 - 28',
    tells: '62 degrees, more than 50. So at noon, flat stones are too hot.',
    clears: 'stones',
  },
]
