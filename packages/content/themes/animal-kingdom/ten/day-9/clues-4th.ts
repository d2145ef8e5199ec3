import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'The sand holds 86 prints. Mateo took 43 steps with each boot. How many prints are left for animals?',
    answer: '0',
    sum: '86 - 2 * 43',
    tells: "None. Every print is Mateo's, so no animal has tried the bridge yet.",
  },
]
