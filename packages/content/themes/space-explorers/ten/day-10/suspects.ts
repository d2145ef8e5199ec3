import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'coin',
    name: 'a coin',
    guess: 'Kenji bets on a coin.',
    olderGuess: 'Kenji bets on a coin.',
    ruledOut: 'Not a coin: a coin is stiff, and Kenji can bend this.',
    keyWord: 'bend',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how hard one spot is, in dots.',
      says: 'A coin is harder than {n} dots.',
      most: 'hardest spot',
      none: 'No spot is harder than {n} dots.',
    },
  },
  {
    id: 'medal',
    name: 'a medal',
    guess: 'Captain Amara guesses a medal.',
    olderGuess: 'Captain Amara suspects a medal.',
    ruledOut: 'Not a medal: medals have a ribbon, and this has none.',
    keyWord: 'none',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how hard one spot is, in dots.',
      says: 'A medal is harder than {n} dots.',
      most: 'hardest spot',
      none: 'No spot is harder than {n} dots.',
    },
  },
  {
    id: 'bell',
    name: 'a bell',
    guess: 'Dot hopes for a bell.',
    olderGuess: 'Dot hopes for a bell.',
    ruledOut: 'Not a bell: Dot shakes it, and nothing rings.',
    keyWord: 'rings',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how hard one spot is, in dots.',
      says: 'A bell is harder than {n} dots.',
      most: 'hardest spot',
      none: 'No spot is harder than {n} dots.',
    },
  },
  {
    id: 'mirror',
    name: 'a mirror',
    guess: 'Lucia guesses a mirror.',
    olderGuess: 'Lucia bets on a mirror.',
    ruledOut: 'Not a mirror: Dot shines at it, and no light comes back.',
    keyWord: 'back',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how hard one spot is, in dots.',
      says: 'A mirror is harder than {n} dots.',
      most: 'hardest spot',
      none: 'No spot is harder than {n} dots.',
    },
  },
]
