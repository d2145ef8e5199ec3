import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'By the bare hedge, bats catch 900 moths a week. By the roses, 26 bats catch 135 moths each. How many is that?',
    answer: '3510',
    sum: '26 * 135',
    tells: '3,510 is far more than 900. Bats feast by the roses, so it is not roses.',
    clears: 'roses',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Tower bells ring for 2.5 minutes. A bat beside them sleeps for 200 seconds from the first ring. For how many seconds does it sleep on after the last?',
    answer: '50',
    sum: '200 - 2.5 * 60',
    tells: 'It slept through all of it, and for 50 seconds more. So it is not bells.',
    clears: 'bells',
  },
]
