import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'fish',
    name: 'fish',
    guess: 'Captain Amara guesses fish.',
    olderGuess: 'Captain Amara suspects fish.',
    ruledOut: 'Not fish: fish smells of the sea, and this smell does not.',
    keyWord: 'sea',
    reading: {
      side: 'over',
      tells: 'Dot sniffs the card and takes notes as tasks. Each answer is how many minutes one sniff stays.',
      says: 'Fish stays longer than {n} minutes.',
      most: 'longest stay',
      none: 'No sniff stays longer than {n} minutes.',
    },
  },
  {
    id: 'apple',
    name: 'an old apple',
    guess: 'Ravi bets on an old apple.',
    olderGuess: 'Ravi bets on an old apple.',
    ruledOut: 'Not an old apple: that smells sweet, and this does not.',
    keyWord: 'sweet',
  },
  {
    id: 'cheese',
    name: 'cheese',
    guess: 'Lucia thinks of cheese.',
    olderGuess: 'Lucia suspects cheese.',
    ruledOut: 'Not cheese: Lucia sniffs some, and it is far too mild.',
    keyWord: 'mild',
    reading: {
      side: 'under',
      tells: 'Dot sniffs the card and takes notes as tasks. Each answer is how many minutes one sniff stays.',
      says: 'Mild cheese stays less than {n} minutes.',
      most: 'shortest stay',
      none: 'No sniff stays less than {n} minutes.',
    },
  },
  {
    id: 'socks',
    name: 'old socks',
    guess: 'Dot votes for old socks.',
    olderGuess: "Dot votes for old socks, namely Kenji's.",
    ruledOut: 'Not old socks: Kenji takes his far away, and the smell stays.',
    keyWord: 'away',
    reading: {
      side: 'over',
      tells: 'Dot sniffs the card and takes notes as tasks. Each answer is how strong one sniff is, in dots.',
      says: 'Old socks are stronger than {n} dots.',
      most: 'strongest sniff',
      none: 'No sniff is stronger than {n} dots.',
    },
  },
]
