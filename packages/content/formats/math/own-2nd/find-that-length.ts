import type { Format } from '../../../types.ts'

export const findThatLength: Format = {
  id: 'math.find-that-length',
  subject: 'math',
  title: 'Find That Length',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.measure-length'],
  materials: [
    { name: 'ruler', quantity: '1', core: true },
    { name: 'playing cards', quantity: '2 to 10 of one suit', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Find a thing about as long as the card says. Choose from anything near {place}. Measure it from 0. Tell how much longer or shorter it is.',
      inShort: {
        you: 'Ask a question. Then your child turns over a card: so many inches the first time, centimeters the next, and so on.',
        child:
          'Answers. Brings a thing about that long. Lays the ruler with 0 at its start, measures, and tells how much longer or shorter than the card it is.',
      },
      round:
        'Your child says {answer} and turns over a 6: inches. Your child brings a spoon and measures from 0: 7 inches. 7 - 6 = 1, so it is 1 inch longer.',
      steps: [
        'Get out ruler and playing cards from 2 to 10, mixed. Look together where the 0 is. It may not be at the very edge.',
        'A thing between two marks has the nearer number. Measure or draw a wrong answer again together.',
      ],
      further: 'From now on, the thing starts at 2, not at 0: count the jumps from there.',
      say: 'Guess with your eyes first. Now, where is the 0?',
    },
    {
      title: 'Button Slide',
      child:
        'Slide a button as far as you like. Measure both slides for {hero}. Choose who slides first, you or I. Tell how much longer one is.',
      inShort: {
        you: 'Ask a question. Then each of you pushes a button across the table from the same edge.',
        child:
          'Answers. Measures both slides from 0, first in centimeters, the next time in inches, and so on. Subtracts: how much longer is one than the other?',
      },
      round:
        "Your child says {answer}. Your button slides 47 centimeters, your child's 62. 62 - 47 = 15, so that slide is 15 centimeters longer.",
      steps: [
        'Get out buttons and measuring tape. One edge of the table is the start, where the 0 lies.',
        'Ask each time: would inches make the number larger or smaller? Draw or measure a wrong answer once more, side by side.',
      ],
      further: 'From now on, lay the 2 at the edge in place of the 0.',
      say: 'Ready, slide! Which one looks longer to you?',
      materials: [
        { name: 'buttons', quantity: '2', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
      ],
    },
  ],
  safety: [],
}
