import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: [
      'math.3.name-fractions',
      'math.3.compare-fractions',
      'math.4.equivalent-fractions',
      'math.4.add-like-fractions',
      'math.4.tenths-hundredths',
      'math.5.add-subtract-decimals',
      'math.5.add-unlike-fractions',
      'math.5.fraction-of',
    ],
    ask: "The head is 3/8 of the toy's height, and its legs are 2/8. The body is what is left. What fraction is that?",
    answer: '3/8',
    tells: 'The head is as tall as the body, 3/8 each. A toy owl has no such legs, so it is no owl.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A tag says: Strapped in at 9:56, liftoff 2 hours later, afloat at 12:05. How many minutes did the climb take?',
    answer: '9',
    further: true,
    tells: 'From 11:56 to 12:05 is 9 minutes, about what a rocket needs. So somebody flew up with a crew.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.5.shape-families'],
    ask: 'A toy cat would show 2 triangle ears in a square window. How many corners do all three shapes have?',
    answer: '10',
    sum: '2 * 3 + 4',
    tells: 'It would be 10 corners. Kenji sees just the 4 of the window, so it is no cat.',
  },
]
