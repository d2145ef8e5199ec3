import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.number-rules'],
    ask: 'A chain has 24 links in 10 feet. Dot feels 10 bumps in 2 feet of this thing and 25 in 5 feet. The rule goes on. How many in 10 feet?',
    answer: '50',
    sum: '10 * 5',
    tells: '50 bumps do not fit 24 links. So it is not a chain.',
    clears: 'chain',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'The sound dial has 8 equal parts. A chain fills 7/8 of it. With our thing, 6 parts stay empty. What fraction is full?',
    answer: '2/8',
    tells: '2/8 is a mere rustle beside 7/8. So it is not a chain.',
    clears: 'chain',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Rolled up, our longest wire covers 20 square inches. Our thing lies in a rectangle, 9 inches long and 7 wide, and fills it. How many square inches is that?',
    answer: '63',
    sum: '9 * 7',
    tells: '63 is far more than 20. It is too thick for a wire.',
    clears: 'wire',
  },
]
