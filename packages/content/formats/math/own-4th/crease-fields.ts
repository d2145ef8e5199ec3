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
    { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
    { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Fold a sheet into a field for {hero}. Choose which card stands for the tens. Write a product in each part, then add the parts.',
      earned: true,
      inShort: {
        you: 'Deal 3 cards. Check the product on the calculator.',
        child:
          'Lays one digit times two digits. Folds the sheet into tens and ones. Writes a product in each part and adds them.',
      },
      round:
        'Your child says {answer} and lays 7 × 64. Large part: 7 × 60 = 420. Small part: 7 × 4 = 28. Together: 448.',
      steps: ['Get out paper, playing cards and calculator. Shuffle the cards 2 to 9. Each sheet is a field.'],
      further: 'Deal 4 cards: two digits times two. Fold both ways, for four parts.',
      say: 'Where do you fold? No part may stay empty.',
    },
    {
      title: 'Hands Full of Products',
      modality: 'auditory',
      child:
        'Hold each part of a product in a hand. Choose the hand for the tens. Say both parts aloud, clap them together and call the sum to {friend}.',
      earned: true,
      inShort: {
        you: 'Deal 3 cards. Work it out on the calculator, too.',
        child:
          'Lays one digit times two. Stretches out a hand for tens, then one for ones. Says each product, claps and adds.',
      },
      round: 'Your child says {answer} and lays 4 × 86. Left hand: 4 × 80 = 320. Right hand: 4 × 6 = 24. Clap: 344!',
      steps: ['Get out playing cards and calculator. Shuffle the cards 2 to 9.'],
      further: 'Deal 4 cards: two digits times two. Hands and feet say four products. Add in writing.',
      say: 'Left hand, right hand: what do you carry?',
      materials: [
        { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
      ],
    },
  ],
  safety: [],
}
