import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.compare-to-10', 'math.k.teen-numbers', 'math.1.tens-and-ones'],
    ask: "The last track shows five toes. Suki's paw shows one fewer. How many toes is that?",
    answer: '4',
    sum: '5 - 1',
    tells: 'Four toes. So the last one across was not Suki.',
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
    ask: 'The last one has five toes on each front foot. How many toes are that on both front feet?',
    answer: '10',
    sum: '5 + 5',
    tells: 'Ten toes in front. A deer shows four there, so it was no deer.',
  },
  {
    skills: ['math.k.sort-and-count', 'math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: "Noor's chart has four deer, one fox and one stranger. How many animals crossed the bridge?",
    answer: '6',
    sum: '4 + 1 + 1',
    further: true,
    tells: 'Six crossed, and five are on our list. The stranger is a surprise.',
  },
]
