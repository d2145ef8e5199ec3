import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Kenji bets on 40 strikes. Today the clock struck 29 times before lunch and 16 times after it. How many strikes is that?',
    answer: '45',
    sum: '29 + 16',
    tells: '45 is more than 40, and the chest slept on. So it is not the clock.',
    clears: 'clock',
  },
]
