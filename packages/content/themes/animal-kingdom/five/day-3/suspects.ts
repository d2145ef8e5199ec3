import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    guess: 'Did the wind blow it there?',
    olderGuess: 'Did the wind pile up twigs?',
    ruledOut: 'Not the wind: the twigs show tooth marks, and it cannot bite.',
    keyWord: 'bite',
    reading: { side: 'under', says: 'The wind brings a twig thinner than {n}.' },
  },
  {
    id: 'flood',
    name: 'the flood',
    guess: 'Did the flood of last spring drop it?',
    olderGuess: 'Did the flood in spring drop the twigs?',
    ruledOut: 'Not the flood: it drops sand, and our heap has none.',
    keyWord: 'sand',
    reading: { side: 'over', says: 'The flood brings a twig thicker than {n}.' },
  },
  {
    id: 'beaver',
    name: 'a beaver',
    guess: 'Did a beaver build it?',
    olderGuess: 'Did a beaver build with twigs?',
    ruledOut: 'Not a beaver: it builds in water, and this slope is dry.',
    keyWord: 'dry',
    reading: { side: 'over', says: 'A beaver cuts a twig thicker than {n}.' },
  },
  {
    id: 'pika',
    name: 'a pika',
    guess: 'Is it the hay of a pika?',
    olderGuess: 'Did a pika heap up hay?',
    ruledOut: 'Not a pika: it heaps up hay. Our heap is mostly hard wood.',
    keyWord: 'wood',
    reading: { side: 'under', says: 'A pika picks a twig thinner than {n}.' },
  },
]
