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
    ask: 'A turtle looks up 2 hands high. The sign hangs 8 hands high. Which is more: 2 or 8?',
    answer: '8',
    tells: 'Eight is far too high for a turtle. So a sign is no help.',
    clears: 'sign',
  },
]
