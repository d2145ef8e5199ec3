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
      earned: true,
      inShort: {
        you: 'Keep the place where the ruler ends. Read the measuring tape last.',
        child: 'Picks something long and lays the ruler end to end. Converts feet and inches to inches.',
      },
      round:
        'Your child says {answer}, then measures a table: 3 feet 5 inches. 36 + 5 = 41 inches, and the measuring tape agrees.',
      steps: ['Get out a ruler and a measuring tape. The ruler is 1 foot, so 12 inches.', 'An inch off is fine.'],
      further: 'Ask: how long are 3 of them, in feet and inches?',
      say: 'How many rulers long is it? How many inches?',
    },
    {
      title: 'There and Back',
      prepMinutes: 2,
      child:
        'Pick a line from the list for the rolled numbers. Convert them to the smaller unit. Choose how: in your head or in writing. Divide to get back, and let {hero} compare with the dice.',
      earned: true,
      inShort: {
        you: 'Roll both dice. Look whether the way back ends at your roll.',
        child: 'Picks a line of the list, such as 5 pounds 3 ounces. Converts to the smaller unit, then divides back.',
      },
      round: 'Your child says {answer}. You roll 5 and 3. Pounds: 5 × 16 + 3 = 83 ounces. Back: 83 ÷ 16 = 5 R 3.',
      steps: [
        'Get out dice and paper. Write: 1 pound = 16 ounces, 1 foot = 12 inches, 1 hour = 60 minutes, 1 meter = 100 centimeters.',
      ],
      further: 'Take 3 times as much before the way back: 249 ounces are 15 pounds 9 ounces.',
      say: 'Smaller units: does your number grow or shrink?',
      materials: [
        { name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
