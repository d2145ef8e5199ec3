import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'ball',
    name: 'a ball',
    guess: 'Dot hopes for a ball.',
    olderGuess: 'Dot hopes for a ball.',
    ruledOut: 'Not a ball: the drawer is far too flat for one.',
    keyWord: 'flat',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A ball is thicker than {n} hairs.',
      most: 'thickest spot',
      none: 'No spot is thicker than {n} hairs.',
    },
  },
  {
    id: 'plate',
    name: 'a plate',
    guess: 'Captain Amara guesses a plate.',
    olderGuess: 'Captain Amara suspects a plate.',
    ruledOut: "Not a plate: Dot's arm goes right through the middle.",
    keyWord: 'arm',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A plate is thinner than {n} hairs.',
      most: 'thinnest spot',
      none: 'No spot is thinner than {n} hairs.',
    },
  },
  {
    id: 'top',
    name: 'a top',
    guess: 'Lucia bets on a top.',
    olderGuess: 'Lucia suspects a top.',
    ruledOut: 'Not a top: a top has a point, and this has none.',
    keyWord: 'point',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one spot is, in hairs.',
      says: 'A top is thicker than {n} hairs.',
      most: 'thickest spot',
      none: 'No spot is thicker than {n} hairs.',
    },
  },
  {
    id: 'wheel',
    name: 'a wheel',
    guess: 'Kenji bets on a wheel.',
    olderGuess: 'Kenji bets on a wheel, as engineers do.',
    ruledOut: 'Not a wheel: a wheel has spokes, and nobody feels any here.',
    keyWord: 'feels',
  },
]
