import type { Format } from '../../../types.ts'

export const pencilClock: Format = {
  id: 'math.pencil-clock',
  subject: 'math',
  title: 'Paper Clock',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.clock-five-minutes'],
  materials: [{ name: 'paper', quantity: '2 sheets', core: true }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Read our paper clock for {hero}. Count the minutes by fives. Choose a.m. or p.m. Show what we do then, true or silly.',
      earned: true,
      inShort: {
        you: 'Set both hands to a time that ends in 0 or 5.',
        child: 'Counts the minutes by fives and reads the time. Chooses a.m. or p.m. and acts what we do then.',
      },
      round:
        'Your child says {answer}. The short hand is past 4, the long on 7: 35. It is 4:35 p.m., so your child munches.',
      steps: [
        'Get out paper. Write 1 to 12 in a large circle on one sheet. Tear a long and a short strip from the other: the hands.',
        'Wrong? Set it on the clock.',
      ],
      further: 'Set times such as 4:50 or 4:55: the short hand lies almost on 5.',
      say: 'Which number has the short hand just passed?',
    },
    {
      title: 'Hop by Fives',
      modality: 'kinesthetic',
      child:
        'Hop around our floor clock and count by fives. Stop when I clap. Read the time to {friend}. Choose: hop on one foot or on two.',
      earned: true,
      inShort: {
        you: 'Lay the sock between two numbers. Say morning or evening. Clap to end the hops.',
        child: 'Hops beside the slips from 12 on, counting by fives, until you clap. Reads the time with a.m. or p.m.',
      },
      round:
        'Your child says {answer}. The sock lies just past 9: morning. You clap when your child lands on 4. It is 9:20 a.m.',
      steps: [
        'Get out paper and socks. Tear twelve slips, number them and lay a clock. One sock is the short hand.',
        'Wrong? Hop it, too.',
      ],
      further: 'Clap at 10 or 11. Your child moves the sock almost to the next hour.',
      say: 'Five, ten, fifteen! Where will your feet stop?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'socks', quantity: '1', core: true },
      ],
      prepMinutes: 3,
      safety: [{ hazard: 'hopping', adultNote: 'Clear the floor, stay close and watch that nobody steps on a slip.' }],
    },
  ],
  safety: [],
}
