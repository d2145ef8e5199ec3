import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units'],
    ask: 'From the ground, a turtle sees up to 3 hands high. Noor lays 9 hands up to the sign, and one starts past it. How many hands?',
    answer: '8',
    sum: '9 - 1',
    tells: 'Eight hands, more than 3. That is too high for a turtle, so a sign is out.',
    clears: 'sign',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: "On Noor's sound dial, turtles hear nothing over 40. A duck's quack is at 32, and the whistle is 30 higher. Where is that?",
    answer: '62',
    sum: '32 + 30',
    tells: '62 is far above 40. So turtles hear no whistle.',
    clears: 'whistle',
  },
]
