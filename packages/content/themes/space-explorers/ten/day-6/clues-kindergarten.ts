import type { Clue } from '../../../../types.ts'

export const kindergartenClues: Clue[] = [
  {
    skills: [
      'math.k.count-to-10',
      'math.k.compare-to-10',
      'math.k.teen-numbers',
      'math.1.tens-and-ones',
      'math.2.hundreds',
    ],
    ask: 'The drawer is more than 1 inch high, but less than 3. How many inches is it?',
    answer: '2',
    further: true,
    tells: 'Only 2 inches high. A big toy dog could not sit in there.',
  },
  {
    skills: [
      'math.k.add-to-10',
      'math.1.add-within-20',
      'math.1.add-two-digits',
      'math.2.add-within-100',
      'math.2.skip-count-coins',
      'math.2.two-step-stories',
    ],
    ask: 'Dot sees 2 round ears and 4 paws. How many ears and paws is that?',
    answer: '6',
    sum: '2 + 4',
    tells: '6 in all, and 4 of them are paws. An owl has no paws, so it is no owl.',
  },
  {
    skills: ['math.k.shapes', 'math.1.sides-and-corners'],
    ask: 'A toy fox has triangle ears. How many corners does one triangle have?',
    answer: '3',
    tells: 'A fox ear has 3 corners. These ears are round, so it is no fox.',
  },
]
