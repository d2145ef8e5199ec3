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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Fold a sheet one way and color some strips. Fold it the other way and color across. Choose how many strips each time. Tell {hero} what fraction has both colors.',
      inShort: {
        you: 'Ask a question. Then name the two folds: thirds and fourths, then fourths and halves, halves and thirds, fourths and fourths. Count the parts with both colors together.',
        child:
          'Answers. Folds thirds and colors two. Folds fourths across and colors three. Says 3/4 of 2/3 is 6/12, and counts the parts with both colors.',
      },
      round:
        'Your child says {answer}, folds and colors 2/3, then 3/4 across. 3 × 2 parts of 4 × 3, your child says: 6/12. Counted, it is so.',
      steps: [
        'Get out paper and colored pencils. Tear both sheets in half: four pieces. Each question gets a new one.',
        'Only the parts with both colors count, out of all parts. After a wrong answer, draw or fold that question together.',
      ],
      further: 'Then ask for the first fraction of 5 sheets: 2/3 of 5 are 10/3, so 3 1/3.',
      say: 'A part of a part: will it be larger or smaller than before?',
    },
    {
      title: 'Heaps of Twenty-Four',
      prepMinutes: 2,
      child:
        'Draw a slip and predict that part of 24. Deal the beans into equal heaps. Choose which heaps you push together. Tell {friend} what one heap is and what all of yours are.',
      inShort: {
        you: 'Ask a question. Then let your child draw a slip. Wait for the number before the 24 beans are dealt. Then ask: what fraction is half of that?',
        child:
          'Answers. Draws 5/6: one sixth of 24 is 4, so five sixths are 20. Deals six equal heaps and pushes five together. Half of 5/6 is 5/12, so 10: halves them to see.',
      },
      round:
        'Your child says {answer} and draws 5/6. One sixth is 4, so 20, and five of six heaps prove it. 1/2 of 5/6 is 5/12: 10 beans. Half of the 20 are 10.',
      steps: [
        'Get out dry beans and paper. Tear eight slips and write on them: 1/3, 2/3, 1/4, 3/4, 1/6, 5/6, 5/12, 7/12.',
        'Other count? Ask: how many heaps does the denominator want, and how many does the numerator take?',
      ],
      further: 'Then ask for the same part of 7: 5/6 of 7 are 35/6, so 5 5/6.',
      say: 'All 24 wait in one heap. Which part may I see?',
      materials: [
        { name: 'dry beans', quantity: '24', core: true, substitute: 'coins or buttons' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
