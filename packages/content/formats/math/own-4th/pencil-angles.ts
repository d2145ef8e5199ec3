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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'dice', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Open two pencils to the angle that the dice give. Name it for {friend}: acute, right or obtuse. Test it with a corner. Choose which pencil turns.',
      inShort: {
        you: 'Ask a question. Then hand over the dice. Ask: what kind of angle is it, and how much is missing to a straight line?',
        child:
          'Answers, throws two dice and takes 15 degrees for each dot. Opens the pencils that far, names the angle, tests it with a corner and tells what is missing.',
      },
      round:
        'Your child says {answer} and throws 7: seven times 15 is 105 degrees, more than the corner, so obtuse. 180 - 105 = 75 degrees are missing to a straight line.',
      steps: [
        'Get out pencils, paper and dice. The pencils touch at one end, as the lines of an angle. Any corner of the sheet is a right angle.',
        'The corner shows it: acute is narrower, obtuse is wider. Both parts must add up to 180.',
        'Work out a wrong answer together with the pencils.',
      ],
      further: 'From now on, ask what is missing to 360, too.',
      say: 'Open wide, like a crocodile. Is that more than a corner?',
    },
    {
      title: 'Turn on the Clock',
      child:
        'Stand in the middle of a clock at {place} and turn as the dice say. Name your turn: acute, right or obtuse. Choose to spin fast or slowly. Tell {hero} how far is left.',
      inShort: {
        you: 'Ask a question. Hand over the die. Ask how many degrees the turn has, which kind it is and how many are left.',
        child:
          'Answers, faces 12 and throws the die: each dot is one hour, 30 degrees. Turns right, names the angle, calculates what is missing to face 6 and turns on.',
      },
      round:
        'Your child says {answer}, throws 4 and turns to where the 4 is: 120 degrees, obtuse. 180 - 120 = 60, so two more hours. Your child faces the 6: right!',
      steps: [
        'Get out paper and dice. Write 12, 3, 6 and 9 on four slips and lay them on the floor as a clock around your child.',
        'A throw of 6 is a straight line, and nothing is missing.',
        'Does your child face another number? Count on by thirties together, from 12 on.',
      ],
      further: 'From now on, throw twice, turn by both and go on to 12, with 360 degrees in all.',
      say: 'Nose to the twelve! How far will the throw spin you?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'dice', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
