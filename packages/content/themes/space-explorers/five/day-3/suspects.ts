import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'radio',
    name: 'a tired radio',
    guess: 'Kenji bets on a tired radio.',
    olderGuess: 'Kenji bets on a tired radio.',
    ruledOut: 'Lucia plays the last beeps again, and they are loud. So it is not a tired radio.',
    keyWord: 'loud',
    reading: { side: 'under', says: 'A tired radio makes a sound softer than {n}.' },
  },
  {
    id: 'storm',
    name: 'a storm on the Sun',
    guess: 'Ravi thinks of a storm on the Sun.',
    olderGuess: 'Ravi bets on a storm on the Sun.',
    ruledOut: 'Not a storm on the Sun: all other calls come in clearly.',
    keyWord: 'calls',
    reading: { side: 'over', says: 'A storm on the Sun crackles louder than {n}.' },
  },
  {
    id: 'wing',
    name: 'our power wing',
    guess: 'Our power wing may be in the way.',
    olderGuess: 'Our power wing may be in the way.',
    ruledOut: 'Not our power wing: dishes on Earth lost Acorn, too. No wing hangs there.',
    keyWord: 'lost',
    reading: { side: 'over', says: 'A power wing in the way buzzes louder than {n}.' },
  },
  {
    id: 'ship',
    name: 'a ship',
    guess: 'Captain Amara thinks of a ship.',
    olderGuess: 'Captain Amara thinks of a ship that hides Acorn.',
    ruledOut: 'Not a ship: no ship is as big as the dark spot.',
    keyWord: 'big',
    reading: { side: 'over', says: 'The engine of a ship hums louder than {n}.' },
  },
  {
    id: 'dust',
    name: 'a dust cloud',
    guess: 'Acorn may be behind a dust cloud.',
    olderGuess: 'Acorn may be behind a dust cloud.',
    ruledOut: 'Not a dust cloud: its edge would be blurred. This spot is sharp and round.',
    keyWord: 'edge',
  },
]
