import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'cake',
    name: 'a cake',
    guess: 'Dot hopes for a cake.',
    olderGuess: 'Dot bets on a cake and on happy tears.',
    ruledOut: 'Not a cake: Kenji has never shed a tear over cake.',
    keyWord: 'tear',
    reading: {
      side: 'over',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one layer is, in hairs.',
      says: 'A layer of cake is thicker than {n} hairs.',
      most: 'thickest layer',
      none: 'No layer is thicker than {n} hairs.',
    },
  },
  {
    id: 'radish',
    name: 'a radish',
    guess: 'Ravi bets on a radish.',
    olderGuess: 'Ravi bets on a radish, a hot one.',
    ruledOut: 'Not a radish: a radish is the same all through, without layers.',
    keyWord: 'same',
  },
  {
    id: 'cabbage',
    name: 'a cabbage',
    guess: 'Lucia guesses a cabbage.',
    olderGuess: 'Lucia suspects a cabbage.',
    ruledOut: "Not a cabbage: Dot's small arm feels smooth layers, not wavy ones.",
    keyWord: 'small',
  },
  {
    id: 'book',
    name: 'a book',
    guess: 'Captain Amara guesses a book, a sad one.',
    olderGuess: 'Captain Amara thinks of a book, a sad one.',
    ruledOut: 'Not a book: books are flat, and this is a ball.',
    keyWord: 'flat',
    reading: {
      side: 'under',
      tells: 'Dot feels around and takes notes as tasks. Each answer is how thick one layer is, in hairs.',
      says: 'A page of a book is thinner than {n} hairs.',
      most: 'thinnest layer',
      none: 'No layer is thinner than {n} hairs.',
    },
  },
]
