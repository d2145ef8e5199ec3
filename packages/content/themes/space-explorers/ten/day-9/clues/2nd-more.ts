import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.arrays'],
    ask: "In Dot's test, a wire snaps at bend 15. Dot bends our thing and draws a dot for each bend: 5 rows of 4. How many bends?",
    answer: '20',
    sum: '5 * 4',
    tells: '20 is more than 15, and nothing snapped. So it is no wire.',
    clears: 'wire',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How much louder is the chain than ours?',
    answer: '7',
    graph: bars('How loud it is to shake', { chain: 9, ours: 2, pole: 6, ribbon: 1 }),
    sum: '9 - 2',
    tells: 'Ours is 7 softer than the chain. So it is no chain.',
    clears: 'chain',
  },
]
