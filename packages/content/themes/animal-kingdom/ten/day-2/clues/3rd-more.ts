import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Deer take a way that they like within 10 minutes. One stands at a tunnel from 6:45 to 7:20. How many minutes is that?',
    answer: '35',
    sum: '15 + 20',
    tells: '35 minutes are far more than 10, and then it went home. So a tunnel is out.',
    clears: 'tunnel',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Eight deer need 80 square feet to stand together. The top of a ramp is 9 feet by 6 feet. How many square feet is that?',
    answer: '54',
    sum: '9 * 6',
    tells: '54 is less than 80. A herd stays together, so a ramp is out.',
    clears: 'ramp',
  },
]
