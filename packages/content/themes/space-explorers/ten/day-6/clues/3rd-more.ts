import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.divide'],
    ask: 'A toy fox has 10 sewn parts, with its tail. This guest took 54 inches of thread, 6 for each part. How many parts has it?',
    answer: '9',
    sum: '54 / 6',
    tells: '9 is one part less than a fox has. So it is not a fox.',
    clears: 'fox',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: "A toy owl's wing is 5/6 of its height. The longest arm or leg in the drawer is 2/6 of the guest's height. Which fraction is smaller?",
    answer: '2/6',
    tells: 'So nothing on this guest is as long as a wing. It is not an owl.',
    clears: 'owl',
  },
]
