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
    ask: 'Of all votes for the smell, 1/8 said fish and 2/8 cheese. All others said breakfast. What fraction said breakfast?',
    answer: '5/8',
    tells: '5/8 is more than half. So breakfast beats fish and cheese.',
  },
]
