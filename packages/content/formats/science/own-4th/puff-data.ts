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
    { name: 'measuring tape', quantity: '1, with centimeters', core: true, substitute: 'two rulers, end to end' },
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
        'Puff two kinds of cargo toward {hero}. Choose which will travel best: the loose ball or the tight one. Graph your results.',
      inShort: {
        you: 'Ask a question before each part: first the loose ball, then the tight ball, last the graph.',
        child: 'Answers, puffs the ball three times, measures and notes the middle result. Last, draws two bars.',
      },
      round:
        'Your child says {answer} and puffs the loose ball three times: 20, 26 and 23 centimeters. Your child notes 23, the middle result.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Pull one cotton ball loose, roll one tight. Lay out the measuring tape: every ball starts at its 0.',
        'Puff equally hard. The graph has a scale of tens, two bars, a title and a unit. Work out a wrong answer together.',
      ],
      further:
        'The graph has 6 steps, not tens: your child divides the bigger result by 6 and goes up to a whole number. That is one step.',
      say: 'Your trials will differ. Which one goes on the graph?',
      success: 'The bars show the middle results, with title and unit, and tell which ball went farther.',
    },
    {
      title: 'Near or Far Puff',
      child:
        'Find out if a near straw moves the cargo of {friend} farther. Choose the scale of your graph: tens or fives.',
      inShort: {
        you: 'Ask a question before each part: the straw waits 1 centimeter behind the balls, then 10 centimeters, last the graph.',
        child: 'Answers, puffs three balls, one by one, and notes the middle result. Last, draws two bars.',
      },
      round:
        'Your child says {answer}, holds the straw 1 centimeter behind each ball and puffs all three: 35, 50 and 42 centimeters. Your child notes 42, the middle result.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Lay out the measuring tape: each ball starts at its 0.',
        'Puff equally hard. The graph goes up to 60 in tens or fives and has a title and a unit. Work out a wrong answer together.',
      ],
      further:
        'The graph has 8 equal steps this time. To find one step, your child divides the bigger result by 8 and goes up to a whole number.',
      say: 'Does a puff from near push the ball farther than one from far?',
      success: 'The bars have a unit and tell which straw, near or far, pushed farther.',
      materials: [
        { name: 'straws', quantity: '1', core: true },
        { name: 'cotton balls', quantity: '3', core: true },
        { name: 'measuring tape', quantity: '1, with centimeters', core: true, substitute: 'two rulers, end to end' },
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
