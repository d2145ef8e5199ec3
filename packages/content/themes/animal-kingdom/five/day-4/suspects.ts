import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'storm',
    name: 'a storm',
    guess: 'Mateo says that a storm blew them in.',
    olderGuess: 'Mateo says that a storm blew them in.',
    ruledOut: 'Not a storm: it drops things anywhere. Ours lie only where something was gone.',
    keyWord: 'drops',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how far one gust moved a pebble, in inches.',
      says: 'Our pebble came farther than {n} inches.',
      most: 'farthest push',
      none: 'No gust moved it farther than {n} inches.',
    },
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Did Pip roll them in below the door?',
    olderGuess: 'Did Pip roll them in below the door?',
    ruledOut: 'Not Pip: otters leave webbed prints, and our floor shows none.',
    keyWord: 'none',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how wide one print is, in hairs.',
      says: "Pip's foot is wider than {n} hairs.",
      most: 'widest print',
      none: 'No print is wider than {n} hairs.',
    },
  },
  {
    id: 'hunger',
    name: 'hunger',
    guess: 'Was it hunger, and are they leftovers?',
    olderGuess: 'Pip blames hunger and calls them leftovers.',
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
    guess: 'Did a thief lose them in a hurry?',
    olderGuess: 'Olu says that a thief lost them in a hurry.',
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
