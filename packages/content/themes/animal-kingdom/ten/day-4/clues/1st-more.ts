import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A high road must bend. Mateo marks 4 equal parts on a plank and shakes it. All 4 fourths stay straight. How many fourths bend?',
    answer: '0',
    sum: '4 - 4',
    tells: 'No fourth of it bends, and a high road must. So planks are out.',
    clears: 'planks',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A squirrel weighs as much as 58 walnuts. Reeds hold 1 ten and 7 ones of walnuts. Which number is that?',
    answer: '17',
    sum: '10 + 7',
    tells: '17 is far less than 58. Reeds would snap, so reeds are out.',
    clears: 'reeds',
  },
]
