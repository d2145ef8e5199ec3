import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Dot bends a wire, and it snaps at bend 11. Our thing Dot bends ten times and then 5 more. How many bends?',
    answer: '15',
    sum: '10 + 5',
    tells: '15 is more than 11, and nothing snapped. So it is no wire.',
    clears: 'wire',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'Lucia squeezes the thing in 10 spots. 0 of them are hard. How many are soft?',
    answer: '10',
    sum: '10 - 0',
    tells: 'All 10 spots are soft. A wire is hard, so it is no wire.',
    clears: 'wire',
  },
]
