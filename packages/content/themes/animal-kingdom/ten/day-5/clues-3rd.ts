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
    ask: 'Eight turtles meet a wall: 5/8 follow it left, 2/8 follow it right. The others rest. What fraction follows the wall?',
    answer: '7/8',
    tells: 'Seven eighths follow it, and nobody gave them a sign. So that is how to lead a turtle.',
  },
  {
    skills: ['math.3.area-perimeter', 'math.3.quarter-inches'],
    ask: 'On each side of the road, the hint runs 60 yards left of the tunnel. It runs 60 yards right of it, too. How many yards in all?',
    answer: '240',
    sum: '2 * (60 + 60)',
    tells: 'That makes 240 yards to build. Then turtles are led in from far off.',
  },
  {
    skills: [
      'science.3.life-cycles',
      'science.3.traits',
      'science.3.adaptations',
      'science.3.fossils',
      'science.4.body-structures',
      'science.5.plant-food',
      'science.5.food-webs',
    ],
    ask: 'A scared turtle pulls in its head and legs. A truck scares it. Does it run off or stop on the road?',
    answer: 'stops',
    tells: 'It stops right where it is. So it must never get onto the road at all.',
  },
]
