import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'In a test, 1/2 of the frogs chose wet moss and 3/8 chose wet sand. The rest chose dry moss. What fraction is that?',
    answer: '1/8',
    tells: 'Only 1/8 chose moss that is dry. Frogs want it wet, so it is not moss that they miss.',
    clears: 'moss',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'In 125 seconds, eleven frogs need less than 1 cubic foot of air. The breeze brings 24 each second. How many cubic feet is that in 125 seconds?',
    answer: '3000',
    sum: '125 * 24',
    tells: '3,000 is far more than 1. So fresh air is not missing.',
    clears: 'air',
  },
]
