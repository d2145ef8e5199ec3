import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.volume'],
    ask: 'Turtles look 6 inches high at most. The sign stands on a block of 600 cubic inches, 10 inches long and 5 wide. How many inches high is the block?',
    answer: '12',
    sum: '600 / (10 * 5)',
    tells: '12 inches is twice too high for turtles, so a sign is no help.',
    clears: 'sign',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Minute by minute, a turtle is at 0, 6, 12 feet and a frog at 0, 60, 120. How many times as far is the frog always?',
    answer: '10',
    sum: '60 / 6',
    tells: 'Always 10 times as far! The frogs are much too quick to lead a turtle.',
    clears: 'frogs',
  },
]
