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
    ask: 'Noor checks six posts. Then Noor checks four slots. How many things has Noor checked?',
    answer: '10',
    sum: '6 + 4',
    tells: 'Ten, and all are sound. The crossing is not broken.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: "Noor's chart has a row for prints. Boots have one line, hooves have none, paws have none. How many lines are there?",
    answer: '1',
    sum: '1 + 0 + 0',
    tells: "One line, and that is Mateo's. No animal has crossed yet.",
  },
]
