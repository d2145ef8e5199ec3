import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.measure-length'],
    ask: 'A turtle looks 3 inches high. The sign starts 12 centimeters up. Draw both lines. Which is longer?',
    answer: '12 centimeters',
    tells: 'The sign is higher than a turtle looks. So a sign is no help.',
    clears: 'sign',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Noor blows a whistle, and 22 animals look up. 13 are mice and 9 are birds. How many are turtles?',
    answer: '0',
    sum: '22 - 13 - 9',
    tells: 'Not one turtle looked up. They cannot hear it, so a whistle is out.',
    clears: 'whistle',
  },
]
