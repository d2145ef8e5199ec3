import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'Draw the bridge as a bar with 2 equal parts. Color one part: it gives beetles cover. What part has no cover?',
    answer: 'a half',
    tells: 'A half has none. Half a hiding place is not enough for a beetle.',
  },
]
