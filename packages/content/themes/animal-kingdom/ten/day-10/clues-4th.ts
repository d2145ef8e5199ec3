import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'The last track has between 70 and 90 toe marks. All four feet show 5 toes and left equally many prints. How many toe marks are there?',
    answer: '80',
    tells: 'Eighty: four prints from each of four feet. A fox shows four toes, so it was not Suki.',
  },
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'One duck and eleven ducklings took a step with each foot. Each foot makes 3 toe marks. How many toe marks are in the mud?',
    answer: '72',
    sum: '(1 + 11) * 2 * 3',
    tells: 'Seventy-two, so all twelve came through. The long claws are not theirs: those were on the sand.',
  },
]
