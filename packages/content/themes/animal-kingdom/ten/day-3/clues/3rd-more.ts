import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The floor of the pipe has 96 square feet. A bucket of water wets a strip, 9 feet by 2 feet. How many square feet is that?',
    answer: '18',
    sum: '9 * 2',
    tells: '18 of 96 is a puddle. So a bucket of water will not do.',
    clears: 'bucket',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Noor hangs 8 feathers in the pipe. In still air, none would swing. Here, all but 1 swing. What fraction swings?',
    answer: '7/8',
    tells: '7/8 swing, so a breeze blows. Fresh air is not missing.',
    clears: 'air',
  },
]
