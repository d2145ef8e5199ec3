import type { Format } from '../../../types.ts'

export const hundredSquares: Format = {
  id: 'science.hundred-squares',
  subject: 'science',
  title: 'A Hundred Squares',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.water-on-earth'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'ruler', quantity: '1', core: true },
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Guess how much of all water we can use. Answer to hear the true number for {hero}. Choose the colors for fresh water.',
      inShort: {
        you: 'Ask for a guess, then read a question. After the right answer, tell the number.',
        child:
          'Guesses, answers, hears the number and marks the squares: one {token}. Last, sorts eight parts of Earth for one more.',
        end: 'The grid is full and eight parts are sorted.',
      },
      round:
        'How many of 100 squares are salt water? Your child guesses. Read question 1. Your child says {answer}, so you tell: 97. Your child writes salt water across all squares but three: one {token}.',
      steps: [
        'Get out paper, a ruler, crayons and pencils. Rule a grid of ten by ten before the story.',
        'Mend wrong answers first. Next comes fresh water, in two colors: 2 squares are ice. The last is nearly all groundwater; lakes and rivers are a tiny speck.',
        'After question 3, read: glacier, cliff, wind, moss, river, sand, insects, air. (hydrosphere: glacier, river; geosphere: cliff, sand; biosphere: moss, insects; atmosphere: wind, air)',
      ],
      say: 'Where on your graph is the water from our tap?',
      success: 'The grid shows 97, 2 and 1; eight parts are sorted.',
    },
    {
      title: 'Systems Landscape',
      child:
        'Draw a landscape like the one near {place}. Answer to earn each arrow. Choose the one that matters most to {friend}.',
      inShort: {
        you: 'Read a question. At each arrow, ask which two systems meet.',
        child:
          'A right answer earns an arrow. Draws it from one system to another and says what changes what: one {token}.',
        end: 'Three arrows are drawn.',
      },
      round:
        'Read question 1. Your child says {answer} and draws an arrow from river to mountain: the river carves it, so the hydrosphere changes the geosphere. One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Your child draws a quick landscape and circles its parts in four colors: hydrosphere (river, glacier), geosphere (mountain, soil), biosphere (tree, animal), atmosphere (cloud, wind).',
        'Mend wrong answers first. More ideas: roots hold soil (biosphere, geosphere), wind makes waves (atmosphere, hydrosphere).',
        'Last, ask: where in the drawing is most fresh water? (in the ice of the glacier)',
      ],
      say: 'Which two systems meet at this arrow? What does each do?',
      success: 'Labels and arrows are right, and your child points to the ice for most fresh water.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
