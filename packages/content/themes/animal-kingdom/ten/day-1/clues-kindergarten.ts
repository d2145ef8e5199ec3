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
    ask: 'Noor counts seven prints in the mud. Then Noor finds one more. How many is that?',
    answer: '8',
    sum: '7 + 1',
    tells: 'Eight prints, so each of four feet left two. It was not the duck.',
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
    ask: 'The two front feet show four toes in all. The two back feet show four in all. How many toes touch the mud?',
    answer: '8',
    sum: '4 + 4',
    tells: "Eight toes. Suki's paws would show sixteen, so it was not the fox.",
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'Fold the heart print down the middle. Both parts look the same. How many parts is that?',
    answer: '2',
    tells: "Two parts that match, for two toes of the same size. Suki's paw shows four.",
  },
]
