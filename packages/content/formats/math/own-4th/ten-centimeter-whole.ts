import type { Format } from '../../../types.ts'

export const tenCentimeterWhole: Format = {
  id: 'math.ten-centimeter-whole',
  subject: 'math',
  title: 'Ten-Centimeter Whole',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.tenths-hundredths'],
  materials: [
    { name: 'ruler', quantity: '1, with centimeters', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Draw two decimals as bars, one under the other. Choose which card stands for the tenths. Tell {friend} which is greater, then measure.',
      earned: true,
      inShort: {
        you: 'Deal 3 cards. Ask: which decimal is greater, and why?',
        child:
          'Makes one decimal with 2 places, one with 1. Reads both as hundredths, says the greater one and draws both bars.',
      },
      round:
        'Your child says {answer} and lays 0.27 and 0.4. 27/100 is less than 40/100. The bars agree: 2.7 and 4 centimeters.',
      steps: [
        'Get out ruler, paper and playing cards. Shuffle the cards 2 to 9. On the ruler, 10 centimeters are one whole, 1 millimeter is 0.01.',
      ],
      further: 'Deal one more card to stand before both points: 4.07 and 4.7. Draw only what comes after the points.',
      say: 'More digits, or more length? The ruler knows.',
    },
    {
      title: 'Handful of Hundredths',
      child:
        'Grab a handful of hundredths for {hero}. Choose left or right hand. Lay rows of ten: each full row is one tenth. Read your decimal and compare it with another.',
      earned: true,
      inShort: {
        you: 'Grab beans, too. Ask: whose decimal is greater?',
        child:
          'Grabs beans and lays rows of 10. A row is one tenth, a bean one hundredth. Reads and compares both decimals.',
      },
      round:
        'Your child says {answer} and grabs 23: 2 rows and 3 beans, 0.23. You grab 8: no full row, 0.08. 0.23 is greater.',
      steps: ['Get out dry beans. Now and then, take fewer than 10.'],
      further: 'Each of you puts 1, 2 or 3 wholes before the point.',
      say: '10 beans make one tenth. What is your decimal?',
      materials: [{ name: 'dry beans', quantity: '60', core: true, substitute: 'pasta' }],
    },
  ],
  safety: [],
}
