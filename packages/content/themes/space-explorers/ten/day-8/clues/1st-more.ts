import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.number-puzzles'],
    ask: "Ravi's old cheese smelled for 18 days, and then for no more. The cloud card smells for over 17 and under 21, not 18, not 20. How many days?",
    answer: '19',
    tells: '19 is more than 18. So it is not cheese.',
    clears: 'cheese',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Fish smell was gone at 6:00. Dot sniffs: long hand on 6, short hand between 6 and 7. What time?',
    answer: '6:30',
    tells: '6:30 is after 6:00, and it still stinks. So it is not fish.',
    clears: 'fish',
  },
]
