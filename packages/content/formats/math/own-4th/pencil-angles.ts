import type { Format } from '../../../types.ts'

export const pencilAngles: Format = {
  id: 'math.pencil-angles',
  subject: 'math',
  title: 'Two-Pencil Angles',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.angles'],
  materials: [
    { name: 'pencils', quantity: '2', core: true },
    { name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Throw two dice and choose for {friend}: 42 degrees or 24? Turn a pencil about that far, then throw and turn once more. Find what is missing to a straight line. Name that angle: acute, right or obtuse.',
      earned: true,
      inShort: {
        you: 'Hand over the dice. Ask: how many degrees are missing to a straight line?',
        child:
          'Throws both dice twice and turns one pencil about so far each time. Calculates what is missing to 180. Calls it acute, right or obtuse.',
      },
      round: 'Your child says {answer} and throws 4 and 2, then 3 and 5: 42 and 35 degrees. 180 - 77 = 103, so obtuse.',
      steps: [
        'Get out pencils and dice. Lay one pencil on the other: one stays. A throw makes two digits: 4 and 2 are 42 or 24.',
        'To check, add all the angles.',
      ],
      further: 'Begin with a turn of 170 degrees. Find what is missing to 360, a full turn.',
      say: 'Open wide! How far is it to a straight line?',
    },
    {
      title: 'Turn on the Clock',
      prepMinutes: 2,
      child:
        'Stand in half a clock at {place} and face 12. Choose an hour from 1 to 5. Turn to it and name the angle: acute, right or obtuse. Tell {hero} how many degrees are missing to 6.',
      earned: true,
      inShort: {
        you: 'After the turn, ask: how many degrees are missing to the 6?',
        child:
          'Faces 12 and turns to an hour from 1 to 5. Tells degrees and kind. Subtracts from 180 and turns on by that.',
      },
      round:
        'Your child says {answer} and turns to 4: 120 degrees, obtuse. 180 - 120 = 60. A turn of 60 more ends at 6: right!',
      steps: [
        'Get out paper. Write 12 and 1 to 6 on slips. Lay them around your child as half a clock. Each hour is 30 degrees.',
      ],
      further: 'Add slips 7 to 11. Your child turns twice. How many degrees are missing to 360?',
      say: 'Nose to the 12! How far is it to 6?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
