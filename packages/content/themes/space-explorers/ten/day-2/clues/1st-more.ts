import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A sloth has 12 toes at most. Kenji counts toes in the drawer: 1 ten and 8 ones. How many?',
    answer: '18',
    sum: '10 + 8',
    tells: '18 is more than 12. So it is no sloth.',
    clears: 'sloth',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A wooden starfish is under 40 grams. A tag says: My back is 38 grams, the rest of me 10. How many grams?',
    answer: '48',
    sum: '38 + 10',
    tells: '48 grams is more than 40. So it is no starfish.',
    clears: 'starfish',
  },
]
