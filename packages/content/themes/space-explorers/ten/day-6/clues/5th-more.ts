import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: "Dot's smallest motor weighs 80 grams. The drawer is 138.1 grams with the toy and its tag, and 128.75 without. How many grams are toy and tag?",
    answer: '9.35',
    sum: '138.1 - 128.75',
    tells: '9.35 grams is far less than 80. So it is no tiny robot.',
    clears: 'robot',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On Kenji's map, an owl's wing would reach (9, 5). Dot feels an arm here: from (4, 5) it goes 2 right, then 4 down. Where does it end?",
    answer: '(6, 1)',
    tells: 'It ends at (6, 1), far from (9, 5). So it is no owl.',
    clears: 'owl',
  },
]
