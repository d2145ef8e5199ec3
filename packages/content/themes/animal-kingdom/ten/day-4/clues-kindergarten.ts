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
    ask: 'Noor numbers the branches from the ground up. One squirrel sits on 4, one on 9. Which number is higher up?',
    answer: '9',
    tells: 'Nine, near the top. The high road has to start up there.',
  },
  {
    skills: [
      'math.k.take-away',
      'math.k.partners-of-10',
      'math.1.add-within-20',
      'math.1.subtract-within-20',
      'math.1.missing-number',
      'math.2.subtract-within-100',
      'math.2.two-step-stories',
    ],
    ask: 'The road is ten steps wide. A squirrel can leap eight steps. How many steps are missing?',
    answer: '2',
    sum: '10 - 8',
    tells: 'Two steps are missing. Even a good leap does not reach the far side.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'A squirrel runs 3 steps and stops for 1. It goes 3, 1, 3, 1, 3. What number comes next?',
    answer: '1',
    tells: 'One stop again, to hold on. So the high road has to give claws a grip.',
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'Two beams and the trunk make a triangle. It holds the high road. How many sides does it have?',
    answer: '3',
    tells: 'Three sides. A triangle does not wobble, so the tree ends will hold.',
  },
]
