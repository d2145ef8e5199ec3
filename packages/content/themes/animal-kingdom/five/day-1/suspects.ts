import type { Suspect } from '../../../../types.ts'

/** Whatever made the marks made 48 of them in pairs, in the locked cabin, between 1:35 and 2:05 at night. */
export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    guess: 'Did the wind scrape the cone?',
    olderGuess: 'Did the wind scrape the cone?',
    ruledOut: 'Not the wind: it never marks a cone two by two.',
    keyWord: 'cone',
  },
  {
    id: 'suki',
    name: "Suki's claws",
    guess: "Pip the otter looks at Suki's claws.",
    olderGuess: "Pip the otter suspects Suki's claws.",
    ruledOut: "Not Suki's claws: their scratches are far too long and pointed.",
    keyWord: 'long',
    reading: { side: 'over', says: "Suki's claws make a mark deeper than {n}." },
  },
  {
    id: 'olu',
    name: "Olu's beak",
    guess: "Suki the fox looks at Olu's beak.",
    olderGuess: "Suki the fox suspects Olu's beak.",
    ruledOut: "Not Olu's beak: it is one hook, and here are pairs.",
    keyWord: 'hook',
    reading: { side: 'over', says: "Olu's beak makes a mark deeper than {n}." },
  },
  {
    id: 'pip',
    name: "Pip's claws",
    guess: "Olu looks at Pip's claws.",
    olderGuess: "Olu suspects Pip's claws.",
    ruledOut: "Not Pip's claws: five come at once, and here are only pairs.",
    keyWord: 'five',
    reading: { side: 'over', says: "Pip's claws make a mark deeper than {n}." },
  },
  {
    id: 'nail',
    name: 'the rusty nail',
    guess: 'Noor points to the rusty nail.',
    olderGuess: 'Noor points to the rusty nail.',
    ruledOut: 'Not the rusty nail: its orange rust is nowhere on the cone.',
    keyWord: 'rust',
    reading: { side: 'over', says: 'The rusty nail makes a mark deeper than {n}.' },
  },
]
