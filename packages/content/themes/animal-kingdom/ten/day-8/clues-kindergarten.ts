import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.compare-to-10', 'math.k.teen-numbers', 'math.1.tens-and-ones'],
    ask: 'The guest has five eyes. It has one wing fewer than eyes. How many wings is that?',
    answer: '4',
    sum: '5 - 1',
    tells: 'Four wings. A fly has only two, so it is no fly.',
  },
  {
    skills: [
      'math.k.add-to-10',
      'math.1.add-within-20',
      'math.1.add-two-digits',
      'math.2.add-within-100',
      'math.2.skip-count-coins',
      'math.2.two-step-stories',
    ],
    ask: 'The guest has two big eyes and three tiny ones. How many eyes is that?',
    answer: '5',
    sum: '2 + 3',
    tells: 'Five eyes. Mice and owls have two each, so both are out.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'The rows have 3 blossoms, 5 blossoms, 3, 5, 3. How many are in the next row?',
    answer: '5',
    tells: 'Five. With a meal in every row, our guests can cross.',
  },
]
