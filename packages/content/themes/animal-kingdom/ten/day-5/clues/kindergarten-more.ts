import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.teen-numbers'],
    ask: 'In one clap, a turtle goes 1 step. A frog goes ten steps and 4 more. How many?',
    answer: '14',
    sum: '10 + 4',
    tells: 'Fourteen is much too quick. The turtle is left behind, so the frogs cannot lead it.',
    clears: 'frogs',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Suki lays out 7 berries. 9 mice come first, and each wants one. Which is more: 7 or 9?',
    answer: '9',
    tells: 'More mice than berries! None is left for a turtle, so berries are out.',
    clears: 'berries',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Before there was a sign, 2 turtles found the tunnel. With the sign, 2 find it. Which is more?',
    answer: 'neither',
    tells: 'It is the same with the sign as before. So a sign is no help.',
    clears: 'sign',
  },
]
