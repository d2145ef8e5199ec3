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
      inShort: {
        you: 'Ask a question. Then let your child measure something in the room twice: with the ruler first, with the measuring tape after converting.',
        child:
          'Answers and chooses something longer than the ruler. Lays the ruler end to end and counts feet and inches. Converts that to inches. Then reads the inches on the measuring tape.',
      },
      round:
        'Your child says {answer} and measures a shelf: 2 feet and about 7 inches. 2 × 12 + 7 = 31 inches. The measuring tape shows 31: right!',
      steps: [
        'Get out ruler and measuring tape. A ruler is one foot. On the measuring tape, read only the inches.',
        'One inch more or less is fine. Is it far off? Ask how many inches are in each foot, and draw the feet as boxes.',
        'Draw boxes to work out a wrong answer, too.',
      ],
      further: 'From now on, ask how long each of 2 or 3 equal pieces would be.',
      say: 'How many of the small ones hide in the big ones?',
      success: 'Each converted length was within an inch of the measured one.',
    },
    {
      title: 'The Folded Length',
      child:
        'Take the length of a thing with a string. Choose: fold it in two or in four. Convert its length to inches for {hero}. Tell how long one part must be.',
      inShort: {
        you: 'Ask a question. When the string is measured in feet and inches, ask how many inches that is, and how many one part has.',
        child:
          'Answers, stretches the string along something, pinches its end and measures it. Converts to inches, divides by two or four, folds and measures one part.',
      },
      round:
        'Your child says {answer}. The table is 3 feet 4 inches wide: 3 × 12 + 4 = 40 inches. Folded in four, each part must have 10. The ruler shows 10.',
      steps: [
        'Get out ruler and string. The ruler is one foot long. Measure to the nearest inch.',
        'Does the division leave some inches over? Then say about. If the folded part does not fit, convert once more together, foot by foot. Do that for a wrong answer, too.',
      ],
      say: 'Fold it, and the numbers fold with it. How long is a part?',
      materials: [
        { name: 'ruler', quantity: '1, 12 inches long', core: true },
        { name: 'string', quantity: 'as long as a table', core: true, substitute: 'yarn' },
      ],
    },
  ],
  safety: [],
}
