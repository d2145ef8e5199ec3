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
    { name: 'playing cards', quantity: '2 to 10 of one suit', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose inches or centimeters. Find a thing near {place} as long as the card says. Measure it from 0. Tell how much longer or shorter it is.',
      earned: true,
      inShort: {
        you: 'Your child turns over a card and chooses inches or centimeters.',
        child: 'Brings a thing about that long and measures it from 0. Tells how much longer or shorter it is.',
      },
      round:
        'Your child says {answer}. A 6: your child chooses inches and brings a spoon. It measures 7 inches: 7 - 6 = 1 inch longer.',
      steps: [
        'Get out ruler and playing cards from 2 to 10, mixed. Look together where the 0 is.',
        'Between two marks, take the nearer number. Wrong? Measure or draw it again.',
      ],
      further: 'Start each thing at 2, not at 0. Your child counts the jumps from there.',
      say: 'Guess with your eyes first. Now, where is the 0?',
    },
    {
      title: 'Button Slide',
      child:
        'Slide a button as far as you like. Measure both slides for {hero}. Choose who slides first, you or I. Tell how much longer one is.',
      earned: true,
      inShort: {
        you: 'Call inches or centimeters. Then each of you slides a button from one edge.',
        child: 'Measures both slides from 0. Subtracts: how much longer is one? Counts on along the marks to check.',
      },
      round:
        "Your child says {answer}. You call centimeters. Your button slides 47, your child's 62. 62 - 47 = 15 centimeters longer.",
      steps: [
        'Get out buttons and measuring tape. Roll the measuring tape out along the table, its 0 at your edge.',
        'Wrong? Measure or draw it once more.',
      ],
      further: 'Lay the 2 at the edge in place of the 0. Take 2 from each number.',
      say: 'Ready, slide! Which one looks longer to you?',
      materials: [
        { name: 'buttons', quantity: '2', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
      ],
    },
  ],
  safety: [],
}
