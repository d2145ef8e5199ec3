import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Road posts stand at 118, 128, 182 and 281. Most turtles cross between 150 and 200. Which post is it?',
    answer: '182',
    tells: 'Post 182. The tunnel is not far from there, but no turtle looks for it.',
  },
]
