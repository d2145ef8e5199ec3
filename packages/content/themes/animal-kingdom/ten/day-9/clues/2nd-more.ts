import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more sounds are on the bridge than in the wood?',
    answer: '0',
    graph: bars('Sounds in one hour of the night', { bridge: 5, wood: 5, pond: 8, road: 3 }),
    sum: '5 - 5',
    tells: 'None more. The bridge is as still as the wood, so quiet is not missing.',
    clears: 'quiet',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'We built 22 posts and took 2 down again. Noor finds firm ones in 5 equal rows of 4. How many are firm?',
    answer: '20',
    sum: '5 * 4',
    tells: '20, and 22 less 2 is 20, so all are firm. Nothing needs a repair.',
    clears: 'repair',
  },
]
