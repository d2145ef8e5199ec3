import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: [
      'math.3.name-fractions',
      'math.3.compare-fractions',
      'math.4.equivalent-fractions',
      'math.4.add-like-fractions',
      'math.4.tenths-hundredths',
      'math.5.add-subtract-decimals',
      'math.5.add-unlike-fractions',
      'math.5.fraction-of',
    ],
    ask: '5/8 of the round thing is sewn in blue and 2/8 in gold. What fraction is bare?',
    answer: '1/8',
    tells: '1/8 is bare, just enough for a name. The others are sewn, so it is no coin.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.5.shape-families'],
    ask: 'In its middle is a star, made of 2 squares. One is turned, so all their corners show. How many points has the star?',
    answer: '8',
    sum: '2 * 4',
    tells: '8 points, one for each lock of the chest. So it was made for this chest and is here on purpose.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'The graph shows what our suits wear. How many suits wear sewn signs?',
    answer: '36',
    graph: rings('Signs on our suits', { sewn: 36, pins: 0 }, 4),
    sum: '9 * 4',
    tells: '36 suits and not one pin. A pin would make a hole in a suit, so it is no pin.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'Rings of stitches have 12, 24 and 36 stitches. The rule goes on. How many has the sixth ring?',
    answer: '72',
    sum: '12 * 6',
    tells: '72 stitches in one ring, all made with thread. So it is no medal of metal.',
  },
]
