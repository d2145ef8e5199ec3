import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'fish',
    name: 'fish',
    guess: 'Captain Amara guesses fish.',
    olderGuess: 'Captain Amara suspects fish.',
    ruledOut: 'Not fish: fish smells of the sea, and this smell does not.',
    keyWord: 'sea',
    reading: { side: 'over', says: 'Fish smells stronger than {n}.' },
  },
  {
    id: 'apple',
    name: 'an old apple',
    guess: 'Ravi bets on an old apple.',
    olderGuess: 'Ravi bets on an old apple.',
    ruledOut: 'Not an old apple: that smells sweet, and this does not.',
    keyWord: 'sweet',
    reading: { side: 'under', says: 'An old apple smells weaker than {n}.' },
  },
  {
    id: 'cheese',
    name: 'cheese',
    guess: 'Lucia thinks of cheese.',
    olderGuess: 'Lucia suspects cheese.',
    ruledOut: 'Not cheese: Lucia sniffs some, and it is far too mild.',
    keyWord: 'mild',
    reading: { side: 'under', says: 'Cheese smells weaker than {n}.' },
  },
  {
    id: 'socks',
    name: 'old socks',
    guess: 'Dot votes for old socks.',
    olderGuess: "Dot votes for old socks, namely Kenji's.",
    ruledOut: 'Not old socks: Kenji takes his far away, and the smell stays.',
    keyWord: 'away',
    reading: { side: 'over', says: 'Old socks smell stronger than {n}.' },
  },
]
