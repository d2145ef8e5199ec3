import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A bell would be 4 keys high. Kenji lays 2 keys up our box. One starts past the top. How many keys high?',
    answer: '1',
    sum: '2 - 1',
    tells: 'Our box is 1 key high. So it is no bell.',
    clears: 'bell',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A coin does not bend. Kenji bends our thing on each side of a square and a triangle. How many bends?',
    answer: '7',
    sum: '4 + 3',
    tells: 'It bent 7 times, and a coin never bends. So it is no coin.',
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
    ask: 'Each medal aboard has 2 equal parts. Our round thing has 4 equal parts. What is one part of ours called?',
    answer: 'a fourth',
    tells: 'Medals have halves, not fourths. So it is no medal.',
    clears: 'medal',
  },
]
