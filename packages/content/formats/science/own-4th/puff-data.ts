import type { Format } from '../../../types.ts'

export const puffData: Format = {
  id: 'science.puff-data',
  subject: 'science',
  title: 'One-Puff Data',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.measure-and-graph'],
  materials: [
    { name: 'straws', quantity: '1', core: true },
    { name: 'cotton balls', quantity: '2', core: true },
    { name: 'measuring tape', quantity: '1, with centimeters', core: true, substitute: 'ruler' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Puff two kinds of cargo toward {hero}: loose and tight. Choose which ball will travel best. Graph your results.',
      inShort: {
        you: 'Read a question. Read out each result in centimeters.',
        child:
          'A right answer opens a part: three puffs on the loose ball, three on the tight one, the graph. Each part wins one {token}.',
        end: 'Two bars stand on the graph.',
      },
      round:
        'Read question 1. Your child says {answer}, which opens part 1. Three puffs on the loose ball go 20, 26 and 23 centimeters. In order: 20, 23, 26. Your child notes the middle one, 23: one {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Pull one cotton ball loose, roll one tight. Lay the measuring tape along the table: every ball starts at its 0.',
        'Hold the straw one finger behind the ball and puff equally hard. Part 3: your child writes 10, 20, 30 and on up the side, draws two bars for the middle results and adds title and unit. Mend wrong answers first.',
      ],
      say: 'Your trials differ. Which one goes on the graph?',
      success: 'The bars show the middle results, with title and unit, and tell which ball went farther.',
    },
    {
      title: 'Near or Far Puff',
      child: 'Find out if a near straw moves the cargo of {friend} farther. Choose the scale of your graph.',
      inShort: {
        you: 'Read a question. Measure each puff in centimeters with your child.',
        child:
          'A right answer opens a part: the frame of the graph, three near puffs, three far puffs. Each part wins one {token}.',
        end: 'Two bars tell: near or far?',
      },
      round:
        'Read question 1. Your child says {answer}, which opens part 1: the frame. Your child tries one puff, writes centimeters and 10, 20, 30 and on up the side, near and far below. One {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Set a cotton ball on the table, at the 0 of the measuring tape.',
        'Part 2: the straw is 1 centimeter behind the ball. Three puffs, such as 42, 38 and 45: the middle one, 42, becomes a bar. Part 3: the same from 10 centimeters behind. All puffs are equally hard. Mend wrong answers first.',
        'Last, ask: What would you expect at 5 centimeters? (a bar between the two)',
      ],
      say: 'What must a reader of your graph know?',
      success: 'Both bars have a unit and answer the question.',
      materials: [
        { name: 'straws', quantity: '1', core: true },
        { name: 'cotton balls', quantity: '1', core: true },
        { name: 'measuring tape', quantity: '1, with centimeters', core: true, substitute: 'ruler' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'straw in the mouth',
      adultNote: 'Stay close: one person per straw, seated, and nobody walks with it in the mouth.',
    },
  ],
}
