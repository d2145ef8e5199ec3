import type { Format } from '../../../types.ts'

export const partsAndWholes: Format = {
  id: 'math.parts-and-wholes',
  subject: 'math',
  title: 'Parts and Wholes',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'make',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.name-fractions'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1 color', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fold a Whole',
      child:
        'Fold a strip into equal parts for {hero}. Color some of them. Name the colored parts. Touch fold after fold and count, as on a number line. Choose how often to fold: once, twice or three times.',
      earned: true,
      inShort: {
        you: 'Check: both fractions together must make the whole strip.',
        child:
          'Folds a strip in half once, twice or 3 times. Colors some parts from the left. Names both fractions. Touches each fold from the left: 1/8, 2/8 and on.',
      },
      round:
        'Your child says {answer}. Your child folds 3 times and colors 5 parts. 5/8 is colored and 3/8 white. The color ends at fold 5/8.',
      steps: [
        'Get out paper and crayons. Fold the sheet in half the long way 3 times. Tear along the folds: 8 strips.',
      ],
      further: 'Lay 2 strips end to end, folded alike. Color one and part of the other: 13/8 is 1 5/8.',
      say: 'How many equal parts, and how many of them count?',
    },
    {
      title: 'Walk to the Fraction',
      prepMinutes: 1,
      child:
        'Listen for the fraction that {friend} needs. Walk from 0 heel to toe, one step for each fourth. Tell where you stand and how far it is to the next whole. Choose to march or to tiptoe.',
      earned: true,
      inShort: {
        you: 'Call a fraction, another each time: 3/4, 1/4, 4/4.',
        child:
          'Walks from 0 heel to toe, one step for each fourth, counting: 1/4, 2/4. Says how many fourths are left to the next whole.',
      },
      round: 'Your child says {answer}. You call 3/4. Your child takes 3 steps from 0. 1/4 is left to the 1.',
      steps: [
        'Get out paper. Tear it into 4 slips: 0, 1, 2 and 3. Lay them in a line, 4 heel-to-toe steps from each to the next.',
        'Each whole is 4 such steps. Wrong? Walk it again together from 0.',
      ],
      further: 'Call fractions past 1 from now on: 7/4, 11/4, 6/4. Your child says both names: 7/4 is 1 3/4.',
      say: 'One step is 1/4. Where will you stop?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
