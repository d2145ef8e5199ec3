import type { Format } from '../../../types.ts'

export const creaseFields: Format = {
  id: 'math.crease-fields',
  subject: 'math',
  title: 'Fold the Field',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.multiply-multi-digit'],
  materials: [
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'playing cards', quantity: '36, ace to nine', core: true },
    { name: 'calculator', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Fold a sheet into a field for {hero}. Choose which card stands for the tens. Write a product in each part, then add the parts.',
      inShort: {
        you: 'Ask a question. Then deal three cards. Test the sum of the parts on the calculator.',
        child:
          'Answers and lays the cards as two factors. Folds the sheet along the split, writes tens and ones along its sides and a product in each part. Adds the parts.',
      },
      round:
        'Your child says {answer} and lays 7 × 64. One fold: 60 and 4. 420 in the large part, 28 in the small one: 448. The calculator agrees.',
      steps: [
        'Get out paper, playing cards and calculator. The sheet is the field, and its sides are the factors. An ace is 1.',
        'One digit times two is folded once. Unlike the calculator? Look for a part that is empty, or a ten taken for a one. A wrong answer gets a field, too.',
      ],
      further: 'From now on, deal four cards: two digits times two, folded both ways, with four parts.',
      say: 'Where do you fold? No part may stay empty.',
    },
    {
      title: 'Hands Full of Products',
      child:
        'Hold each part of a product in a hand. Choose the hand for the tens. Say both parts aloud, clap them together and call the sum to {friend}.',
      inShort: {
        you: 'Ask a question. Deal three cards. Ask what each hand holds. Test the sum on the calculator.',
        child:
          'Answers and lays two factors. Stretches out one hand for the tens and says its product, then the other for the ones. Claps and calls the sum.',
      },
      round:
        'Your child says {answer} and lays 4 × 86. Left hand: 4 × 80 = 320. Right hand: 4 × 6 = 24. Clap: 344! You find 344, too.',
      steps: [
        'Get out playing cards and calculator. An ace is 1. Nobody writes.',
        'Is the sum off? Ask each hand once more what it holds. Say a wrong answer in parts together.',
      ],
      further:
        'From now on, deal four cards, two digits times two. Two hands and two feet make four parts, and a jump adds them. Write if it is too much.',
      say: 'Left hand, right hand: what do you carry?',
      materials: [
        { name: 'playing cards', quantity: '36, ace to nine', core: true },
        { name: 'calculator', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
