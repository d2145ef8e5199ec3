import type { Format } from '../../../types.ts'

export const rowHunters: Format = {
  id: 'math.row-hunters',
  subject: 'math',
  title: 'Hunt for Rows',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.factors-multiples'],
  materials: [{ name: 'dry beans', quantity: '30', core: true, substitute: 'coins or pasta' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Grab beans for {hero} and count them. Lay them in equal rows in each way that works. Choose the number of rows to try first. Call prime or not prime.',
      earned: true,
      inShort: {
        you: 'Ask: which rows fit, and when may you stop?',
        child:
          'Grabs and counts 11 to 30 beans. Tries 2 rows, 3 rows and so on. Lists each factor pair or calls prime.',
      },
      round: 'Your child says {answer} and grabs 14. 2 × 7 fits, 3 fails, 4 × 4 is too much. Listed: 1 × 14, 2 × 7.',
      steps: ['Get out dry beans.'],
      further: 'Add 50 to the count. Divide by 2, 3, 5 and 7 without beans.',
      say: 'Will they line up, or does one always stay out?',
      success: 'Every pair on the list was laid in rows.',
    },
    {
      title: 'Four Corners Test',
      prepMinutes: 1,
      child:
        'Visit four corners with a number from two cards. Test in each corner whether 2, 3, 5 or 7 divides it. Choose your first corner. Call prime to {friend} if none does.',
      earned: true,
      inShort: {
        you: 'Deal 2 cards. Ask in each corner: does it divide evenly?',
        child:
          'Lays a number. Divides it in each corner by its slip. Names each factor pair that fits. None fits? Calls prime.',
      },
      round:
        'Your child says {answer} and lays 57. Corner 2 misses by 1. Corner 3 fits: 3 × 19. Corners 5 and 7 do not. Not prime!',
      steps: [
        'Get out playing cards and paper. Write 2, 3, 5 and 7 on slips, one for each corner. Shuffle the cards 2 to 9.',
        'Below 121, these 4 tests are enough.',
      ],
      say: 'Four corners, one number. Does any corner divide it?',
      materials: [
        { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
