import type { Format } from '../../../types.ts'

export const colorWorkshop: Format = {
  id: 'art.color-workshop',
  subject: 'art',
  title: 'Color Workshop',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  skills: [
    'art.k.lines',
    'art.k.color-mixing',
    'art.k.texture',
    'art.1.lines-that-move',
    'art.1.warm-and-cool',
    'art.1.texture-marks',
    'art.2.color-wheel',
    'art.2.light-and-dark',
    'art.2.overlap',
    'art.3.color-and-mood',
    'art.3.three-grounds',
    'art.4.color-schemes',
    'art.4.light-and-form',
    'art.5.value-and-contrast',
  ],
  materials: [
    { name: 'watercolors', quantity: '1 set', core: true, substitute: 'crayons, light over dark' },
    { name: 'brushes', quantity: '1', core: true, substitute: 'a cotton swab' },
    { name: 'water', quantity: 'a little', core: true },
    { name: 'cups', quantity: '1, wide', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'newspapers', quantity: '2 sheets for the table', core: false, substitute: 'an old towel' },
  ],
  prepMinutes: 4,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Try each task in a small wet patch. Show or say your answer: one {token}. Pick your best patch. Use it in a mural for {place} and {hero}.',
      inShort: {
        you: 'Read one question for each patch.',
        child: 'Shows the answer in a wet patch, or says it.',
        end: 'Your child plans a mural with the best patch and fills it.',
      },
      round:
        'Your child tries it with the brush in patch 1 and shows or says {answer}. Then your child rinses the brush.',
      steps: [
        'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table. Fold one sheet in four patches.',
        'Missed? Tell the answer and try the patch again.',
      ],
      say: 'Which patch told you something new?',
    },
    {
      title: 'Costume Colors',
      child:
        'Find colors for the costume of {friend}. Make one test for each task. Tell how you did it: one {token}. Color the costume for {place}. Choose a plain one or one with {things} on it.',
      inShort: {
        you: 'Read a question, and note how the answer was done.',
        child: 'Answers with a color test and tells how it was done.',
        end: 'Your child draws a costume and colors it like the best test.',
      },
      round:
        'Your child tries it on the test sheet, shows or says {answer} and tells how it was done. You write that beside it.',
      steps: [
        'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table. One sheet is for tests.',
        'Missed? Tell the answer and test again.',
      ],
      say: 'How did you get this one?',
    },
    {
      title: 'The Color Master',
      child:
        'Listen to each order from {hero}. Show it in wet color or tell the answer. Name it like a shop would: one {token}. Use one sheet or two at {place}.',
      inShort: {
        you: 'As {hero}, ring and read each question as an order. Write down its shop name.',
        child: 'Fills the order in color or words and gives it a shop name.',
        end: 'As {hero}, pick a favorite.',
      },
      round:
        'You ring and read question 1 as an order. The color master dabs it on the sheet, shows or says {answer} and gives it a shop name.',
      steps: [
        'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table. Number a space for each order.',
        'Missed? Tell the answer.',
      ],
      say: 'Ding, dong! I would like to place an order.',
    },
  ],
  safety: [
    {
      hazard: 'spilled water',
      adultNote: 'A grown-up covers the table, fills the cup only a third and wipes up spills at once.',
    },
  ],
}
