import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.equivalent-fractions'],
    ask: "A small cabbage fills 3/4 of Kenji's pot. A real one of these fills 5/12 of it. How many twelfths is 3/4?",
    answer: '9',
    sum: '3 * 3',
    tells: '9/12 is far more than 5/12, so a cabbage is too big. It is no cabbage.',
    clears: 'cabbage',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Dot feels 7/10 of the way around the thing. It goes on for another 6/10 and meets no straight edge. How many tenths is that?',
    answer: '13',
    sum: '7 + 6',
    tells: '13/10 are more than once around, without a straight edge. A book is full of them, so it is no book.',
    clears: 'book',
  },
]
