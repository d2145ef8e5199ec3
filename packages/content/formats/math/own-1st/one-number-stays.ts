import type { Format } from '../../../types.ts'

export const oneNumberStays: Format = {
  id: 'math.one-number-stays',
  subject: 'math',
  title: 'One Number Stays',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.number-puzzles'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'dry beans', quantity: '15', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Cover What Is Out',
      child:
        'Listen to my clues about a secret number of {hero}. Cover every number that is out. Choose when to say the last one. Tell which clue helped most.',
      earned: true,
      inShort: {
        you: 'Think of a number. Give clues until one stays: over, under, not.',
        child: 'Covers the numbers that each clue throws out. Names the one that stays and tells why.',
      },
      round:
        'Your child says {answer}. You say: over 12. Beans cover 5 to 12. Under 16: 13, 14, 15 stay. Not 13, not 15: 14 stays.',
      steps: ['Get out paper and dry beans. Write the numbers from 5 to 20, four in a row.'],
      further: 'Write 2 __ 3 __ or 1 __ 4 __. Write a missing number below one gap. Your child fills both.',
      say: 'How many could it still be?',
      success: 'One number stays, and your child tells why.',
    },
    {
      title: 'Cards That May Stay',
      modality: 'auditory',
      prepMinutes: 0,
      child:
        'Lay nine cards in a row for {friend}. Choose what to ask: over or under which number? Turn over what is out. Say why the last card must be mine.',
      earned: true,
      inShort: {
        you: 'Note a secret number from 2 to 10. Answer with yes or no.',
        child:
          'Asks if your number is over or under another one. Turns over what is out. Tells why the last one stays.',
      },
      round: 'Your child says {answer}, then asks: over 5? Yes: 2 to 5 go. Under 8? Yes: 6 and 7 stay. Over 6? Yes: 7!',
      steps: ['Get out the playing cards. Lay them face up, in order.'],
      further: 'Lay 2 to 5 mixed, two face down. Peek and tell what one is not. Your child names both.',
      say: 'Ask me, and down they go! Which ones may stay?',
      materials: [
        { name: 'playing cards', quantity: '9, from 2 to 10 of one suit', core: true, substitute: 'numbered slips' },
      ],
    },
  ],
  safety: [],
}
