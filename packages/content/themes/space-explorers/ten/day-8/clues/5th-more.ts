import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: "At Ravi's old apple the dial adds 4 each minute, at the lock 12, both from 0. How many times the apple's number is the lock's?",
    answer: '3',
    sum: '12 / 4',
    tells: 'The lock always shows 3 times as much. So it is not an old apple.',
    clears: 'apple',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "Lucia's cheese lies at (9, 7) on our map. Dot starts at (7, 1) and follows the smell, 5 left and 2 up. Where does it lead?",
    answer: '(2, 3)',
    tells: 'The smell leads to (2, 3), and the cheese is at (9, 7). So it is not cheese.',
    clears: 'cheese',
  },
]
