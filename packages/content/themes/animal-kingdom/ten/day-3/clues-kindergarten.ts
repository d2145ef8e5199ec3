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
    ask: 'The frogs in the dry pipe are one fewer than one. How many is that?',
    answer: '0',
    tells: 'Zero. Not one frog goes into a dry pipe.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'The path of the frogs goes damp, dry, damp, dry, damp. What comes next?',
    answer: 'dry',
    tells: 'Dry, and no frog stops there. Frogs rest where it is damp, and the pipe is dry.',
  },
  {
    skills: ['math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Damp spots lie at steps 2, 4, 6 and 8. Frogs rest at each. At which step is the next one?',
    answer: '10',
    tells: 'Step ten. Frogs rest where it is damp, and the pipe is dry.',
  },
]
