import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.add-to-10',
      'math.1.add-within-20',
      'math.1.add-two-digits',
      'math.2.add-within-100',
      'math.2.skip-count-coins',
      'math.2.two-step-stories',
    ],
    ask: 'Dot feels 5 thin bits and then 4 more. No bit is a petal. How many bits?',
    answer: '9',
    sum: '5 + 4',
    tells: '9 thin bits and not one petal. So it is no daisy.',
  },
  {
    skills: [
      'math.k.count-to-10',
      'math.k.compare-to-10',
      'math.k.teen-numbers',
      'math.1.tens-and-ones',
      'math.2.hundreds',
    ],
    ask: 'It grows in a park, in a field and in a crack. How many places is that?',
    answer: '3',
    tells: 'It grows in all 3 places. A shell grows in none of them, so it is no shell.',
  },
]
