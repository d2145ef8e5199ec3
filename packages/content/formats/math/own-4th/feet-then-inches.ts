import type { Format } from '../../../types.ts'

export const feetThenInches: Format = {
  id: 'math.feet-then-inches',
  subject: 'math',
  title: 'Feet, Then Inches',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.convert-units'],
  materials: [
    { name: 'ruler', quantity: '1, 12 inches long', core: true },
    { name: 'measuring tape', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Measure real things near {place} in feet and inches. Choose which ones. Convert each length to inches, then prove it for {hero}.',
      earned: true,
      inShort: {
        you: 'Let your child measure something longer than the ruler.',
        child:
          'Picks something and measures feet and inches with the ruler. Converts to inches. Lays on the measuring tape to see.',
      },
      round:
        'Your child says {answer} and measures a shelf: 2 feet 7 inches. 2 × 12 + 7 = 31 inches. The measuring tape shows 31: right!',
      steps: [
        'Get out ruler and measuring tape. The ruler is 1 foot. Read only inches off the measuring tape: 1 off is fine.',
      ],
      further: 'Ask: how many 6-inch pieces is that, and what is left?',
      say: 'How many small units hide in the big ones?',
      success: 'Each converted length was within an inch of the measured one.',
    },
    {
      title: 'The Folded Length',
      child:
        'Measure off a piece of string for {hero}. Choose 1 to 3 feet and 4 or 8 inches. Convert its length to inches. Tell how long one fourth of it is, then fold.',
      earned: true,
      inShort: {
        you: 'Ask: how many inches, and how many in one fourth?',
        child: 'Measures 1 to 3 feet plus 4 or 8 inches of string. Converts to inches, divides by 4 and folds to see.',
      },
      round: 'Your child says {answer} and measures 3 feet 4 inches: 3 × 12 + 4 = 40. Folded, it measures 40 ÷ 4 = 10.',
      steps: ['Get out ruler and string. The ruler is 1 foot.'],
      say: 'Fold it in 4. How long is each part?',
      materials: [
        { name: 'ruler', quantity: '1, 12 inches long', core: true },
        { name: 'string', quantity: '4 feet or more', core: true, substitute: 'yarn' },
      ],
    },
  ],
  safety: [],
}
