import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
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
    ask: "A horse walks on one toe and Suki on four. A duck's foot is webbed. Ours has two toes, no web: how many of these three fit?",
    answer: '0',
    tells: 'None of the three. So it is another animal with hooves.',
  },
]
