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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Puff two kinds of cargo toward {hero}. Choose which will travel best: the loose ball or the tight one. Graph your results.',
      inShort: {
        you: 'Ask a question before each part: loose ball, tight ball, graph.',
        child:
          'Answers, puffs the ball 3 times, measures and notes the middle result. Last, draws two bars and tells which ball went farther.',
      },
      round:
        'Your child says {answer} and puffs the loose ball 3 times: 20, 26 and 23 centimeters. Your child notes 23, the middle result.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Pull one ball loose, roll one tight. They start at 0 of the measuring tape.',
        'Puff equally hard. The graph has tens, a title and a unit.',
      ],
      further: 'Draw the graph with 6 steps. One step: the greater result divided by 6, rounded up.',
      say: 'Your trials will differ. Which one goes on the graph?',
      success: 'The bars show the middle results, with title and unit, and tell which ball went farther.',
    },
    {
      title: 'Near or Far Puff',
      child:
        'Find out if a near straw moves the cargo of {friend} farther. Choose the scale of your graph: tens or fives. Draw a bar for each distance of the straw.',
      inShort: {
        you: 'Ask a question before each part. Straw 1 centimeter from the ball, then 10, last the graph.',
        child:
          'Answers, puffs 3 balls one by one and notes the middle result. Last, draws a bar for near and one for far.',
      },
      round:
        'Your child says {answer} and puffs from 1 centimeter: the balls roll 35, 50 and 42 centimeters. Your child notes 42, the middle result.',
      steps: [
        'Get out straws, cotton balls, measuring tape, paper and pencils. Lay the measuring tape flat: each ball starts at 0.',
        'Puff equally hard. The graph goes up in tens or fives.',
      ],
      further: 'Give the graph 8 steps. Divide the greater result by 8 and round up: one step.',
      say: 'Does a near straw push farther than a far one?',
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
