import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.area-perimeter', 'math.3.quarter-inches'],
    ask: 'A yard is 3 feet. The thing is 3 yards and 1 foot long. Its drawer is 1 foot long. How many times as long is the thing?',
    answer: '10',
    sum: '3 * 3 + 1',
    tells: 'It is 10 times as long as its drawer. So it must bend, and it is no pole.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'The graph shows who uses the thing. How many people is that in all?',
    answer: '33',
    graph: rings('People who use it', { sailors: 18, climbers: 15, bakers: 0 }, 3),
    sum: '(6 + 5) * 3',
    tells: '33 people, all on ships or mountains. So it is a thing to hold on to, and no kitchen tool.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic'],
    ask: 'It lies in 6 coils, one around the other. They are 10, 14, 18 inches and so on. How many inches is the last?',
    answer: '30',
    sum: '10 + 5 * 4',
    tells: '30 inches for the last of 6 coils. A pole cannot lie in coils, so it is no pole.',
  },
]
