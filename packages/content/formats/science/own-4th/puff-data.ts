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
        'Measure how far one puff moves three kinds of cargo for {hero}. Record three trials for each. Tell which ball travels best: loose, tight or paper. Each bar wins one {token} for {place}.',
      inShort: {
        you: 'Ask which result is in the middle.',
        child: 'Puffs one ball three times, graphs the middle result and answers a question: one {token}.',
        end: 'Three bars stand on the graph.',
      },
      round:
        'Your child puffs the loose ball from the line, measures, and does it twice more. The middle result becomes bar 1. Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Roll one cotton ball tight, leave one loose and crumple a scrap into a ball. Draw a start line on a sheet.',
        'Measure from the line to where the ball stops, 0 mark at the line. Centimeters or meters? (centimeters)',
        'Then the tight ball, then the scrap, each with a question.',
        'The graph gets a title, a scale and the unit.',
      ],
      say: 'Your trials differ a little. Which one number will you put on the graph, and why?',
      success: 'The graph has a title, a scale, a unit and three bars that match the middle results.',
    },
    {
      title: 'Near or Far Puff',
      child:
        'Find out if distance from the straw matters. Puff the cargo of {friend} from 1, 5 and 10 centimeters. Pick the scale of your graph. Each bar that fits wins one {token} for {place}.',
      inShort: {
        you: 'Check that each puff is equally strong.',
        child: 'Measures three puffs, draws the middle bar and answers a question: one {token}.',
        end: 'Three distances have bars.',
      },
      round:
        'The straw is 1 centimeter behind the ball. One puff, measured; two more trials. Your child circles the middle result and draws its bar. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Draw a start line on a sheet and set a cotton ball on it.',
        'Repeat from 5 and from 10 centimeters. Keep the ball and the strength of the puff the same.',
        'What would you expect at 7 centimeters? (between the last two)',
      ],
      say: 'What would a reader of your graph need to know about these numbers?',
      success: 'Nine results carry a unit, and the graph of the middle results answers the question.',
    },
  ],
  safety: [
    {
      hazard: 'straw in the mouth',
      adultNote: 'Stay close: one person per straw, seated, and nobody walks with it in the mouth.',
    },
  ],
}
