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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        you: 'Ask a question and say its numbers slowly. Look only at the fold: is every point on it, and is every gap filled?',
        child:
          'Writes the numbers under each other, each point on the fold. Fills gaps with zeros, adds or subtracts, and sets the point of the answer on the fold.',
      },
      round:
        'Your child writes both numbers over the fold, fills any gap with a zero and works from the right. Your child says {answer}, with the point on the fold.',
      steps: [
        'Get out paper and pencils. Fold both sheets down the middle and open them. Front and back make room for all questions.',
        'A point beside the fold? Say the number in words together: ones, tenths, hundredths. Then write it anew.',
      ],
      say: 'The fold never moves. Can your points sit as still?',
    },
    {
      title: 'Line after Line',
      child:
        'Draw the longer rolled length with great care. Choose: add the other length or take it away. Predict the end in centimeters. Measure it for {friend}.',
      inShort: {
        you: 'Ask a question. Roll both dice for one length, such as 4.6 centimeters, one for whole centimeters, such as 3. Read the end together.',
        child:
          'Answers. Draws 4.6 centimeters. Says the sum or the difference first. Draws 3 onward, or back over the line as a thick stroke. Measures the end.',
      },
      round:
        'Your child says {answer}. You roll 4.6 and 3. Your child adds 4.6 and 3.0: 7.6. Both lines drawn end to end measure 7.6 centimeters, so it is proved.',
      steps: [
        'Get out dice, a ruler and paper. Use the side with centimeters: its ten small parts are tenths.',
        'To take away, measure the part without the thick stroke. More than a tenth off? Write both lengths under each other, point under point.',
      ],
      further:
        'Now throw one die three times: 2, 5, 3 make 0.253. Take that away in writing: 4.6 - 0.253 = 4.347. The ruler shows about 4.3.',
      say: 'Say it first, draw it second. Will the line agree?',
      materials: [
        { name: 'dice', quantity: '2', core: true },
        { name: 'ruler', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
