import type { Format } from '../../../types.ts'

export const hundredSquares: Format = {
  id: 'science.hundred-squares',
  subject: 'science',
  title: 'A Hundred Parts',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.water-on-earth'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'ruler', quantity: '1', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Guess how many of 100 parts each kind of water has. Mark the true number on your bar. Choose the end where you start: left or right. Show {hero} the tiny part that we can use.',
      earned: true,
      inShort: {
        you: 'Ask for a guess: salt water, ice, other fresh water. Tell the number.',
        child: 'Guesses how many of the 100 parts it is. Marks the true number on the bar.',
        end: 'Ask: which Earth system is all of it? (hydrosphere)',
      },
      round:
        'Your child says {answer} and guesses salt water: 70. You tell: 97! Only 3 small parts are left on the bar.',
      steps: [
        'Get out paper, a ruler and pencils. Draw a bar 10 centimeters long. Each small mark of the ruler is 1 of 100 parts.',
        'Then ice is 2, other fresh water 1, mostly below the ground.',
      ],
      further: 'Draw a second bar, for fresh water only: 69 ice, 30 groundwater, 1 lakes and rivers.',
      say: 'Where on your bar is the water from our tap?',
      success: 'The bar shows 97, 2 and 1 of 100 parts.',
    },
    {
      title: 'Systems Landscape',
      child:
        'Draw a landscape like the one near {place}. Answer to earn each arrow. Choose where it starts: water, rock, life or air.',
      earned: true,
      inShort: {
        you: 'At each arrow, ask: which two systems meet?',
        child: 'Draws an arrow from one part to another. Says which system changes which, and how.',
        end: 'Ask: where is most fresh water? (in ice)',
      },
      round:
        'Your child says {answer} and draws an arrow from river to mountain. Water carves rock: the hydrosphere changes the geosphere.',
      steps: [
        'Get out paper and crayons. Your child sketches river (hydrosphere), mountain (geosphere), tree (biosphere) and sky (atmosphere).',
        'More arrows: roots hold soil, wind bends the tree.',
      ],
      further: 'Draw three bars beside it: fresh water is 69 ice, 30 groundwater, 1 lakes and rivers.',
      say: 'Which two systems meet here? What does each do?',
      success: 'Names and arrows are right, and your child knows that most fresh water is ice.',
      prepMinutes: 1,
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
