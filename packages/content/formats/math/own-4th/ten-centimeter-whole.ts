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
    { name: 'playing cards', quantity: '36, ace to nine', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Draw two decimals as bars, one under the other. Choose which card stands for the tenths. Tell {friend} which is greater, then measure.',
      inShort: {
        you: 'Ask a question. Then deal three cards. Ask for both decimals as fractions, and which is greater. Let the ruler decide.',
        child:
          'Answers. Makes a decimal with two places from two cards and one with one place from the third. Says which is greater, and why. Draws both bars with the ruler.',
      },
      round:
        'Your child says {answer} and lays 0.27 and 0.4. 0.4 is 40 hundredths, so it is greater. The bars: 2.7 centimeters and 4 centimeters.',
      steps: [
        'Get out ruler, paper and playing cards. On the ruler, 10 centimeters are one whole, a centimeter is one tenth, and a millimeter is one hundredth. An ace is 1.',
        'Does the ruler disagree? Read both in hundredths together. Draw a wrong answer as a bar, too.',
      ],
      further:
        'From now on, deal one more card: it stands before the point of both decimals, and only the parts behind it are drawn.',
      say: 'More digits, or more length? The ruler knows.',
    },
    {
      title: 'Handful of Hundredths',
      child:
        'Grab a handful of hundredths for {hero}. Trade ten of them for one tenth. Choose left or right hand. Read your decimal and compare it with another.',
      inShort: {
        you: 'Ask a question. After the answer, both of you grab beans. Ask: which decimal is that, and which one is greater?',
        child:
          'Answers and grabs beans, each one hundredth. Trades every ten for a button, one tenth. Reads both decimals, says which is greater and why.',
      },
      round:
        'Your child says {answer} and grabs 23: 2 buttons and 3 beans, 0.23. You have 8 beans, no button: 0.08. 23 hundredths are more than 8.',
      steps: [
        'Get out dry beans and buttons. A bean is a hundredth, a button a tenth. Take small handfuls, and now and then just a few beans.',
        'No full ten? Then a zero keeps the place of the tenths.',
        'Lay both in rows if your child doubts. A wrong answer is laid in the same way.',
      ],
      further: 'Each of you says a whole number from 1 to 3 that comes before the point.',
      say: 'Ten little ones make one big one. What is your decimal?',
      materials: [
        { name: 'dry beans', quantity: '60', core: true, substitute: 'pasta' },
        { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
      ],
    },
  ],
  safety: [],
}
