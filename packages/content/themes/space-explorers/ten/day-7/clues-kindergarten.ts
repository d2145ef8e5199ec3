import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.add-to-10',
      'math.1.add-within-20',
      'math.1.add-two-digits',
      'math.2.add-within-100',
      'math.2.skip-count-coins',
      'math.2.two-step-stories',
    ],
    ask: "Dot's fingers walk 5 steps, then 4 more. Now they are back at the start. How many steps?",
    answer: '9',
    sum: '5 + 4',
    tells: 'After 9 steps they are back at the start. A bat has two ends, so it is no bat.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Its rim goes gold, pale, gold, pale. What comes next?',
    answer: 'gold',
    tells: 'Gold, and so on around and around. The stripes never stop, so it has no ends.',
  },
]
