import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'comet',
    name: 'a crumb of the comet',
    guess: 'Lucia bets on a crumb of the comet.',
    olderGuess: 'Lucia bets on a crumb of the comet.',
    ruledOut: 'Not a crumb of the comet: in the log, rattling comes first.',
    keyWord: 'first',
    reading: { side: 'under', says: 'A crumb of the comet rattles softer than {n}.' },
  },
  {
    id: 'part',
    name: 'a loose part',
    guess: 'Kenji fears a loose part.',
    olderGuess: 'Kenji fears a loose part.',
    ruledOut: 'Not a loose part: Kenji counts them all, and none is missing.',
    keyWord: 'none',
    reading: { side: 'over', says: 'A loose part rattles louder than {n}.' },
  },
  {
    id: 'ice',
    name: 'an ice ball',
    guess: 'It may be an ice ball.',
    olderGuess: 'It may be an ice ball.',
    ruledOut: 'Not an ice ball: in our warm bay it would have melted.',
    keyWord: 'warm',
    reading: { side: 'over', says: 'An ice ball rattles louder than {n}.' },
  },
  {
    id: 'pebble',
    name: 'a Moon pebble',
    guess: 'Captain Amara guesses a Moon pebble.',
    olderGuess: 'Captain Amara says a Moon pebble.',
    ruledOut: 'Not a Moon pebble: those have edges, and our shadow has none.',
    keyWord: 'edges',
    reading: { side: 'over', says: 'A Moon pebble rattles louder than {n}.' },
  },
  {
    id: 'button',
    name: 'a lost button',
    guess: 'Dot suspects a lost button.',
    olderGuess: 'Dot suspects a lost button.',
    ruledOut: 'Not a lost button: a button is flat. Our shadow is plump.',
    keyWord: 'flat',
    reading: { side: 'over', says: 'A lost button rattles louder than {n}.' },
  },
]
