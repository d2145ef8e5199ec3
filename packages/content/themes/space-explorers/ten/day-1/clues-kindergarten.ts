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
    ask: 'Kenji claps as loud as 4. Dot beeps as loud as 9. Which number is more?',
    answer: '9',
    tells: 'Even the 9 did not wake the chest. So it does not wake up from noise.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: "Dot's tally shows 5 knocks and 3 pushes. How many tries is that?",
    answer: '8',
    sum: '5 + 3',
    tells: 'Dot tried 8 times, and the chest slept on. So knocks and pushes do not wake it.',
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'The lid has blue shapes. Each has 4 equal sides and square corners. Name the shape.',
    answer: 'a square',
    tells: 'The lid is all blue squares. Our station has such blue squares on its wings.',
  },
]
