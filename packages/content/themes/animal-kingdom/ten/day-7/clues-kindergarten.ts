import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'A beetle hides for 2 steps and runs for 1. It goes 2, 1, 2, 1, 2. What number comes next?',
    answer: '1',
    tells: 'One open step again, and there a bird may wait. So the cover must not have gaps.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Draw 10 dots for the bridge. Draw 5 under them for a piece of cover. How many stick out?',
    answer: '5',
    tells: 'Five stick out, so one more piece fits there. Then no beetle has to run in the open.',
  },
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The bridge is ten steps long. One piece of cover is five steps long. How many pieces reach from end to end?',
    answer: '2',
    tells: 'Two big pieces, end to end. Then no beetle has to run in the open.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Noor looks for beetles. Five hide below bark, three below stones, none in the open. How many did Noor find?',
    answer: '8',
    sum: '5 + 3',
    tells: 'Eight, and not one in the open. Beetles stay where they are hidden.',
  },
]
