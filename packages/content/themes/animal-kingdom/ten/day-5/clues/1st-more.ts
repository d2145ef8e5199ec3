import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A turtle looks up 2 hands. Noor lays 9 hands up to the sign, and one starts past it. How many hands?',
    answer: '8',
    sum: '9 - 1',
    tells: 'Eight hands is too high for a turtle. So a sign is out.',
    clears: 'sign',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: "Turtles hear up to 40 on Noor's sound dial. The whistle starts at 52 and goes 30 higher. Where does it end?",
    answer: '82',
    sum: '52 + 30',
    tells: '82 is far above 40. So turtles hear no whistle.',
    clears: 'whistle',
  },
]
