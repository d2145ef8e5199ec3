import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.quarter-inches'],
    ask: "On Noor's map, a turtle gets 1/4 inch far in an hour. A frog gets from 0 to one quarter mark before the 3. How many inches is that?",
    answer: '2 3/4',
    tells: '2 3/4 is far more than 1/4. The frogs are too quick to lead a turtle.',
    clears: 'frogs',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The mice eat 45 berries a morning. Suki lays one berry on each square foot of a bed, 9 feet by 4 feet. How many berries is that?',
    answer: '36',
    sum: '9 * 4',
    tells: '36 is less than 45, so the mice take all. No turtle finds berries.',
    clears: 'berries',
  },
]
