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
    ask: 'We built 20 posts. Noor finds firm ones in 5 equal rows of 4. How many are firm?',
    answer: '20',
    sum: '5 * 4',
    tells: 'All 20 are firm. So nothing needs a repair.',
    clears: 'repair',
  },
]
