import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.number-rules'],
    ask: '6 sniffs of old socks make Kenji sneeze 12 times. 2 sniffs at the card bring 14 sneezes, 3 bring 21. The rule goes on. How many do 6 bring?',
    answer: '42',
    sum: '6 * 7',
    tells: '42 sneezes are far more than 12. So it is not old socks.',
    clears: 'socks',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Old socks smell 50 feet far. Kenji carries his away in 8 hops of 7 feet. How many feet is that?',
    answer: '56',
    sum: '8 * 7',
    tells: '56 is more than 50, and the smell is as strong as before. So it is not old socks.',
    clears: 'socks',
  },
]
