import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: ['math.k.patterns', 'math.1.number-puzzles', 'math.2.rules-and-clues'],
    ask: 'Near the trees, the bat calls faster: 5 calls, 6, 7, 8. How many calls come next?',
    answer: '9',
    tells: 'Nine. The bat listens its way along the trees, even in the dark.',
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'Bats fly along the edge of a square field. How many edges can they follow?',
    answer: '4',
    tells: 'Four edges. They do not like the open middle, so trees must lead them.',
  },
]
