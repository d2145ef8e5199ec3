import type { Format } from '../../../types.ts'

export const pointsOnTheFold: Format = {
  id: 'math.points-on-the-fold',
  subject: 'math',
  title: 'Points on the Fold',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.add-subtract-decimals'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Points on the Fold',
      child:
        'Write each number so that its point sits on the fold. Fill every gap with a zero. Choose how you say your steps: aloud or in a whisper. Show {hero} where the answer has its point.',
      inShort: {
        you: 'Ask a question, slowly. Look only at the fold: is every point on it?',
        child:
          'Writes the numbers under each other, points on the fold. Fills gaps with zeros, adds or subtracts. The last point sits there, too.',
      },
      round:
        'For 4 - 2.75 your child writes 4.00 over 2.75. Both points sit on the fold. It is 1.25. Question 1 itself gives {answer}.',
      steps: ['Get out paper and pencils. Fold the sheet the long way and open it.'],
      say: 'The fold never moves. Can your points sit as still?',
    },
    {
      title: 'Land Near 10',
      child:
        'Turn each roll into a decimal. Choose where its point goes: 6.4 or 0.64? Add or subtract it, points lined up. Land as near to 10 as you can for {friend}.',
      inShort: {
        you: 'Ask a question and roll both dice. Test the new total on the calculator.',
        child:
          'Answers. Makes a decimal of the roll. Adds it to the total or subtracts it, points lined up. The last total should be near 10.',
        end: 'How far is it from 10? Your child subtracts.',
      },
      round:
        'Your child says {answer}. You roll 6 and 4. Your child picks 0.64, not 6.4: 2.5 + 0.64 = 3.14. The calculator agrees.',
      steps: ['Get out dice, paper and a calculator. The first total is 2.5.'],
      further: 'Roll one die again, for 0.643 or 6.43.',
      say: 'Where do you put the point? Land near 10!',
      materials: [
        { name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
      ],
    },
  ],
  safety: [],
}
