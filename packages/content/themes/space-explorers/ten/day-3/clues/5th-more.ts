import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'By a list, a felt radish is 1/2 red. This felt thing is 7/12 white and 3/8 green. What fraction of it could be red?',
    answer: '1/24',
    tells: '1/24 is far less than 1/2. So it is no radish.',
    clears: 'radish',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A felt book takes 3,000 minutes at most. A tag says: I took 28 evenings of 135 minutes each. How many minutes is that?',
    answer: '3780',
    sum: '28 * 135',
    tells: '3,780 is more than 3,000. So it is no book.',
    clears: 'book',
  },
]
