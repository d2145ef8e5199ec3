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
    ask: "Dot's beam shows 3/8 of the floor. Ravi's beam shows another 4/8. What fraction is still dark?",
    answer: '1/8',
    tells: 'Only 1/8 is still dark, and Lucia checked it by hand. So no corner has been missed.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'The seals of the locks have 7, 14 and 28 dots. The Mars seal follows the rule. How many dots has it?',
    answer: '56',
    sum: '28 * 2',
    tells: '56 dots, and the seal was whole this morning. So nobody took anything out before you came.',
  },
]
