import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.angles', 'math.4.symmetry', 'math.5.coordinates'],
    ask: 'The lock lies a quarter turn to the right. It turns on to the right only. How many quarter turns set it straight?',
    answer: '3',
    sum: '4 - 1',
    tells: '3 quarter turns set it straight. Uranus, too, is tipped over by about one quarter turn.',
  },
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'Hydrogen sulfide has 2 hydrogen parts and 1 sulfur part. A model of the gas has 24 parts. How many are sulfur?',
    answer: '8',
    sum: '24 / (2 + 1)',
    tells: 'One part in three, 8 in all, is sulfur. Fish gets its smell without sulfur gas, so think of other food.',
  },
  {
    skills: ['math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'The smell dial shows 5, 10, 20, 40. Old cheese shows 5, 10, 15, 20. Both rules go on: how far apart is the fifth number?',
    answer: '55',
    sum: '80 - 25',
    tells: '80 and 25 are 55 apart. This smell grows far faster than old cheese, so it is no cheese.',
  },
]
