import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A tag says: I left at 9:50 and got there at 10:15. A rabbit hops that far in 1 minute. How many minutes longer did I take?',
    answer: '24',
    sum: '10 + 15 - 1',
    tells: 'It took 24 minutes longer than a rabbit. So it is no rabbit.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic'],
    ask: 'Rings on its back have 3, 7, 11 and 15 dots. The rule goes on. How many dots has the sixth ring?',
    answer: '23',
    sum: '3 + 5 * 4',
    tells: '23 dots fill the last ring at the edge. A sloth has fur and no rings, so it is no sloth.',
  },
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
    ask: 'A card says: I swim 3/8 of the day and walk 2/8. All other parts I sit in the sun. What fraction is that?',
    answer: '3/8',
    tells: '3/8 in the sun, and 3/8 in the water. A camel does not swim all day, so it is no camel.',
  },
]
