import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'rabbit',
    name: 'a rabbit',
    guess: 'Ravi fears a rabbit.',
    olderGuess: 'Ravi fears a rabbit, because of his beans.',
    ruledOut: 'Not a rabbit: rabbits have long ears, and these are short.',
    keyWord: 'ears',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: "A rabbit's ear is longer than {n} hairs.",
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
  {
    id: 'owl',
    name: 'an owl',
    guess: 'Lucia bets on an owl.',
    olderGuess: 'Lucia bets on an owl.',
    ruledOut: 'Not an owl: an owl has wings, and nobody feels any here.',
    keyWord: 'wings',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: "An owl's wing is longer than {n} hairs.",
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
  {
    id: 'fox',
    name: 'a fox',
    guess: 'Kenji guesses a fox.',
    olderGuess: 'Kenji suspects a fox.',
    ruledOut: 'Not a fox: foxes have a bushy tail, and nobody feels one.',
    keyWord: 'tail',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how long one part of it is, in hairs.',
      says: "A fox's tail is longer than {n} hairs.",
      most: 'longest part',
      none: 'No part is longer than {n} hairs.',
    },
  },
  {
    id: 'robot',
    name: 'a tiny robot',
    guess: 'Dot hopes for a tiny robot.',
    olderGuess: 'Dot hopes for a tiny robot.',
    ruledOut: 'Not a tiny robot: Dot beeps at it, and nobody beeps back.',
    keyWord: 'back',
  },
]
