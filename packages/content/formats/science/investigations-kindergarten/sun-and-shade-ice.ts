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
    { name: 'ice', quantity: '4 cubes', core: true },
    { name: 'bowls', quantity: '2, dark if possible', core: true },
    { name: 'books', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put ice in the sun for {hero}. Build a tent over one bowl: shade! Choose which ice will melt first. Test which knee stays cooler at {place}.',
      inShort: {
        you: 'Call the test: knees, then feet, then the ice. Ask a question after each.',
        child:
          'Holds a book between the sun and one knee, counts to thirty and tells which one is cooler. Then answers: one {token}.',
        end: 'The ice is compared, now and later.',
      },
      round:
        'In the sun, your child shades one knee and counts to thirty. Which one is cooler? You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, bowls and books. Set both bowls with two cubes each in a sunny spot. Your child stands an open book over one as a tent.',
        'No sun? Keep this test for a sunny day. After a wrong answer, test again.',
      ],
      say: 'Both are in the same spot. What is different for this one?',
      success: 'The shaded knee is cooler, and later the ice in the sun makes more water.',
    },
    {
      title: 'The Best Shade',
      child:
        'Hunt for the best shade for {friend}. Hold up three roofs and look below. Choose the one that blocks the most sun. Tell why it keeps {place} cool.',
      inShort: {
        you: 'Call the roof: spread fingers, then paper, then a book. Ask a question after each.',
        child:
          'Holds the roof above a sheet in the sun and tells: bright, dim or dark below? Then answers: one {token}.',
        end: 'The best roof is picked.',
      },
      round:
        'Your child spreads the fingers above the sheet. Light slips through: bright stripes! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out books and paper. Lay a white sheet in the sun or under a bright lamp.',
        'After a wrong answer, hold up the roof again. At the end: which spot stays coolest, and why? (the darkest one: its roof blocks the most light)',
      ],
      say: 'How much light slips through this roof?',
      success: 'The book makes the darkest shade, and your child tells why that spot stays cool.',
      materials: [
        { name: 'books', quantity: '1', core: true },
        { name: 'paper', quantity: '2 sheets, white', core: true },
      ],
      safety: [
        { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the sheet and never at the sun.' },
      ],
    },
  ],
  safety: [
    { hazard: 'slippery drips', adultNote: 'Stay close, keep a cloth at hand and let a grown-up carry the bowls.' },
    { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the ice and never at the sun.' },
  ],
}
