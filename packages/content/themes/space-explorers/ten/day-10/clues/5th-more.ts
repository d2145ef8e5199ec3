import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: 'A mirror turns 12 lamps into 12 bright spots. On this thing, the lamps add 4 and the spots add 1, both from 0. How many spots go with 12 lamps?',
    answer: '3',
    sum: '12 / 4',
    tells: '3 spots are far fewer than 12. So it is no mirror.',
    clears: 'mirror',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Each medal aboard wears a rhombus. This thing wears a sign with two pairs of parallel sides, four right angles and sides of two lengths. Which is its most exact name?',
    answer: 'rectangle',
    tells: 'A rectangle with two lengths is no rhombus. So it is no medal.',
    clears: 'medal',
  },
]
