import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Noor's chart shows the bats at the tower in whole thousands. In the years without bells, it was never less than 45,000 or more than 47,000. With bells, 45,870 bats came by. Round that to the nearest thousand.",
    answer: '46000',
    tells: '46,000, no fewer than in years without bells. So bells do not turn bats back.',
    clears: 'bells',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Bats come up to the roses in groups of 7. Behind the roses, Noor counts 91 bats. 7 and which number are a factor pair of 91?',
    answer: '13',
    sum: '91 / 7',
    tells: '13 groups, and 13 groups came up to the roses. Not one bat turned back there, so it is not roses.',
    clears: 'roses',
  },
]
