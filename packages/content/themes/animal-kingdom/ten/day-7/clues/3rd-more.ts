import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.quarter-inches'],
    ask: 'In the evening, hay lies 6 inches deep. At dawn, it reaches from 0 to one quarter mark after the 1. How many inches is that?',
    answer: '1 1/4',
    tells: 'Of 6 inches, only 1 1/4 are left after one windy night. So hay is out.',
    clears: 'hay',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The way across has 360 square feet. We have 6 mats of moss, each 5 feet by 3 feet. How many square feet is one mat?',
    answer: '15',
    sum: '5 * 3',
    tells: '6 mats of 15 make just 90, far less than 360. So moss is out.',
    clears: 'moss',
  },
]
