import type { Format } from '../../../types.ts'

export const foldedBothWays: Format = {
  id: 'math.folded-both-ways',
  subject: 'math',
  title: 'Folded Both Ways',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'a',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.fraction-of'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'colored pencils', quantity: '2 colors', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Folded Both Ways',
      child:
        'Multiply both fractions first, then prove it. Fold one way and color your part. Fold the other way and color across. Choose your two colors, and show {hero} the parts that have both.',
      earned: true,
      inShort: {
        you: 'Name one: 3/4 of 2/3, 1/2 of 3/4, 2/3 of 1/2, 1/4 of 3/4.',
        child: 'Multiplies: 3/4 of 2/3 is 6/12. Folds and colors 2/3, then 3/4 across. Counts parts with both colors.',
      },
      round:
        'Your child says {answer}. 3/4 of 2/3 is 6/12, your child says, folds and colors: 6 of 12 parts have both colors.',
      steps: [
        'Get out paper and colored pencils. Tear the sheet into four pieces: one for each question, and a spare.',
      ],
      further: 'Your child shades the first fraction of 5 drawn bars: 2/3 of 5 is 3 1/3.',
      say: 'A part of a part: larger or smaller than before?',
    },
    {
      title: 'Heaps of Twenty-Four',
      child:
        'Work out a fraction of 24 before any bean moves. Deal the beans into equal heaps. Choose which heaps you push together. Tell {friend} what one heap is and what all of yours are.',
      earned: true,
      inShort: {
        you: 'Name a fraction of 24: 5/6, 3/8, 2/3 or 7/12.',
        child: 'Says how many of 24 that is. Deals equal heaps, pushes together as many as asked, and counts.',
      },
      round: 'Your child says {answer}. You name 5/6. 24 ÷ 6 = 4, and 5 × 4 = 20. Five of the six heaps hold 20 beans.',
      steps: ['Get out dry beans and count 24.'],
      further: 'Ask for 3/8 of 7. Your child draws 7 bars and shades 3/8 of each: 21/8, so 2 5/8.',
      say: 'All 24 beans wait. Which part may I see?',
      materials: [{ name: 'dry beans', quantity: '24', core: true, substitute: 'coins or buttons' }],
    },
  ],
  safety: [],
}
