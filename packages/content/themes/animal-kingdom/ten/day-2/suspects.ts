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
  },
  {
    id: 'ramp',
    name: 'a ramp',
    guess: 'Pip wants a ramp to leap from.',
    olderGuess: 'Pip proposes a ramp for one big leap.',
    ruledOut: 'Not a ramp: even a good leap falls far short.',
    keyWord: 'leap',
    reading: { side: 'over', says: 'For a ramp, a leap must be farther than {n}.' },
  },
  {
    id: 'crosswalk',
    name: 'a crosswalk',
    guess: 'Mateo says a crosswalk will do.',
    olderGuess: 'Mateo believes in a crosswalk.',
    ruledOut: 'Not a crosswalk: trucks come too soon for a careful deer.',
    keyWord: 'soon',
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
