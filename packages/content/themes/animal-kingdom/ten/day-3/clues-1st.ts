import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Noor folds a map of the way to the pond into 2 equal parts. One part is all road. Name that part.',
    answer: 'a half',
    tells: 'Half of the way is among the trucks. That is why frogs need a way below.',
  },
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Noor puts out two trays of moss. How many more frogs picked the wet one?',
    answer: '6',
    graph: rings('What the frogs picked', { wet: 8, dry: 2 }),
    sum: '8 - 2',
    tells: 'Six more. So frogs go where it is wet.',
  },
]
