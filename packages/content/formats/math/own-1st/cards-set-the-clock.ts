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
    { name: 'playing cards', quantity: '9, from 2 to 10 of one suit', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Paper-Hand Clock',
      child:
        'Turn up an hour. Lay both hands on your clock. Choose something {hero} does at that time. Let half an hour go by and read the clock again.',
      earned: true,
      inShort: {
        you: 'Turn up a card for the hour. Then say: half an hour later.',
        child: 'Lays both hands for the full hour and reads it. Then lays and reads the half past.',
      },
      round:
        'Your child says {answer}. The card is 4: 4:00. Half an hour later: long hand on 6, short hand halfway to 5. Half past 4!',
      steps: [
        'Get out paper and playing cards. Draw a clock with its 12 numbers. Tear a long and a short hand. Mix the cards face down.',
      ],
      further: 'Let another half an hour go by. Your child lays and reads that time, too.',
      say: 'What does the short hand say, and the long one?',
      success: 'The short hand lies halfway at every half past.',
    },
    {
      title: 'Arms for Hands',
      modality: 'kinesthetic',
      prepMinutes: 0,
      child:
        'Stand with your back to me and be the clock at {place}. Show the time I call with both arms. Say it with numbers. Choose how your clock ticks: loudly or softly.',
      earned: true,
      inShort: {
        you: 'Call a time: half past 2, 4:00, half past 1, half past 4.',
        child: 'Points the left arm to 12 or 6. Points the other to the hour, or halfway on. Says it with numbers.',
      },
      round:
        'Your child says {answer}. You call half past 2. Left arm down to 6. Right arm between 2 and 3. It is 2:30!',
      steps: [
        'Get out pencils. Your child stands like a clock, the back to you. The left hand holds a pencil: this arm is the long hand.',
      ],
      further: 'Say each time: half an hour later! Your child shows that time and reads it.',
      say: 'Tick, tock. Which arm is your short one?',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
  safety: [],
}
