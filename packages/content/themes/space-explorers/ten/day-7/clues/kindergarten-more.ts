import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.take-away'],
    ask: 'Dot sends 8 beans at its middle. 8 float right through. How many does it stop?',
    answer: '0',
    sum: '8 - 8',
    tells: 'It stops 0 beans, so its middle is open. A ball is closed, so it is no ball.',
    clears: 'ball',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A top has one point. Along the edge of ours, Dot feels smooth, bump, smooth, bump, smooth. What comes next?',
    answer: 'bump',
    tells: 'A bump, and so on all around, with never a point. So it is no top.',
    clears: 'top',
  },
]
