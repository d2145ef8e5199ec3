import type { Suspect } from '../../../../types.ts'

/** A deer is 9 hands high, the tunnel 4. The road is 40 feet wide, a good leap 25. The wood and the pond lie on two sides of it. */
export const suspects: Suspect[] = [
  {
    id: 'tunnel',
    name: 'a tunnel',
    guess: 'Suki would dig a tunnel.',
    olderGuess: 'Suki votes for a tunnel.',
    ruledOut: 'Not a tunnel: it is much too low and dim for deer.',
    keyWord: 'dim',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how high one deer carries its head, in inches.',
      says: 'The tunnel fits deer lower than {n} inches.',
      most: 'lowest head',
      none: 'No head is lower than {n} inches.',
    },
  },
  {
    id: 'ramp',
    name: 'a ramp',
    guess: 'Pip wants a ramp to leap from.',
    olderGuess: 'Pip proposes a ramp for one big leap.',
    ruledOut: 'Not a ramp: even a good leap falls far short.',
    keyWord: 'leap',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how far one deer leaped, in inches.',
      says: 'Over the road, a leap is longer than {n} inches.',
      most: 'longest leap',
      none: 'No leap is longer than {n} inches.',
    },
  },
  {
    id: 'crosswalk',
    name: 'a crosswalk',
    guess: 'Mateo says a crosswalk will do.',
    olderGuess: 'Mateo believes in a crosswalk.',
    ruledOut: 'Not a crosswalk: trucks come too soon for a careful deer.',
    keyWord: 'soon',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how many seconds came between two trucks.',
      says: 'A careful deer takes longer than {n} seconds.',
      most: 'longest gap',
      none: 'No gap is longer than {n} seconds.',
    },
  },
  {
    id: 'wall',
    name: 'a wall',
    guess: 'Olu asks for a wall.',
    olderGuess: 'Olu would rather have a wall.',
    ruledOut: 'Not a wall: deer need the wood and the pond beyond it.',
    keyWord: 'pond',
  },
]
