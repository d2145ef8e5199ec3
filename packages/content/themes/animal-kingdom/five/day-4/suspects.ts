import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'storm',
    name: 'a storm',
    guess: 'Mateo says a storm blew the twig in.',
    olderGuess: 'Mateo says a storm blew the twig in.',
    ruledOut: 'Not a storm: it drops things anywhere. Ours lie only where something was gone.',
    keyWord: 'drops',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how far a storm once moved pebbles, in inches.',
      says: 'Our pebble came farther than {n} inches.',
      most: 'farthest push',
      none: 'No storm moved one farther than {n} inches.',
    },
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Did Pip roll the pebble in below the door?',
    olderGuess: 'Did Pip roll the pebble in below the door?',
    ruledOut: 'Not Pip: the dew before our door had no webbed prints.',
    keyWord: 'dew',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how wide one dew print is, in hairs.',
      says: "Pip's foot is wider than {n} hairs.",
      most: 'widest print',
      none: 'No print is wider than {n} hairs.',
    },
  },
  {
    id: 'hunger',
    name: 'hunger',
    guess: 'Was it hunger, and is the twig a leftover?',
    olderGuess: 'Pip blames hunger and calls the twig a leftover.',
    ruledOut: 'Not hunger: the visitor left all our food where it was.',
    keyWord: 'food',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how heavy one food bag is, in ounces.',
      says: 'After hunger, a bag is lighter than {n} ounces.',
      most: 'lightest bag',
      none: 'No bag is lighter than {n} ounces.',
    },
  },
  {
    id: 'thief',
    name: 'a thief',
    guess: 'Did a thief lose twig and pebble in a hurry?',
    olderGuess: 'Olu says that a thief lost twig and pebble in a hurry.',
    ruledOut: 'Not a thief: for each thing that went, one came.',
    keyWord: 'came',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one step is, in hairs.',
      says: 'A thief runs in steps longer than {n} hairs.',
      most: 'longest step',
      none: 'No step is longer than {n} hairs.',
    },
  },
]
