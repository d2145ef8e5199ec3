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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Puff three kinds of cargo toward {hero}. Answer to earn a practice puff. Choose which ball will travel best.',
      inShort: {
        you: 'Read a question for each ball. Ask which result is in the middle.',
        child:
          'Tries a practice puff after a right answer. Then puffs three times, measures and draws the middle result as a bar: one {token}.',
        end: 'Three bars stand on the graph.',
      },
      round:
        'Read question 1. Your child says {answer} and tries a practice puff. Three real puffs on the loose ball are measured in centimeters. Your child draws a bar for the middle one: one {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Keep one cotton ball loose, roll one tight and crumple a scrap into a third ball. Draw a start line on a sheet. The other is for the graph.',
        'Hold the straw one finger behind the ball and puff equally hard. After ball 1, your child chooses a scale and writes title and unit. Then come tight ball and scrap. After a wrong answer, no practice puff.',
      ],
      say: 'Your trials differ. Which goes on the graph, and why?',
      success: 'Title, scale and unit stand on the graph, and the bars show the middle results.',
    },
    {
      title: 'Near or Far Puff',
      child: 'Find out if a near straw moves the cargo of {friend} farther. Choose the scale of your graph.',
      inShort: {
        you: 'Read a question. Check that all puffs are equally strong.',
        child:
          'A right answer sets the straw. Predicts, puffs three times, measures and draws the middle result as a bar: one {token}.',
        end: 'Bars for 1, 5 and 10 centimeters are drawn.',
      },
      round:
        'Read question 1. Your child says {answer}, sets the straw 1 centimeter behind the ball and predicts. Three puffs are measured. Your child draws a bar for the middle result: one {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Set a cotton ball on a drawn start line. Your child writes a table: 1, 5 and 10 centimeters, three trials each.',
        'Before the first bar, choose a scale with room above and write the unit. Mend wrong answers first.',
        'Last, ask: What would you expect at 7 centimeters? (between the last two)',
      ],
      say: 'What must a reader of your graph know?',
      success: 'Nine results carry a unit; the bars answer the question.',
    },
  ],
  safety: [
    {
      hazard: 'straw in the mouth',
      adultNote: 'Stay close: one person per straw, seated, and nobody walks with it in the mouth.',
    },
  ],
}
