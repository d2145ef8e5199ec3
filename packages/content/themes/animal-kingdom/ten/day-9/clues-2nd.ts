import type { Clue } from '../../../../types.ts'

export const secondClues: Clue[] = [
  {
    skills: ['science.2.plant-test'],
    ask: 'At first, the deer stopped five steps off. Today it stopped three steps off. How many steps closer is that?',
    answer: '2',
    sum: '5 - 3',
    tells: 'Two steps closer. The deer is not scared of the bridge, only careful.',
  },
]
