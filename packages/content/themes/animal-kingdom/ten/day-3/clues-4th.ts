import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Between 200 and 300 frogs set out tonight. The number has 4 tens. It has as many ones as hundreds: how many frogs?',
    answer: '242',
    tells: 'That is 242 in a single night. Nobody can carry so many in a bucket, so the tunnel must be right.',
  },
]
