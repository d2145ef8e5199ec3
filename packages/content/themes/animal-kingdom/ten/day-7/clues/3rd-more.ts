import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A mouse needs 3 inches of hay to hide. After one windy night, our hay reaches from 0 to one quarter mark after the 1. How many inches is that?',
    answer: '1 1/4',
    tells: '1 1/4 is less than 3, so no mouse can hide there now. Hay is out.',
    clears: 'hay',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The way across has 360 square feet. Side by side, all our moss makes a rectangle, 10 feet by 9 feet. How many square feet is that?',
    answer: '90',
    sum: '10 * 9',
    tells: '90 is far less than 360. Most of the way would stay bare, so moss is out.',
    clears: 'moss',
  },
]
