import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    guess: 'Did the wind blow it there?',
    olderGuess: 'Did the wind pile up twigs?',
    ruledOut: 'Not the wind: the twigs show tooth marks, and it cannot bite.',
    keyWord: 'bite',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how heavy one twig is, in feathers.',
      says: 'The wind carries twigs lighter than {n} feathers.',
      most: 'lightest twig',
      none: 'No twig is lighter than {n} feathers.',
    },
  },
  {
    id: 'flood',
    name: 'the flood',
    guess: 'Did the flood of last spring drop it?',
    olderGuess: 'Did the flood in spring drop the twigs?',
    ruledOut: 'Not the flood: it drops sand, and our heap has none.',
    keyWord: 'sand',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how high one flood rose, in inches.',
      says: 'The heap stands higher than {n} inches.',
      most: 'highest flood',
      none: 'No flood rose higher than {n} inches.',
    },
  },
  {
    id: 'beaver',
    name: 'a beaver',
    guess: 'Did a beaver build it?',
    olderGuess: 'Did a beaver build with twigs?',
    ruledOut: 'Not a beaver: it builds in water, and this slope is dry.',
    keyWord: 'dry',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how far one side is from water, in steps.',
      says: 'A beaver builds nearer than {n} steps.',
      most: 'nearest side',
      none: 'No side is nearer than {n} steps.',
    },
  },
  {
    id: 'pika',
    name: 'a pika',
    guess: 'Is it the hay of a pika?',
    olderGuess: 'Did a pika heap up hay?',
    ruledOut: 'Not a pika: it heaps up hay. Our heap is mostly hard wood.',
    keyWord: 'wood',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how thick one stick is, in hairs.',
      says: 'A pika carries stalks thinner than {n} hairs.',
      most: 'thinnest stick',
      none: 'No stick is thinner than {n} hairs.',
    },
  },
]
