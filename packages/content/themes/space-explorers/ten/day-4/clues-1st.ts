import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Draw Earth as a circle in fourths. About 3 of them are water. How many are land?',
    answer: '1',
    sum: '4 - 3',
    tells: 'About 1 fourth is land, and the thing grew there. So it is no seaweed.',
  },
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Five noses sniff the thing. How many more say summer than sea?',
    answer: '3',
    graph: rings('What it smells of', { summer: 4, sea: 1 }),
    sum: '4 - 1',
    tells: 'Most noses say summer and not the sea. So it is likely no bag of shells.',
  },
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'One bit is 5 thumbs long. A clover is 2 thumbs long. How many thumbs longer is the bit?',
    answer: '3',
    sum: '5 - 2',
    further: true,
    tells: 'It is 3 thumbs longer than the clover. So it is no clover.',
  },
]
