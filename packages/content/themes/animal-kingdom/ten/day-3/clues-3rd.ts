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
    ask: 'The pipe has 8 equal parts. Only the first part and the last part are damp. What fraction of the pipe is dry?',
    answer: '6/8',
    tells: 'Six eighths are dry. That is far too much for a frog.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'Each night was damper than the last. Frogs counted: 12, 24, 48. The pattern goes on: how many on the next night?',
    answer: '96',
    sum: '48 * 2',
    tells: 'Ninety-six. The damper it gets, the more frogs set out.',
  },
  {
    skills: [
      'science.3.weather-climate',
      'science.4.changing-rock',
      'science.4.energy-sources',
      'science.5.sky-patterns',
      'science.5.water-on-earth',
    ],
    ask: 'Water flows downhill. The pipe is highest in the middle. Does water stay in the pipe or run out?',
    answer: 'runs out',
    tells: 'It runs out at both ends. One bucket will not help: water has to come again and again.',
  },
]
