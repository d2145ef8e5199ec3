import type { Format } from '../../../types.ts'

export const cartonOfTwelfths: Format = {
  id: 'math.carton-of-twelfths',
  subject: 'math',
  title: 'Carton of Twelfths',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.add-like-fractions'],
  materials: [
    { name: 'egg carton', quantity: '1, for 12 eggs', core: true, substitute: '12 circles drawn in two rows' },
    { name: 'dry beans', quantity: '24', core: true, substitute: 'buttons or coins' },
    { name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Throw two dice twice for {hero}. Call each throw twelfths. Choose: add both, or take the smaller away. Fill the carton at {place} to see.',
      earned: true,
      inShort: {
        you: 'Hand over the dice. Ask: add or subtract?',
        child:
          'Throws both dice twice, and calls each throw twelfths. Adds them or takes the smaller away. Then fills the empty carton to see.',
      },
      round:
        'Your child says {answer}, throws 9, then 5: 9/12 + 5/12 = 14/12, or 1 2/12. The beans fill the carton, and 2 are left.',
      steps: ['Get out egg carton, dry beans and dice. The full carton is one whole. A bean in one place is 1/12.'],
      further: 'Write 3 before the smaller fraction, 1 before the greater. Subtract: 3 5/12 - 1 9/12.',
      say: 'How many twelfths will it be? Say it first.',
    },
    {
      title: 'The Eighths Road',
      prepMinutes: 2,
      child:
        'Set the button of {friend} on a road of eighths. Choose its place between 1 and 2. Throw the die, then hear forward or back. Tell where it lands before you move it.',
      earned: true,
      inShort: {
        you: 'After the throw, call forward or back.',
        child:
          'Sets the button between 1 and 2 and throws the die. Says where so many eighths lead. Then moves it, box by box.',
      },
      round:
        'Your child says {answer}, starts at 1 4/8 and throws 5. Forward: 1 4/8 + 5/8 = 1 9/8, or 2 1/8. Five moves show it.',
      steps: [
        'Get out paper, dice and buttons. Draw 24 boxes in a row, each 1/8. Write 1, 2 and 3 into boxes 8, 16 and 24.',
      ],
      further: 'Start between 2 and 3. Call back: 1 whole and the thrown eighths. Open a whole.',
      say: 'Where will you be: before a whole or past it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'buttons', quantity: '1', core: true, substitute: 'a coin' },
      ],
    },
  ],
  safety: [],
}
