import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.count-to-10',
      'math.k.compare-to-10',
      'math.k.teen-numbers',
      'math.1.tens-and-ones',
      'math.2.hundreds',
    ],
    ask: 'Seven turtles come from the pond. Three come from the hill. Which number is more?',
    answer: '7',
    tells: 'Seven is more. So we begin to help on the side of the pond.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'A turtle walks along a wall. It passes stones 1, 2, 3 and 4. Which stone comes next?',
    answer: '5',
    tells: 'Stone five. It follows the wall, so we can choose where it goes.',
  },
]
