import { bars } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Noor counts bats at two spots. How many fewer are at the town gate?',
    answer: '7',
    graph: bars('Bats at two spots', { meadow: 9, gate: 2 }),
    sum: '9 - 2',
    tells: 'Seven fewer, so something there turns bats back. Mateo drew one like it.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A bat catches six moths on this side. It catches four across the road. How many moths is that?',
    answer: '10',
    sum: '6 + 4',
    tells: 'Ten moths, some here and some there. The bat has to cross to eat its fill.',
  },
]
