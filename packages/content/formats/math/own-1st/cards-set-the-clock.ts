import type { Format } from '../../../types.ts'

export const cardsSetTheClock: Format = {
  id: 'math.cards-set-the-clock',
  subject: 'math',
  title: 'Cards Set the Clock',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.clock-half-hour'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'playing cards', quantity: '12, from ace to queen', core: true },
    { name: 'coins', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Paper-Hand Clock',
      child:
        'Turn up an hour and toss for the minutes. Choose something {hero} does at that time. Lay both hands on your clock. Read it aloud.',
      inShort: {
        you: 'Ask a question. Then turn up a card for the hour and toss: heads is the full hour, tails is half past.',
        child:
          'Answers. Lays the long hand on 12 or 6. Lays the short hand on the hour, or halfway to the next number. Reads the time in words and numbers.',
      },
      round:
        'Your child says {answer}. The card is 4, the coin shows tails. Long hand down on 6, short hand halfway from 4 to 5. Your child reads: half past 4, 4:30.',
      steps: [
        'Get out paper, playing cards and coins. Draw a big circle with the numbers: 12 and 6 first, then 3 and 9. Tear a long hand and a short one. Mix the cards: ace is 1, jack 11, queen 12.',
        'Lay a wrong answer together.',
      ],
      further: 'After each half past, let half an hour go by and read again.',
      say: 'What does the short hand say, and what the long one?',
      success: 'The short hand lies halfway at every half past.',
    },
    {
      title: 'Arms for Hands',
      prepMinutes: 0,
      child:
        'Stand with your back to me and be the clock at {place}. Choose which arm is the long hand. Show the time I call and tell it.',
      inShort: {
        you: 'Ask a question. Call a full hour or a half past.',
        child:
          'Answers. Stretches the arm with the pencil to 12 or 6. Points with the other one, elbow bent, to the hour or halfway to the next. Reads the time aloud.',
      },
      round:
        'Your child says {answer}. You call half past 2. One arm hangs down to 6, the bent one points between 2 and 3. Your child reads: half past 2, 2:30.',
      steps: [
        'Get out one of the pencils. The arm with it is the long minute hand: up is 12, down is 6. Your child turns the back to you: 1 to 5 are on the right, 7 to 11 on the left.',
        'The pencil changes hands when the other arm must point. Move a wrong arm together.',
      ],
      further: 'From now on, call, such as: half an hour after half past 2.',
      say: 'Tick, tock. Which arm is your short one?',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
  safety: [],
}
