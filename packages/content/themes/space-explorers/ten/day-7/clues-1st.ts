import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Dot feels 1 round edge on the rim. Inside it Dot feels 1 more. How many edges?',
    answer: '2',
    sum: '1 + 1',
    tells: '2 round edges, so it has a hole. A plate has no hole, so it is no plate.',
  },
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'One half of it peeks out, curved like a smile. How many halves are still hidden?',
    answer: '1',
    sum: '2 - 1',
    tells: '1 more smile is hidden. Two such smiles make a round thing, so it is no box.',
  },
]
