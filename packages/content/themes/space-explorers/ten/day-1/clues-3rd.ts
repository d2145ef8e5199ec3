import { bars } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.area-perimeter', 'math.3.quarter-inches'],
    ask: 'The lid is 68 degrees. A warm blanket adds 4 degrees a minute. How many degrees is it after 6 minutes?',
    answer: '92',
    sum: '68 + 4 * 6',
    tells: '92 degrees is a hot summer day, and the chest slept on. So warmth does not wake it.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Kenji bets that it wakes on the hour. The watch lasts 90 minutes from 9:35. How many full hours strike?',
    answer: '2',
    tells: "It struck 10 and 11 o'clock, and nothing woke up. So the chest does not go by the clock.",
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Dot graphs how often the crew knocked and pushed. How many tries is that in all?',
    answer: '50',
    graph: bars('Tries to open the chest', { knocks: 30, pushes: 20 }, 5),
    sum: '(6 + 4) * 5',
    tells: 'The chest slept through 50 tries. So force is not the answer.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.5.shape-families'],
    ask: 'The lid is a rectangle of equal blue squares. 8 lie along one edge, 6 along the next. How many squares are there?',
    answer: '48',
    sum: '8 * 6',
    tells: '48 blue squares without a gap. Our station wears such squares on its wings, where they make power.',
  },
]
