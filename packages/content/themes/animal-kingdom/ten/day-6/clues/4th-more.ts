import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Without bells, about 46,000 bats a year pass the tower. With bells, it is 45,870. Round that to the nearest thousand.',
    answer: '46000',
    tells: 'About 46,000 both times. So bells do not turn bats back.',
    clears: 'bells',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'On the hedge sit 5 moths. On the roses sit more than 41, but fewer than 47, and the number is prime. How many is that?',
    answer: '43',
    tells: '43 is far more than 5. Bats come to eat moths, so it is not roses.',
    clears: 'roses',
  },
]
