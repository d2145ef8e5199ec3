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
    { name: 'ice', quantity: '4 cubes, on a sunny day', core: true },
    { name: 'bowls', quantity: '2, dark if possible', core: true },
    { name: 'books', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put ice in the sun for {hero}. Build a tent over one bowl: shade! Choose which ice will melt first. Test which knee stays cooler at {place}.',
      earned: true,
      inShort: {
        you: 'Call a test: first bare knees, then bare feet, last the ice.',
        child:
          'Shades one knee or foot with a book and counts to twenty: which is cooler? At the ice: which melts more?',
      },
      round:
        'Your child says {answer}. You call: knees! Your child shades one with a book and counts to twenty. The shaded knee is cooler.',
      steps: [
        'Get out ice, bowls and books. Set two bowls with two cubes each in the sun. Stand an open book over one.',
        'No sun? Use a lamp: which knee is dark? Ice alike? Look again later.',
      ],
      further: 'Your child tries the book on both sides of the knee: where does it shade?',
      say: 'One gets sun, one gets shade. Which stays cooler?',
      success: 'The shaded knee is cooler, and in time the ice in the sun makes more water.',
    },
    {
      title: 'The Best Shade',
      prepMinutes: 0,
      child:
        'Hunt for the best shade for {friend}. Hold up three roofs and look below. Choose the one that blocks the most sun. Tell why it keeps {place} cool.',
      earned: true,
      inShort: {
        you: 'Call a roof: spread fingers, the other sheet, last the book.',
        child: 'Holds the roof above the sheet in the sun and tells how it is below: bright, dim or dark.',
        end: 'Your child picks the coolest spot. (below the book)',
      },
      round:
        'Your child says {answer}. You call: fingers! Your child spreads them above the sheet. Light slips through in bright stripes.',
      steps: ['Get out books and paper. Lay one sheet in the sun or under a bright lamp.'],
      further: 'Your child also moves the roof to the far side: is there still shade?',
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
    { hazard: 'slippery drips', adultNote: 'Stay close, wipe up drips and let a grown-up carry the bowls.' },
    { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the ice and never at the sun.' },
  ],
}
