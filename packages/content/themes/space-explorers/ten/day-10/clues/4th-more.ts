import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.convert-units'],
    ask: 'A mirror cracks if it is bent by 5 millimeters. Kenji bends the thing by 4 centimeters and 2 millimeters. A centimeter has 10 millimeters. How many millimeters is that?',
    answer: '42',
    sum: '4 * 10 + 2',
    tells: '42 is far more than 5, and nothing cracked. So it is not a mirror.',
    clears: 'mirror',
  },
]
