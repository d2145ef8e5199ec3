import type { Format } from '../../../types.ts'

export const coverItUp: Format = {
  id: 'math.cover-it-up',
  subject: 'math',
  title: 'Cover It Up',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.expressions'],
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
      title: 'Cover It Up',
      child:
        'Write the expression large, from one edge to the other. Cover what comes first with its value. Choose to tell why or to point why. Go on until {hero} sees one number.',
      inShort: {
        you: 'Ask a question. At each cover, ask: why does this part come first?',
        child:
          'Writes the expression on a strip. Lays a slip with its value on the first part. Goes on until one number is left.',
      },
      round: 'For 20 - 6 × 3, a slip with 18 covers 6 × 3. Then 2 covers all. Question 1 itself gives {answer}.',
      steps: ['Get out paper and pencils. Tear one sheet into four long strips, the other into small slips.'],
      say: 'Every cover makes it shorter. What stays at the end?',
    },
    {
      title: 'With and Without Parentheses',
      child:
        'Pick a first number from 2 to 9. Write it with the rolled numbers, with and without parentheses. Work out both values. Tell {friend} which one was called, and why.',
      inShort: {
        you: 'Ask a question and roll both dice. Secretly choose one of the two expressions, and tell its value.',
        child: 'Answers, then writes 5 × 2 + 4 and 5 × (2 + 4). Finds the one with your value.',
      },
      round: 'Your child says {answer}. You roll 2 and 4. You choose 5 × (2 + 4) and say 30. The other is 14: found!',
      steps: ['Get out dice and paper. Your child picks the first number of every expression, from 2 to 9.'],
      further: 'Tell words, not the value: 5 times the sum of 2 and 4, for example.',
      say: 'Two curved lines change a lot. Did I choose them?',
      materials: [
        { name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
