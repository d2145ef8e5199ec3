import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.angles'],
    ask: 'A straight row of cover is 40 yards long. A zigzag has 5 parts of 12 yards each. How many yards longer is the zigzag?',
    answer: '20',
    sum: '5 * 12 - 40',
    tells: 'Twenty yards longer, on very short legs. So we lay a straight row.',
  },
]
