import { bars } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: "The heart print is four fingers long. A cow's print is six fingers long. How many fingers shorter is ours?",
    answer: '2',
    sum: '6 - 4',
    further: true,
    tells: 'Two fingers shorter. Cows have two toes, too, but this was no cow.',
  },
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Noor counts prints at two spots. How many more are by the wood than by the pond?',
    answer: '5',
    graph: bars('Prints at two spots', { wood: 6, pond: 1 }),
    sum: '6 - 1',
    tells: 'Five more by the wood. So our neighbor comes out of the trees.',
  },
]
