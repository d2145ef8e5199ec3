import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.volume'],
    ask: "A turtle like ours needs 40 cubic inches. Ravi's lamp shows all of the drawer but a corner, 3 inches long, 2 wide and 2 high. How many cubic inches is that?",
    answer: '12',
    sum: '3 * 2 * 2',
    tells: '12 is far less than 40. So there is no second turtle.',
    clears: 'turtle',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'With you and Dot, our crew is 6. The night scanner counted 4 × (9 − 7) − 2 aboard. Evaluate it.',
    answer: '6',
    sum: '4 * (9 - 7) - 2',
    tells: 'It counted 6, which is just us. So it was no stranger.',
    clears: 'stranger',
  },
]
