import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    ruledOut: 'Not the wind: the twigs are bitten off, and it cannot bite.',
  },
  {
    id: 'flood',
    name: 'the flood',
    ruledOut: 'Not the flood: it drops sand, and our heap has none.',
  },
  {
    id: 'beaver',
    name: 'a beaver',
    ruledOut: 'Not a beaver: it builds in water, and this slope is dry.',
  },
  {
    id: 'pika',
    name: 'a pika',
    ruledOut: 'Not a pika: it heaps up hay. Our heap is mostly hard wood.',
  },
]
