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
    ask: 'Dot feels 2 feet in front and 2 feet behind. How many feet does the animal have?',
    answer: '4',
    sum: '2 + 2',
    tells: 'It has 4 feet, and a snail has just one. So it is no snail.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Its back is dark, pale, pale, dark, pale, pale. What comes next?',
    answer: 'dark',
    further: true,
    tells: 'The pattern goes on all over its hard back. A sloth has soft fur, so it is no sloth.',
  },
]
