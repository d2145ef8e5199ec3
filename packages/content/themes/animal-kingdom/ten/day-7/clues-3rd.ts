import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: [
      'math.3.name-fractions',
      'math.3.compare-fractions',
      'math.4.equivalent-fractions',
      'math.4.add-like-fractions',
      'math.4.tenths-hundredths',
      'math.5.add-subtract-decimals',
      'math.5.add-unlike-fractions',
      'math.5.fraction-of',
    ],
    ask: 'Moss covers 1/4 of the way at one end of the bridge. Bushes cover 2/4 at the other end. What fraction is bare?',
    answer: '1/4',
    tells: 'One fourth is bare. The cover must have no gap, so we need something for all of it.',
  },
  {
    skills: ['math.3.area-perimeter', 'math.5.volume', 'math.5.convert-measures'],
    ask: 'A yard is 3 feet. The bridge is 40 yards long, and one piece of cover 6 feet. How many pieces reach from end to end?',
    answer: '20',
    sum: '40 * 3 / 6',
    tells: 'Twenty pieces, end to end. The forest floor has more than enough.',
  },
]
