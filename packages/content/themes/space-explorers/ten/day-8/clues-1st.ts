import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'Five noses sniff a card with that smell. How many more say no than yes?',
    answer: '3',
    graph: {
      title: 'Does it smell of fish?',
      form: 'rings',
      each: 1,
      rows: [
        { name: 'yes', value: 1 },
        { name: 'no', value: 4 },
      ],
    },
    sum: '4 - 1',
    tells: 'Most noses say no to fish. So it is likely some other food.',
  },
  {
    skills: ['math.1.clock-half-hour', 'math.2.clock-five-minutes'],
    ask: 'A forgotten snack smelled like that. It was lost on Monday and stank 3 days later. Which day?',
    answer: 'Thursday',
    tells: 'On Thursday it stank. A good apple lasts longer than that, so it was no apple.',
  },
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: '4 noses sniff a card with that smell. Half of them say: old breakfast! How many is that?',
    answer: '2',
    tells: '2 noses say old breakfast. So think of breakfast and not of fish.',
  },
]
