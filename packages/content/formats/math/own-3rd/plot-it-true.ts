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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'True-Size Plot',
      child:
        'Find something small for {hero}, such as a key or an eraser. Measure it from 0 to the nearest quarter inch. Draw its cross. Pick the next thing: longer or shorter?',
      inShort: {
        you: 'Ask a question and send your child for one small thing. Afterward lay the thing along the line, from 0, under its cross.',
        child:
          'Answers, fetches something shorter than 6 inches, measures it to the nearest quarter inch and puts a cross over that length. The thing must end near its cross.',
      },
      round:
        'Your child says {answer} and brings an eraser. It measures nearest to 2 1/4 inches, so a cross goes over 2 1/4. You lay the eraser on the line: it ends there.',
      steps: [
        'Get out ruler, paper and pencils. Draw a line of 6 inches, with a mark at each quarter inch. Label the whole inches, 0 to 6.',
        'Crosses of the same length stand on each other. Count quarters together from the last whole inch if an answer is wrong.',
      ],
      further: 'After each cross, ask: how much longer is the longest than the shortest?',
      say: 'Where will its cross stand? Guess before you measure.',
      success:
        'There is a cross for each thing, and your child tells how much longer the longest is than the shortest.',
    },
    {
      title: 'Torn by Eye',
      child:
        'Imagine the length that {friend} needs. Try to tear a strip like it, slowly or quickly, as you choose. Measure it and draw its cross. Say how many quarters it missed.',
      inShort: {
        you: 'Ask a question. Then call a length from 1 to 5 inches that has one, two or three quarters in it.',
        child:
          'Answers. Tears a strip that looks as long as you call. Then measures it to the nearest quarter inch and puts a cross over its true length.',
      },
      round:
        'Your child says {answer}. You call 2 3/4. The torn strip measures 3 1/4 inches, and there its cross stands: two quarters too long. Will the next be closer?',
      steps: [
        'Get out ruler, paper and pencils. Tear one sheet into long, thin strips. On the other, draw a line of 6 inches with a mark at each quarter, for crosses.',
        'If an end lies between two marks, the nearer one counts. If an answer is wrong, find the whole inch first, then the quarters, together.',
      ],
      further: 'From the second cross on, ask how much longer the longest strip is than the shortest.',
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
