import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph'],
    ask: "How many hands longer is the bear's step than ours?",
    answer: '6',
    graph: bars('How many hands long a step is', { ours: 2, Suki: 4, bear: 8 }),
    sum: '8 - 2',
    tells: 'Six hands longer. Our guest takes tiny steps, so it was not a bear.',
    clears: 'bear',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: "Pip's webs leave triangles in mud. Our guest's foot left 4 equal sides and 4 square corners. Name the shape.",
    answer: 'a square',
    tells: 'A square, and not a triangle. So it was not Pip.',
    clears: 'pip',
  },
]
