import type { Suspect } from '../../../../types.ts'

/** The gap is 30 feet or ten steps wide. The high road must reach across, weigh less than five stones, bend, hold and give grip. */
export const suspects: Suspect[] = [
  {
    id: 'planks',
    name: 'planks',
    guess: 'Mateo votes for planks.',
    olderGuess: 'Mateo would nail up planks.',
    ruledOut: 'Not planks: they are too heavy and do not bend.',
    keyWord: 'bend',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how much one tree can hold, in pounds.',
      says: 'The planks weigh more than {n} pounds.',
      most: 'strongest tree',
      none: 'No tree holds more than {n} pounds.',
    },
  },
  {
    id: 'steel',
    name: 'steel wire',
    guess: 'Noor thinks of steel wire.',
    olderGuess: 'Noor considers steel wire.',
    ruledOut: 'Not steel wire: claws slip right off it.',
    keyWord: 'claws',
  },
  {
    id: 'branch',
    name: 'one long branch',
    guess: 'Olu picks one long branch.',
    olderGuess: 'Olu suggests one long branch.',
    ruledOut: 'Not one long branch: even the longest does not reach across.',
    keyWord: 'reach',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one branch is, in inches.',
      says: 'The gap in the trees is wider than {n} inches.',
      most: 'longest branch',
      none: 'No branch is longer than {n} inches.',
    },
  },
  {
    id: 'reeds',
    name: 'reeds',
    guess: 'Pip votes for reeds.',
    olderGuess: 'Pip recommends reeds.',
    ruledOut: 'Not reeds: they snap below a single squirrel.',
    keyWord: 'snap',
  },
]
