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
        'Guess how much of all water we can use. Answer to hear the true number for {hero}. Choose the colors for ice and for the rest: bright or pale.',
      inShort: {
        you: 'Ask: how many of the 100 squares are salt water, next time ice, last other fresh water? Ask a question. Tell the number and name a thing.',
        child: 'Guesses and answers. Marks the squares that you tell. Says to which Earth system the thing belongs.',
      },
      round:
        'How many squares are salt water? Your child guesses and says {answer}. You tell: 97. Your child writes Salt across all but three. A cliff? Geosphere!',
      steps: [
        'Get out paper, a ruler, crayons and pencils. Rule a grid of ten by ten squares.',
        'Second: ice, 2 squares; a river (hydrosphere). Third: other fresh water, nearly all of it below the ground, 1 square; moss (biosphere). Work out a wrong answer together.',
      ],
      further:
        'Last, the fresh water alone becomes 100 new parts: 69 ice, 30 groundwater, 1 lakes and rivers. Your child draws three bars beside the grid.',
      say: 'Where on your graph is the water from our tap?',
      success: 'The grid shows 97, 2 and 1; three parts are classified.',
    },
    {
      title: 'Systems Landscape',
      child:
        'Draw a landscape like the one near {place}. Answer to earn each arrow. Choose where it starts: water, rock, life or air.',
      inShort: {
        you: 'Ask a question. At each arrow, ask: which two systems meet?',
        child: 'Answers and draws an arrow from one part to another. Says which system changes which, and how.',
        end: 'Ask: where is most fresh water? (in ice)',
      },
      round:
        'Your child says {answer} and draws an arrow from river to mountain. The river carves it, so the hydrosphere changes the geosphere.',
      steps: [
        'Get out paper and crayons. Your child sketches and names four parts, each in its color: river (hydrosphere), mountain (geosphere), tree (biosphere), cloud (atmosphere).',
        'More ideas: roots hold soil, clouds rain into the river. Work out a wrong answer together.',
      ],
      further:
        'Last, tell the fresh water in 100 parts: 69 ice, 30 groundwater, 1 lakes and rivers. Your child draws it as three bars.',
      say: 'Which two systems meet at this arrow? What does each do?',
      success: 'Names and arrows are right, and your child knows that most fresh water is ice.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
