import type { Clue } from '../../../../types.ts'

export const secondClues: Clue[] = [
  {
    skills: ['science.2.plant-test'],
    ask: 'The guest has six legs. Two of them carry baskets. How many have no basket?',
    answer: '4',
    sum: '6 - 2',
    tells: 'Four have none. It has six legs, so it is no bird and no spider.',
  },
]
