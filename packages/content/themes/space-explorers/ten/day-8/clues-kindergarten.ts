import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'The sideways lock is a square. Turn a square on its side. How many corners has it now?',
    answer: '4',
    further: true,
    tells: 'It still has 4 corners, as before. So the sideways lock works like any other.',
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
    ask: 'Lucia builds the gas with 2 small bits and 1 big bit. How many bits?',
    answer: '3',
    sum: '2 + 1',
    tells: 'It has 3 bits, and the big one is sulfur. Sulfur makes it stink, and not old fish.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Ravi waves the sniff card. It smells strong, weak, strong, weak. What comes next?',
    answer: 'strong',
    tells: "Strong, each time the card comes near. So the smell is the card's, and not Kenji's old socks.",
  },
]
