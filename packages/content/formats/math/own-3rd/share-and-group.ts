import type { Format } from '../../../types.ts'

export const shareAndGroup: Format = {
  id: 'math.share-and-group',
  subject: 'math',
  title: 'Share and Group',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.divide'],
  materials: [
    { name: 'dry beans', quantity: '24', core: true, substitute: 'buttons' },
    { name: 'playing cards', quantity: '4', core: true, substitute: 'numbered slips' },
    { name: 'coins', quantity: '1', core: true, substitute: 'a button with one side marked' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Beans by Coin Toss',
      child:
        'Turn over a card for {hero}. Share the beans or make groups, as the coin tells you. Say the division. Pick the next card: at the left or at the right.',
      earned: true,
      inShort: {
        you: 'Toss the coin: heads means share, tails means make groups.',
        child: 'Turns over a card. Makes so many equal piles of the beans, or groups of so many. Says the division.',
      },
      round:
        'Your child says {answer} and turns over an 8. You toss tails: groups of 8! There are 3 groups, so 24 divided by 8 is 3.',
      steps: [
        'Get out dry beans, playing cards and coins. Count 24 beans. Lay a 3, a 4, a 6 and an 8 face down.',
        'Wrong? Ask: which times fact helps?',
      ],
      further: 'Look at the card in secret and say only the quotient. Your child finds your card.',
      say: 'Same beans again. Do we share, or make groups?',
    },
    {
      title: 'Thumb on the Triangle',
      modality: 'visual',
      answers: 'numbers',
      child:
        'Write the numbers of {hero} at the corners of a triangle. Find the missing one. Tell which fact finds the corner under the thumb. Choose which corner is next: left, right or top.',
      inShort: {
        you: 'Ask a question. Hide a corner of the finished triangle with your thumb.',
        child:
          'Draws a triangle: the whole on top, groups left, how many in each right. Answers. Then says the fact that finds your corner.',
      },
      round:
        'Your child writes 2 numbers, finds the third and says {answer}. You hide a corner. Your child says the division or times fact that finds it.',
      steps: ['Get out paper and pencils.', 'Wrong? Draw the groups as rows of dots together.'],
      further: 'Hide each corner in turn. Your child says all 4 facts of the family.',
      say: 'Who is hiding under this thumb?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
