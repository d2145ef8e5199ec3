import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'The drawer floor has 2 long sides and 2 short. Its corners are square. Name the shape.',
    answer: 'a rectangle',
    tells: 'A plain rectangle, as drawer floors often are. So the odd thing is not its shape.',
  },
  {
    skills: [
      'math.k.count-to-10',
      'math.k.compare-to-10',
      'math.k.teen-numbers',
      'math.1.tens-and-ones',
      'math.2.hundreds',
    ],
    ask: 'The turtle drawer reads 9 on the shaking scale. This one reads 6. Which number is less?',
    answer: '6',
    tells: 'This drawer reads less than the one with the turtle. So no second turtle is in there.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'The dust spots go big, small, big, small, big. What comes next?',
    answer: 'small',
    tells: 'Small, and the trail ends at your own feet. So no stranger has been at the drawer.',
  },
]
