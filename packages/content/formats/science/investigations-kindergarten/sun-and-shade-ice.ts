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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put ice in the sun for {hero}. Build a tent over one bowl: shade! Choose which ice will melt first. Test which knee stays cooler at {place}.',
      inShort: {
        you: 'Call a test: knees, then feet, then ice. Ask a question after each test.',
        child:
          'Shades one knee or foot with a book and tells which one is cooler. At the ice, tells which bowl has more water. Then answers the question.',
      },
      round:
        'You call knees. Your child shades one and counts to thirty. It is cooler! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out ice, bowls and books. No sun today? Wait for a sunny day. Set two bowls with two cubes each in the sun. Your child stands an open book over one as a tent.',
        'If both bowls look alike, look again half an hour later. After a wrong answer, test again.',
      ],
      further:
        'For knee and foot, your child tries the book on the sunny side, then on the far side: where does it make shade?',
      say: 'One gets sun, one gets shade. Which one stays cooler?',
      success: 'The shaded knee is cooler, and in time the ice in the sun makes more water.',
    },
    {
      title: 'The Best Shade',
      child:
        'Hunt for the best shade for {friend}. Hold up three roofs and look below. Choose the one that blocks the most sun. Tell why it keeps {place} cool.',
      inShort: {
        you: 'Call a roof: spread fingers, then the other sheet, then the book. Ask a question after each roof.',
        child:
          'Holds the roof a hand above the sheet in the sun and says how it is below: bright, dim or dark. Then answers the question.',
        end: 'Your child picks the coolest spot. (below the book)',
      },
      round:
        'You call fingers. Your child spreads them above the sheet. Light slips through in bright stripes! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out books and paper. Lay one sheet in the sun or under a bright lamp.',
        'After a wrong answer, hold up the roof again.',
      ],
      further: 'Your child also holds each roof on the far side of the sheet: is there shade now?',
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
