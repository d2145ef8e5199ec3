import type { Format } from '../../../types.ts'

export const downThroughTen: Format = {
  id: 'math.down-through-ten',
  subject: 'math',
  title: 'Down Through Ten',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.subtract-within-20'],
  materials: [
    { name: 'dry beans', quantity: '16', core: true, substitute: 'buttons' },
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Bottom Row First',
      child:
        'Roll how many {things} join the first ten. Choose which way the row runs. Take the bottom row away first. Tell {hero} how many stay.',
      earned: true,
      inShort: {
        you: 'After the roll, say how many to take away: 7, 8 or 9.',
        child:
          'Rolls. Lays ten beans in a row, the rolled number below. Takes the bottom row first. Says the whole fact.',
      },
      round:
        'Your child says {answer} and rolls 3. You say 7. Your child takes 3 from below, then 4 more: 13 minus 7 is 6.',
      steps: ['Get out dry beans and dice.'],
      further: 'Take away almost all, such as 11 of 13. Your child counts up: 12, 13.',
      say: 'Which beans go first, so that just ten are left?',
      success: 'Your child stops at ten each time and says the whole fact.',
    },
    {
      title: 'Back Past Ten',
      prepMinutes: 1,
      child:
        'Hop back from a high number for {friend}. Choose 11, 12, 13 or 14 to start. Stop at ten on the way. Say where you land at {place}.',
      earned: true,
      inShort: {
        you: 'Call how many hops back: 5, 6, 7, 8 or 9.',
        child: 'Puts the bean on 11, 12, 13 or 14. Hops back to 10, then hops the rest. Says the fact.',
      },
      round:
        'Your child says {answer} and starts at 14. You call 6. The bean hops 4 to 10, then 2 more: 14 minus 6 is 8.',
      steps: ['Get out dry beans and paper. Write the numbers from 0 to 20 in a long row.'],
      further: 'Call a close number, such as 11 for 14. Count the hops from 11 to 14.',
      say: 'Off you hop! How many hops to ten?',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'a button' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
