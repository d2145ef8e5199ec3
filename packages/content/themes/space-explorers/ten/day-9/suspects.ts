import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'pole',
    name: 'a pole',
    guess: 'Kenji bets on a pole.',
    olderGuess: 'Kenji bets on a pole.',
    ruledOut: 'Not a pole: this bends to fit in, and poles are stiff.',
    keyWord: 'fit',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A pole is thicker than {n} hairs.',
      most: 'thickest spot',
      none: 'No spot is thicker than {n} hairs.',
    },
  },
  {
    id: 'chain',
    name: 'a chain',
    guess: 'Captain Amara guesses a chain.',
    olderGuess: 'Captain Amara suspects a chain.',
    ruledOut: 'Not a chain: Dot shakes the drawer, and there is no clink.',
    keyWord: 'clink',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A link of a chain is thicker than {n} hairs.',
      most: 'thickest spot',
      none: 'No spot is thicker than {n} hairs.',
    },
  },
  {
    id: 'ribbon',
    name: 'a ribbon',
    guess: 'Ravi hopes for a ribbon.',
    olderGuess: 'Ravi votes for a ribbon.',
    ruledOut: 'Not a ribbon: ribbons are flat, and this is round and thick.',
    keyWord: 'flat',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A ribbon is thinner than {n} hairs.',
      most: 'thinnest spot',
      none: 'No spot is thinner than {n} hairs.',
    },
  },
  {
    id: 'wire',
    name: 'a wire',
    guess: 'Dot bets on a wire.',
    olderGuess: 'Dot bets on a wire.',
    ruledOut: 'Not a wire: wire is cold and hard, and this is soft.',
    keyWord: 'cold',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A wire is thinner than {n} hairs.',
      most: 'thinnest spot',
      none: 'No spot is thinner than {n} hairs.',
    },
  },
]
