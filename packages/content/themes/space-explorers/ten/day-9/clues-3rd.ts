import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.area-perimeter', 'math.3.quarter-inches'],
    ask: 'The thing is 3 yards and 1 foot long. Its drawer is 1 foot long. How many times as long as the drawer is it?',
    answer: '10',
    sum: '3 * 3 + 1',
    tells: 'It is 10 times as long as its drawer. So it must bend, and it is no pole.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'On a chart of who uses it, each mark is 3 people. Sailors have 6 marks, climbers 5, bakers 0. How many people is that?',
    answer: '33',
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
