import type { Clue } from '../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: 'In their dance, a wiggle of 1 second means about 1,000 yards. Half a second means 500. About how many yards are 1/4 of a second?',
    answer: '250',
    sum: '1000 / 4',
    tells: 'About 250 yards. A dance that tells how far is known from very few animals.',
  },
]
