import type { Format } from '../../../types.ts'

export const pencilClock: Format = {
  id: 'math.pencil-clock',
  subject: 'math',
  title: 'Pencil Clock',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.clock-five-minutes'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '2, one long and one short', core: true },
    { name: 'playing cards', quantity: 'ace to queen of two suits, one red and one black', core: true },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Set the hands with two pencils for {hero}. Count the minutes by fives. Say a.m. or p.m. Choose what we do then, true or silly.',
      inShort: {
        you: 'Ask a question. Then turn over two cards: the first is the hour, red for a.m., black for p.m. The second is where the long hand points.',
        child:
          'Answers. Lays both pencils on the clock and counts the minutes by fives. Reads the time with a.m. or p.m. and tells what we do then.',
      },
      round:
        'Your child says {answer}. A black 4, then a 7: the long pencil goes to 7, so 35. The short one lies between 4 and 5. It is 4:35 p.m.: a snack!',
      steps: [
        'Get out paper, pencils and playing cards from ace to queen, mixed. Write 1 to 12 in a large circle. An ace is 1, a jack 11, a queen 12. A red queen first is just after midnight.',
        'A queen as the second card is a full hour. Past half an hour, the short pencil lies nearer to the next number, but the hour stays. Set a wrong answer with the pencils, too.',
      ],
      further: 'After the first round, pick a 10 or a jack second: the hour is nearly over.',
      say: 'Which number has the short hand just passed?',
    },
    {
      title: 'Hop by Fives',
      child:
        'Hop around our floor clock and count by fives. Lay the sock for the hour. Read the time to {friend}. Choose: hop on one foot or on two.',
      inShort: {
        you: 'Ask a question. Then turn over two cards: the hour, and the number at which the hops end.',
        child:
          'Answers. Hops from 12 on inside the ring and counts by fives to that number. Lays the sock past the hour, or almost on the next. Reads the time.',
      },
      round:
        'Your child says {answer}. A red 9 and an 11: hops of 5, 10 and so on end at 55. The hour is nearly over, so the sock lies almost on 10: 9:55 a.m.',
      steps: [
        'Get out paper, socks and playing cards, mixed. Tear twelve slips, number them and lay them out as a clock. One sock is the short hand. Ace is 1, jack 11, queen 12. A red queen first is just after midnight.',
        'A red hour is a.m., a black one p.m. A queen as second card takes no hop: a full hour. Hop a wrong answer, too.',
      ],
      further: 'From now on, end at 10 or 11: the sock lies almost on the next hour.',
      say: 'Five, ten, fifteen! Where will your feet stop?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'socks', quantity: '1', core: true },
        { name: 'playing cards', quantity: 'ace to queen of two suits, one red and one black', core: true },
      ],
      safety: [{ hazard: 'hopping', adultNote: 'Clear the floor, stay close and watch that nobody steps on a slip.' }],
    },
  ],
  safety: [],
}
