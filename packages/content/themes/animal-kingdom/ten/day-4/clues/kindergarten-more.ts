import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The branch can carry 5 stones. A plank weighs 9 stones. Which is more: 5 or 9?',
    answer: '9',
    tells: 'Nine is too much for the branch. So planks are out.',
    clears: 'planks',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A squirrel takes 10 steps on steel wire. 1 step holds, the others slip. How many slip?',
    answer: '9',
    sum: '10 - 1',
    tells: 'Nine slips! Claws find no hold, so steel wire is out.',
    clears: 'steel',
  },
]
