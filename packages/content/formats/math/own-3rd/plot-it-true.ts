import type { Format } from '../../../types.ts'

export const plotItTrue: Format = {
  id: 'math.plot-it-true',
  subject: 'math',
  title: 'Plot It True',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.quarter-inches'],
  materials: [
    { name: 'ruler', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'True-Size Plot',
      child:
        'Find something small for {hero}. Measure it from 0 to the nearest quarter inch. Draw its cross. Pick the next thing: longer or shorter?',
      earned: true,
      inShort: {
        you: 'Lay the thing along the line: does it end below its cross?',
        child:
          'Fetches a thing shorter than 6 inches. Measures to the nearest quarter inch. Draws a cross above that length.',
        end: 'Ask: how much longer is the longest than the shortest?',
      },
      round:
        'Your child says {answer} and brings an eraser: 2 1/4 inches. A cross goes above 2 1/4. You lay the eraser there: it fits.',
      steps: ['Get out ruler, paper and pencils. Draw a line of 6 inches. Mark each quarter inch. Number it 0 to 6.'],
      further: 'Your child tells how far each new cross is from the last.',
      say: 'Where will its cross stand? Guess before you measure.',
      success:
        'There is a cross for each thing, and your child tells how much longer the longest is than the shortest.',
    },
    {
      title: 'Torn by Eye',
      modality: 'visual',
      child:
        'Imagine the length that {friend} needs. Choose to tear slowly or quickly. Tear a strip that looks as long. Measure it and draw its cross.',
      earned: true,
      inShort: {
        you: 'Call a length: 2 3/4 inches, then 1 1/2, 4 1/4, 3 1/4.',
        child:
          'Tears a strip that looks as long. Measures to the nearest quarter inch. Draws a cross above that length.',
        end: 'Ask: which strip came closest to its call?',
      },
      round:
        'Your child says {answer}. You call 2 3/4 inches. The torn strip measures 3 1/4, so the cross goes there: 2 quarters too long.',
      steps: [
        'Get out ruler, paper and pencils. On one sheet, draw a line of 6 inches. Mark each quarter inch. Number it 0 to 6. Your child tears the other.',
      ],
      further: 'Ask how much longer or shorter than the last each strip is.',
      say: 'Trust your eye now; the ruler speaks later.',
      success: 'Each strip has its cross, and your child tells which one came closest.',
      materials: [
        { name: 'ruler', quantity: '1', core: true },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
