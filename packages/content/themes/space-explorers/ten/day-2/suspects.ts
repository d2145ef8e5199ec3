import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'snail',
    name: 'a snail',
    guess: 'Ravi guesses a snail.',
    olderGuess: 'Ravi suspects a snail, as gardeners do.',
    ruledOut: 'Not a snail: this one has knees, and snails have no legs.',
    keyWord: 'legs',
  },
  {
    id: 'sloth',
    name: 'a sloth',
    guess: 'Captain Amara votes for a sloth.',
    olderGuess: 'Captain Amara votes for a sloth.',
    ruledOut: 'Not a sloth: carved fur is rough, and this back is bare.',
    keyWord: 'bare',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: "A sloth's arm is longer than {n} hairs.",
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
  {
    id: 'camel',
    name: 'a camel',
    guess: 'Lucia bets on a camel.',
    olderGuess: 'Lucia bets on a camel.',
    ruledOut: 'Not a camel: camels have long legs, and these are short.',
    keyWord: 'long',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: "A camel's leg is longer than {n} hairs.",
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
  {
    id: 'starfish',
    name: 'a starfish',
    guess: 'Kenji hopes for a starfish.',
    olderGuess: 'Kenji bets on a starfish, for its name.',
    ruledOut: 'Not a starfish: Dot feels knees, and no starfish has any.',
    keyWord: 'knees',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: 'An arm of a starfish is longer than {n} hairs.',
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
]
