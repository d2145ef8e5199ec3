import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Five noses sniff a card with that smell. How many more say no than yes?',
    answer: '3',
    graph: rings('Does it smell of fish?', { yes: 1, no: 4 }),
    sum: '4 - 1',
    tells: 'Most noses say no to fish. So it is likely some other food.',
  },
  {
    skills: ['math.1.clock-half-hour', 'math.2.clock-five-minutes'],
    ask: 'Ravi sniffs a very old apple. The long hand is on 6, the short hand between 8 and 9. What time is it?',
    answer: '8:30',
    tells: 'At 8:30 Ravi says that even this old apple smells sweet. So that bad smell is no apple.',
  },
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: "Ravi's round chart of noses has 2 equal parts. One part says: old breakfast! What is that part called?",
    answer: 'a half',
    tells: 'Half of all noses say old breakfast. So think of breakfast and not of fish.',
  },
]
