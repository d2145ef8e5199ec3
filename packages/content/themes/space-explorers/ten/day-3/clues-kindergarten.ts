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
    ask: 'Kenji feels layers: 1, 2, 3, 4, 5, 6. Then comes one more. How many layers?',
    answer: '7',
    sum: '6 + 1',
    tells: 'It has 7 layers. A tomato has only one skin, so it is no tomato.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Kenji cried with soup 5 times, with jokes 1, with cake 0. Which number is the most?',
    answer: '5',
    further: true,
    tells: 'Kenji cries with soup and not with cake. So the thing is no cake.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Its felt goes white, green, white, green. What comes next?',
    answer: 'white',
    tells: 'White, so one layer hides the next. A radish has no such layers, so it is no radish.',
  },
  {
    skills: ['math.k.long-and-short', 'math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The drawer is 4 thumbs wide. A felt cabbage is 6 thumbs wide. Which is wider?',
    answer: 'the cabbage',
    tells: 'The cabbage is too wide for the drawer. So it is no cabbage.',
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'Seen from the top, each layer is round and has no corners. Name that shape.',
    answer: 'a circle',
    tells: 'It is circle inside circle. The layers of a book are flat, so it is no book.',
  },
]
