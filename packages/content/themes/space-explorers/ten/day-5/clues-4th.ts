import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.angles', 'math.4.symmetry'],
    ask: 'The drawer floor is a rectangle, 20 inches around. Its long sides are 6 inches each. How many inches is a short side?',
    answer: '4',
    sum: '20 / 2 - 6',
    tells: '6 by 4 inches, a plain rectangle without a secret corner. So the odd thing is not its shape.',
  },
]
