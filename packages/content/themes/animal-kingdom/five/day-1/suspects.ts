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
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how far wind once rolled a cone, in inches.',
      says: 'Our cone came farther than {n} inches.',
      most: 'farthest roll',
      none: 'Wind never rolled one farther than {n} inches.',
    },
  },
  {
    id: 'suki',
    name: "Suki's claws",
    guess: "Pip the otter looks at Suki's claws.",
    olderGuess: "Pip the otter suspects Suki's claws.",
    ruledOut: "Not Suki's claws: their scratches are far too long and pointed.",
    keyWord: 'long',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one mark is, in hairs.',
      says: "Suki's claws make a mark longer than {n} hairs.",
      most: 'longest mark',
      none: 'No mark is longer than {n} hairs.',
    },
  },
  {
    id: 'olu',
    name: "Olu's beak",
    guess: "Suki the fox looks at Olu's beak.",
    olderGuess: "Suki the fox suspects Olu's beak.",
    ruledOut: "Not Olu's beak: it is one hook, and here are pairs.",
    keyWord: 'hook',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how deep one mark is, in hairs.',
      says: "Olu's beak makes a mark deeper than {n} hairs.",
      most: 'deepest mark',
      none: 'No mark is deeper than {n} hairs.',
    },
  },
  {
    id: 'pip',
    name: "Pip's claws",
    guess: "Olu the owl looks at Pip's claws.",
    olderGuess: "Olu the owl suspects Pip's claws.",
    ruledOut: "Not Pip's claws: five come at once, and here are only pairs.",
    keyWord: 'five',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how wide one mark is, in hairs.',
      says: "Pip's claws make a mark wider than {n} hairs.",
      most: 'widest mark',
      none: 'No mark is wider than {n} hairs.',
    },
  },
  {
    id: 'nail',
    name: 'the rusty nail',
    guess: 'Noor points to the rusty nail.',
    olderGuess: 'Noor points to the rusty nail.',
    ruledOut: 'Not the rusty nail: its orange rust is nowhere on the cone.',
    keyWord: 'rust',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how high up one mark is, in hairs.',
      says: 'The rusty nail is up higher than {n} hairs.',
      most: 'highest mark',
      none: 'No mark is higher than {n} hairs.',
    },
  },
]
