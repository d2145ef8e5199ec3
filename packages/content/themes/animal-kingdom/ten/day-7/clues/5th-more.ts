import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.shape-families'],
    ask: 'Noor unrolls a tin pipe into one smooth sheet: four right angles, two long sides and two short ones. What is the most exact name of its shape?',
    answer: 'rectangle',
    tells: 'A smooth rectangle, all in one piece, so without a crack. A tin pipe is out.',
    clears: 'pipe',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'All our moss covers 1/4 of the way, and bushes cover 2/5. What fraction of the way is still bare?',
    answer: '7/20',
    tells: '7/20 is bare, and there is no more moss. A beetle needs cover all the way, so moss is out.',
    clears: 'moss',
  },
]
