import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'A tag says: Five of my kind have 20 feet. A beetle has 6 feet. How many fewer have I?',
    answer: '2',
    sum: '6 - 20 / 5',
    tells: 'It has 4 feet, 2 fewer than a beetle. That rules out beetles, worms and snails.',
  },
]
