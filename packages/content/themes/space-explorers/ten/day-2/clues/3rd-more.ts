import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A snail crosses our gym in 150 minutes. A tag says: I crossed it from 3:40 to 4:25. How many minutes is that?',
    answer: '45',
    sum: '20 + 25',
    tells: '45 minutes is slow, but far too fast for a snail. So it is no snail.',
    clears: 'snail',
  },
]
