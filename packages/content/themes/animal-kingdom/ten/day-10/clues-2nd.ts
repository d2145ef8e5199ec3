import type { Clue } from '../../../../types.ts'

export const secondClues: Clue[] = [
  {
    skills: ['science.2.plant-test'],
    ask: 'Otters, bears and one more neighbor have five toes. Otters have webs, and bears are too big. How many are left?',
    answer: '1',
    sum: '3 - 2',
    tells: 'One is left. It is small, with no webs, and it has a certain smell.',
  },
]
