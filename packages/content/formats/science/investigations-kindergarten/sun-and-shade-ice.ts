import type { Format } from '../../../types.ts'

export const sunAndShadeIce: Format = {
  id: 'science.sun-and-shade-ice',
  subject: 'science',
  title: 'Ice in the Shade',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.sun-and-shade'],
  materials: [
    { name: 'ice', quantity: '6 cubes', core: true },
    { name: 'bowls', quantity: '2, dark if possible', core: true },
    { name: 'books', quantity: '2', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
    { name: 'flashlight', quantity: '1', core: false, substitute: 'a lamp' },
  ],
  prepMinutes: 4,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put ice in the sun for {hero}. Build a roof over one bowl: shade! Choose which ice will melt first. Act as melting ice.',
      inShort: {
        you: 'Call the test: two hands, moving sun, last the ice. Ask a question after each.',
        child: 'Does the test, tells what is warmer, darker or more melted and answers: one {token}.',
        end: 'The bell rings and the ice is compared.',
      },
      round:
        'Your child holds one hand in the sun and one under the roof. The sunny one is warmer! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. The ice comes from the freezer last. Put three cubes in each of the bowls on a sunny sill. Your child makes a roof over one: two books, a sheet on top. Set ten minutes.',
        'The moving sun: shine the flashlight under the roof from the side. Your child blocks it with the other sheet. After a wrong answer, test again.',
        'No sun? Use the flashlight for bright and dark. Melt ice another day.',
      ],
      say: 'Both are on the same sill. What is different for this one?',
      success: 'The ice in the sun makes more water.',
    },
    {
      title: 'The Best Shade',
      child:
        'Hunt for the best shade for ice. Hold up three roofs and look below. Choose the best one for {friend}. Tell why it keeps {place} cool.',
      inShort: {
        you: 'Call the roof: spread fingers, then a sheet, last a book. Ask a question after each.',
        child:
          'Holds the roof in the light and tells if the spot below is bright, dim or dark. Then answers: one {token}.',
        end: 'The best roof is picked and the ice is compared.',
      },
      round:
        'Your child holds spread fingers above the sheet. Light slips through: bright stripes. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. The ice comes from the freezer last. Put three cubes in each of the bowls on a sunny sill, one in the shadow of a book. Set ten minutes. Lay a sheet in the light.',
        'At the bell, compare the ice. After a wrong answer, hold up the roof again.',
        'On a gray day, use the flashlight and melt no ice.',
      ],
      say: 'How much light slips through this roof?',
      success: 'The book makes the darkest shade, and the ice in the sun melts more.',
    },
  ],
  safety: [
    { hazard: 'slippery drips', adultNote: 'Stay close, keep a cloth at hand and let a grown-up carry the bowls.' },
    { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the ice and never at the sun.' },
  ],
}
