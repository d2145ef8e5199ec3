import type { Clue } from '../../../../types.ts'

export const secondClues: Clue[] = [
  {
    skills: ['science.2.plant-test'],
    ask: 'A horse walks on one toe. This print shows two. How many toes too few has the horse?',
    answer: '1',
    sum: '2 - 1',
    tells: 'One too few. So the horse is off the list.',
  },
]
