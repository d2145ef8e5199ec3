import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.4.symmetry'],
    ask: 'A line across the middle crosses each round edge twice. Kenji counts 4 crossings. How many round edges are there?',
    answer: '2',
    sum: '4 / 2',
    tells: '2 round edges, one inside the other. So it has a hole, and it is no plate.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic'],
    ask: 'Marks on the rim are at 6, 14, 22 and 30 inches. The rule goes on. At how many inches is the ninth?',
    answer: '70',
    sum: '6 + 8 * 8',
    tells: 'The ninth is at 70 inches, and the rim is 72 around. The next is the first again, so it has no ends.',
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
    ask: 'Kenji sees 3/8 of the toy and feels another 4/8. All of that is thin rim. What fraction is left?',
    answer: '1/8',
    tells: 'Only 1/8 is left, and all else is thin rim. So it is no ball.',
  },
]
