import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A farm cut clover from 9:00 on. Our bag was already full: long hand on 6, short between 8 and 9. What time?',
    answer: '8:30',
    tells: 'At 8:30 no clover was cut yet. So it is no clover.',
    clears: 'clover',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Daisies are white. Dot takes out 12 bits: 8 brown, 3 yellow and 1 green. 8 + __ = 12: how many are not brown?',
    answer: '4',
    sum: '12 - 8',
    tells: '4, and 3 and 1 are 4, too. None is left to be white, so it is no bag of daisies.',
    clears: 'daisies',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'On the sound dial, shells show over 60. Our bag shows 1 ten and 6 ones. Which number is that?',
    answer: '16',
    sum: '10 + 6',
    tells: '16 is far less than 60. So it is no bag of shells.',
    clears: 'shells',
  },
]
