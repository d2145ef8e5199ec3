import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Noor has notes on walls in other valleys, in whole thousands of deer walks a year. Where there were 7,000 or more, deer broke through every wall. Here it is 6,799. Round that to the nearest thousand to find our valley in the notes.',
    answer: '7000',
    tells: 'It belongs to 7,000, where deer broke through every wall. So a wall is out.',
    clears: 'wall',
  },
]
