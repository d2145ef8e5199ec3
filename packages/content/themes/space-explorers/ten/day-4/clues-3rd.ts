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
    ask: 'In the bag, 3/8 of the bits are long and 4/8 are short. All others are crumbs. What fraction is crumbs?',
    answer: '1/8',
    tells: 'Only 1/8 is crumbs, and the others are thin bits. So the bag holds no sand.',
  },
]
