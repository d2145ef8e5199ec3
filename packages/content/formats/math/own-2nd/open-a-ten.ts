import type { Format } from '../../../types.ts'

export const openATen: Format = {
  id: 'math.open-a-ten',
  subject: 'math',
  title: 'Open a Ten',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.subtract-within-100'],
  materials: [
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'playing cards', quantity: '2 to 9 of one suit', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Take away what the card tells for {hero}. Choose which slip to open if you need more ones. Tell what is left. Add both heaps to check.',
      earned: true,
      inShort: {
        you: 'Turn over a card: 2 tens and that many ones go.',
        child:
          'Takes them from 63, trading a slip for ten beans if needed. Tells what is left. Adds both heaps to check.',
      },
      round:
        'Your child says {answer}. The card is 7: 27 go. Your child opens a ten: 36 are left. Check: 36 + 27 = 63.',
      steps: [
        'Get out paper, dry beans and playing cards from 2 to 9. Tear six slips and write 10 on each. Lay them and 3 beans: 63.',
        'Lay 63 again each time. Wrong? Lay it out, too.',
      ],
      further: 'Say: that many are mine. How many more have you? Take mine away to see.',
      say: 'Too few ones? Then which slip will you open?',
    },
    {
      title: 'Jump Back to Check',
      modality: 'visual',
      child:
        'Choose a start number from 80 to 99. Subtract in writing for {friend}. Jump forward with a finger to check. Call stop if you land wrong.',
      earned: true,
      inShort: {
        you: 'Lay two cards as tens and ones to take away.',
        child:
          'Chooses a start from 80 to 99 and subtracts in writing. Checks with finger jumps from the result to the start.',
      },
      round:
        'Your child says {answer} and picks 92. You lay 36. 92 - 36 = 56. From 56 the finger jumps 30, then 6: 92!',
      steps: [
        'Get out measuring tape and playing cards from 2 to 7, mixed. Lay the centimeters from 0 to 100 on the floor.',
        'Wrong? Check it with jumps.',
      ],
      further: 'Say: how many more is yours than mine? Subtract, then jump from mine to yours.',
      say: 'Will your finger land where you started?',
      materials: [
        { name: 'measuring tape', quantity: '1, with centimeters', core: true },
        { name: 'playing cards', quantity: '2 to 7 of two suits', core: true, substitute: 'numbered slips' },
      ],
      prepMinutes: 0,
    },
  ],
  safety: [],
}
