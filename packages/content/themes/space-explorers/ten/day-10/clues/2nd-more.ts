import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Our widest coin is 40 millimeters. Round lines on the thing are 20, 28 and 36 millimeters wide. The rule goes on. What comes next?',
    answer: '44',
    sum: '36 + 8',
    tells: '44 is more than 40. So it is no coin.',
    clears: 'coin',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Every medal aboard is painted in thirds. Gold thread splits our round thing into 4 equal shares. What do you call one?',
    answer: 'a fourth',
    tells: 'Fourths are not thirds. So it is no medal.',
    clears: 'medal',
  },
]
