import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.convert-measures'],
    ask: 'By a list, a chain of that length is 5.52 kilograms, and a kilogram has 1,000 grams. Our thing is 648 grams. How many grams less is that?',
    answer: '4872',
    sum: '5.52 * 1000 - 648',
    tells: 'It is lighter by 4,872 grams, so by far. It is no chain.',
    clears: 'chain',
  },
]
