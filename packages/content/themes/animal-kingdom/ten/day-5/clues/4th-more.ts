import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.angles'],
    ask: 'A turtle lifts its head 20 degrees at most. Straight up is 90 degrees, and the sign is 25 degrees short of it. How high must the turtle look?',
    answer: '65',
    sum: '90 - 25',
    tells: '65 is far more than 20. It cannot see a sign up there.',
    clears: 'sign',
  },
]
