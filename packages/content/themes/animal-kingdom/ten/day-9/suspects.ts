import type { Suspect } from '../../../../types.ts'

/** All is sound, the grass on the bridge is good, and it is still there at night. Mateo walked across alone, with 43 steps of each boot. */
export const suspects: Suspect[] = [
  {
    id: 'repair',
    name: 'a repair',
    guess: 'Olu thinks of a repair.',
    olderGuess: 'Olu suspects that a repair is due.',
    ruledOut: 'Not a repair: we checked every part, and all are sound.',
    keyWord: 'part',
  },
  {
    id: 'food',
    name: 'food',
    guess: 'Suki says they want food.',
    olderGuess: 'Suki votes for food, as usual.',
    ruledOut: 'Not food: there is plenty on the bridge, and nobody came.',
    keyWord: 'came',
  },
  {
    id: 'guide',
    name: 'a guide',
    guess: 'Mateo would be a guide.',
    olderGuess: 'Mateo offers to be a guide.',
    ruledOut: 'Not a guide: Mateo walked across, and nobody came after.',
    keyWord: 'after',
  },
  {
    id: 'quiet',
    name: 'quiet',
    guess: 'Pip asks for quiet.',
    olderGuess: 'Pip would order quiet.',
    ruledOut: 'Not quiet: at night the bridge is as still as the wood.',
    keyWord: 'still',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how loud one night was, in points.',
      says: 'A night that lacks quiet is louder than {n} points.',
      most: 'loudest night',
      none: 'No night was louder than {n} points.',
    },
  },
]
