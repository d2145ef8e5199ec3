import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'clover',
    name: 'clover',
    guess: 'Ravi bets on clover.',
    olderGuess: 'Ravi bets on clover, for luck.',
    ruledOut: 'Not clover: clover is soft and round, and these bits are thin.',
    keyWord: 'thin',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one bit is, in hairs.',
      says: 'A leaf of clover is shorter than {n} hairs.',
      most: 'shortest bit',
      none: 'No bit is shorter than {n} hairs.',
    },
  },
  {
    id: 'daisies',
    name: 'daisies',
    guess: 'Lucia hopes for daisies.',
    olderGuess: 'Lucia suspects daisies.',
    ruledOut: 'Not daisies: there is not a single petal in the bag.',
    keyWord: 'petal',
  },
  {
    id: 'sand',
    name: 'sand',
    guess: 'Kenji guesses sand.',
    olderGuess: 'Kenji bets on sand from some beach.',
    ruledOut: 'Not sand: sand is fine grains, and these bits are long.',
    keyWord: 'long',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one bit is, in hairs.',
      says: 'A grain of sand is shorter than {n} hairs.',
      most: 'shortest bit',
      none: 'No bit is shorter than {n} hairs.',
    },
  },
  {
    id: 'shells',
    name: 'shells',
    guess: 'Captain Amara hopes for shells.',
    olderGuess: 'Captain Amara hopes for shells.',
    ruledOut: 'Not shells: shells would rattle, and this bag only rustles.',
    keyWord: 'bag',
  },
]
