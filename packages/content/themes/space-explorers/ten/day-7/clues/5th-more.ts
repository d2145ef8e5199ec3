import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.shape-families'],
    ask: 'A ball needs a square drawer front. Ours has four right angles and sides of 24, 2, 24 and 2 inches. Which is its most exact name?',
    answer: 'rectangle',
    tells: 'A long, low rectangle is no square. So it is no ball.',
    clears: 'ball',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: "A plate of that size stops 3/4 of Kenji's light. The rim of this toy stops 1/12 of it, and dust stops another 1/8. What fraction is stopped?",
    answer: '5/24',
    tells: '5/24 is far less than 3/4. So it is no plate.',
    clears: 'plate',
  },
]
