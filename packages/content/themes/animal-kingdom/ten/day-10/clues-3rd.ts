import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.area-perimeter', 'math.5.volume', 'math.5.convert-measures'],
    ask: 'The last track is 30 feet long. Each step is 6 inches long, and that is half a foot. How many steps is that?',
    answer: '60',
    sum: '30 * 12 / 6',
    tells: 'Sixty short steps. A deer needs far fewer, so the last one is low and small.',
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
    ask: 'Otters have webbed toes for swimming. The last one has no webs, but long front claws. Is it a swimmer or a digger?',
    answer: 'a digger',
    tells: 'A digger. It digs for beetles at night, so it was not Pip.',
  },
]
