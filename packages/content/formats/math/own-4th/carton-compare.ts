import type { Format } from '../../../types.ts'

export const cartonCompare: Format = {
  id: 'math.carton-compare',
  subject: 'math',
  title: 'Which Fills More',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.equivalent-fractions'],
  materials: [
    { name: 'egg carton', quantity: '1, for 12 eggs', core: true, substitute: '12 circles drawn in two rows' },
    { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Draw a fraction. Tell whether it is more than the last one. Choose how you decide: use one half or rename. Change the beans for {hero} to see.',
      earned: true,
      inShort: {
        you: 'Ask: is your fraction greater than the last one, and why?',
        child: 'Draws a slip. Compares it with the last, in twelfths or by one half. Puts beans in or out to see.',
      },
      round:
        'Your child says {answer} and draws 2/3. 2/3 = 8/12 and 1/2 = 6/12, so 2/3 is greater. 2 more beans show it.',
      steps: [
        'Get out egg carton, dry beans and paper. Fill half the carton: 1/2. On slips, write 1/3, 2/3, 1/4, 3/4, 1/6, 5/6, 5/12, 7/12.',
      ],
      further: 'Pick 2 slips, both over one half or both under. Rename both in twelfths.',
      say: 'Two fractions, one carton. Which one needs more beans?',
    },
    {
      title: 'Sixths Against Twelfths',
      modality: 'kinesthetic',
      prepMinutes: 0,
      child:
        'Throw a die for {friend} and call it sixths. Choose: left hand or right hand throws. Compare it with the twelfths that you hear. Stretch for greater, squat for less.',
      earned: true,
      inShort: {
        you: 'Throw both dice and call that many twelfths. Hand over one die.',
        child:
          'Throws that many sixths and compares them with your twelfths. Stretches for greater, squats for less. Renames the sixths to prove it.',
      },
      round:
        'Your child says {answer}. You throw 5: 5/12. Your child throws 4 and stretches: 4/6 is over one half. 4/6 = 8/12: right!',
      steps: ['Get out dice.'],
      further: 'Your child now throws eighths, not sixths. Rename both fractions in twenty-fourths.',
      say: 'Is yours greater than mine? Look at one half first!',
      materials: [{ name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' }],
    },
  ],
  safety: [],
}
