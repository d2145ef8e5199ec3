import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
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
    ask: 'The lid needs 10 hands on the rope. Kenji, Dot and Ravi have 6. How many more must pull?',
    answer: '4',
    sum: '10 - 6',
    tells: "4 more hands: two of the captain's and two of yours. So the lid waits for you.",
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'The thing is round and flat. Is it more like a ball or like a plate?',
    answer: 'a plate',
    tells: 'It is flat like a plate. So it is no ball.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'We found 2 sewn things before. This one is sewn, too. How many sewn things is that?',
    answer: '3',
    sum: '2 + 1',
    tells: 'Now we have 3 sewn things. A medal is metal, so it is no medal.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Its stitches go blue, gold, gold, blue, gold, gold. What comes next?',
    answer: 'blue',
    further: true,
    tells: 'Blue, and each stitch is made of thread. A coin has no stitches, so it is no coin.',
  },
]
