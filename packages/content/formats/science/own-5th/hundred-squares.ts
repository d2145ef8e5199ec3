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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'ruler', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Graph all the water on Earth in one hundred squares for {hero}. Estimate how much we can use. Choose the colors for your key. Each kind of water wins one {token} for {place}.',
      inShort: {
        you: 'Read out the numbers, then the eight parts.',
        child: 'Colors one kind of water and answers a question: one {token}.',
        end: 'The squares are full and eight parts sorted.',
      },
      round:
        'Your child guesses how many of 100 squares are usable fresh water. Then 97 are colored for salt water. Now you read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, a ruler, crayons and pencils. Draw a grid of ten by ten.',
        'Then 2 for ice and 1 for the rest, each with a question. The last is mostly groundwater; lakes and rivers are a tiny speck.',
        'Add a title and key. How far off was the guess?',
        'Read eight parts: glacier, cliff, wind, moss, river, sand, cloud of insects, air. Your child sorts: hydrosphere (glacier, river), geosphere (cliff, sand), biosphere (moss, insects), atmosphere (wind, air).',
      ],
      say: 'Where on your graph is the water from our tap?',
      success: 'The grid shows 97, 2 and 1 with a key, and your child sorts the eight parts correctly.',
    },
    {
      title: 'Systems Landscape',
      child:
        'Draw a landscape like the one near {place}. Label two parts of each Earth system. Pick the arrow that matters most to {friend}, and justify it. Each arrow with its two systems wins one {token}.',
      inShort: {
        you: 'Ask which two systems meet.',
        child: 'Draws an arrow, says what changes what and answers a question: one {token}.',
        end: 'Three arrows and a strip of fresh water are drawn.',
      },
      round:
        'Your child draws an arrow from river to mountain and says: the river carves it, hydrosphere changes geosphere. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, a ruler, crayons and pencils. Your child draws a landscape and labels in four colors: hydrosphere (river, glacier), geosphere (mountains, soil), biosphere (tree, animal), atmosphere (clouds, wind).',
        'More arrows, such as: roots hold soil (bio, geo), wind makes waves (atmo, hydro).',
        'On a 10-centimeter strip, show fresh water: about 7 ice, 3 groundwater, a thin line of lakes and rivers. Add a title and key.',
      ],
      say: 'Which two systems meet at this arrow? What does each do?',
      success: 'Eight labels and three arrows are right, and the strip shows ice as the largest part of fresh water.',
    },
  ],
  safety: [],
}
