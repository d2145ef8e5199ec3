import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more legs has a spider than our guest?',
    answer: '2',
    graph: bars('How many legs', { guest: 6, spider: 8, bird: 2, mouse: 4 }),
    sum: '8 - 6',
    tells: 'A spider has two legs more. So our guests are not spiders.',
    clears: 'spiders',
  },
]
