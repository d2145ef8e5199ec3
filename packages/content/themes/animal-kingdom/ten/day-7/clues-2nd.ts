import type { Clue } from '../../../../types.ts'

export const secondClues: Clue[] = [
  {
    skills: ['science.2.plant-test'],
    ask: 'The track in the dust shows six feet. A spider has eight. How many feet too many has the spider?',
    answer: '2',
    sum: '8 - 6',
    tells: 'Two too many. So it was a beetle that turned back here.',
  },
]
