import type { Format } from '../../../types.ts'

export const rulersEndToEnd: Format = {
  id: 'math.rulers-end-to-end',
  subject: 'math',
  title: 'Rulers End to End',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.convert-measures'],
  materials: [
    { name: 'ruler', quantity: '1', core: true },
    { name: 'measuring tape', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Rulers End to End',
      child:
        'Measure something at home in feet and inches. Choose it yourself: a table, a door or your own reach. Convert all of it to inches. Test it for {friend}.',
      inShort: {
        you: 'Ask a question. Then point at something longer than a foot. Keep the place where the ruler ends. Read the measuring tape last.',
        child:
          'Answers. Lays the ruler end to end: 3 feet and 5 inches. Converts: 3 × 12 + 5 = 41 inches. Reads the same length off in inches and compares.',
      },
      round:
        'Your child says {answer}, then lays the ruler along the table: 3 feet 5 inches. 36 and 5 are 41 inches, your child says. The measuring tape shows 41, too.',
      steps: [
        'Get out a ruler and a measuring tape. The ruler is one foot, so it has 12 inches.',
        'An inch off is fine. After a wrong answer, ask: is the new unit smaller or larger, so do I get more of them or fewer?',
      ],
      further: 'Then ask: how long are 3 of them end to end? 3 × 41 = 123 inches, so 10 feet 3 inches.',
      say: 'How many rulers long are you, and how many inches is that?',
    },
    {
      title: 'Wide Arms, Small Hands',
      prepMinutes: 2,
      child:
        'Show with your arms what becomes of the number: wide for more, close for fewer. Convert it and convert it back. Pick the units yourself. Tell {hero} the new measure.',
      inShort: {
        you: 'Ask a question. When your child has picked two units, turn up two cards: 7 feet 3 inches. Look at the arms, then hear the number both ways.',
        child:
          'Answers. Picks a pair of units. Opens the arms wide, as inches are more: 84 and 3 are 87. Brings the hands close and goes back: 87 ÷ 12 is 7 R 3.',
      },
      round:
        'Your child says {answer} and picks pounds. The cards are 5 and 3. Arms wide: 5 × 16 + 3 = 83 ounces. Hands close: 83 ÷ 16 = 5 R 3, like the cards.',
      steps: [
        'Get out playing cards, paper and pencils. Use 2 to 10. Write a list: 1 kilometer = 1,000 meters, 1 meter = 100 centimeters, 1 hour = 60 minutes, 1 kilogram = 1,000 grams, 1 foot = 12 inches, 1 pound = 16 ounces, 1 gallon = 4 quarts.',
        'Not back at the card? Draw a bar for one large unit together and mark the small ones in it. For quarts, one card is enough.',
      ],
      further: 'Before the way back, take 3 times as much: 3 × 83 = 249 ounces, so 15 pounds 9 ounces.',
      say: 'Does the number grow or shrink? Your arms may speak first.',
      materials: [
        { name: 'playing cards', quantity: '1 pack', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
