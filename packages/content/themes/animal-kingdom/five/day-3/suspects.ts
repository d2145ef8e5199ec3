import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    guess: 'Did the wind blow it there?',
    olderGuess: 'The wind piles up twigs.',
    ruledOut: 'Not the wind: the twigs are bitten off, and it cannot bite.',
  },
  {
    id: 'flood',
    name: 'the flood',
    guess: 'Did the flood drop it?',
    olderGuess: 'The flood drops heaps of twigs.',
    ruledOut: 'Not the flood: it drops sand, and our heap has none.',
  },
  {
    id: 'beaver',
    name: 'a beaver',
    guess: 'Did a beaver build it?',
    olderGuess: 'A beaver builds with twigs.',
    ruledOut: 'Not a beaver: it builds in water, and this slope is dry.',
  },
  {
    id: 'pika',
    name: 'a pika',
    guess: 'Is it the hay of a pika?',
    olderGuess: 'A pika heaps up hay.',
    ruledOut: 'Not a pika: it heaps up hay. Our heap is mostly hard wood.',
  },
]
