import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'The round thing has 4 equal parts. 3 parts are sewn full. How many parts are bare?',
    answer: '1',
    sum: '4 - 3',
    tells: '1 part is bare, and the others are sewn. Nobody sews a coin, so it is no coin.',
  },
]
