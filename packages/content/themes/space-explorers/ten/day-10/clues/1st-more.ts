import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A bell is 2 keys high. The thing lies in a flat box. Kenji lays 2 keys up its side, one past the top. How many keys high is the box?',
    answer: '1',
    sum: '2 - 1',
    tells: 'The box is just 1 key high, and a bell needs 2. So it is no bell.',
    clears: 'bell',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Our coins have no holes. Kenji feels one tiny hole at each corner of a square and a triangle. How many holes are in our thing?',
    answer: '7',
    sum: '4 + 3',
    tells: '7 holes, and our coins have none. So it is no coin.',
    clears: 'coin',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How much more light does the mirror send back than ours?',
    answer: '7',
    graph: bars('How much light comes back', { spoon: 6, ours: 2, mirror: 9 }),
    sum: '9 - 2',
    tells: 'Ours sends back 7 less than a mirror. So it is no mirror.',
    clears: 'mirror',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Our medals are gold all over. Our thing has 4 equal parts, and one of them is blue all over. What is that part called?',
    answer: 'a fourth',
    tells: 'A whole fourth is blue, and our medals have no blue at all. So it is no medal.',
    clears: 'medal',
  },
]
