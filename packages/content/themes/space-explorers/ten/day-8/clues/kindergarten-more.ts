import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.long-and-short'],
    ask: "Lucia's smell tester draws lines. All fish lines are 4 thumbs long. The cloud line is 9. Which is longer?",
    answer: 'the cloud line',
    tells: 'The cloud line is longer than any fish line. So it is not fish.',
    clears: 'fish',
  },
]
