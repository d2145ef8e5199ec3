import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.count-to-10',
      'math.k.compare-to-10',
      'math.k.teen-numbers',
      'math.1.tens-and-ones',
      'math.2.hundreds',
    ],
    ask: 'A ribbon can hold 2 of us. This thing can hold 6. Which number is more?',
    answer: '6',
    tells: '6 is our whole crew. A ribbon is not that strong, so it is no ribbon.',
  },
  {
    skills: [
      'math.k.add-to-10',
      'math.1.add-within-20',
      'math.1.add-two-digits',
      'math.2.add-within-100',
      'math.2.skip-count-coins',
      'math.2.two-step-stories',
    ],
    ask: 'Dot feels 3 thick strands and 3 thin ones. How many strands are there?',
    answer: '6',
    sum: '3 + 3',
    tells: '6 strands, all twisted. A chain has links and no strands, so it is no chain.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: '5 sailors use such a thing, 4 climbers, and 0 bakers. How many people is that?',
    answer: '9',
    sum: '5 + 4 + 0',
    tells: '9 people, all on ships or high up. So it is a thing to hold on to.',
  },
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Its strands go over, under, over, under. What comes next?',
    answer: 'over',
    tells: 'Over, and so on to its end. A wire is smooth, so it is no wire.',
  },
]
