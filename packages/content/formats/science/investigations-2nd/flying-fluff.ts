import type { Format } from '../../../types.ts'

export const flyingFluff: Format = {
  id: 'science.flying-fluff',
  subject: 'science',
  title: 'Flying Fluff',
  modality: { primary: 'visual', secondary: ['kinesthetic', 'auditory'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.seeds-travel'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'paper clips', quantity: '1', core: true },
    { name: 'cotton balls', quantity: '1', core: true, substitute: 'a bit of tissue' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Shape a Flying Seed',
      child:
        'Build a flying seed for {hero} from each strip. Choose a wing or fluff for each. Predict which one lands last. Drop it beside the bare ball and look.',
      earned: true,
      inShort: {
        you: 'Give your child a strip for a new seed.',
        child: 'Gives the seed a wing or fluff. Drops it beside the ball. Tells how its shape helps in wind.',
      },
      round:
        'Your child says {answer} and keeps the strip flat: a wing. Both drop. The wing lands last: air holds it, so wind can carry it.',
      steps: [
        'Get out paper. Tear four equal strips, two fingers wide. Crumple one into a tight ball: the bare seed.',
        'A wing is flat or folded once. Fluff is torn fringes.',
      ],
      further: 'Crumple it and drop it again. Where does a seed without its part land? (close by)',
      say: 'Which part of your model catches the air?',
      success: 'Wings and fringes catch air and land after the tight ball.',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
      prepMinutes: 1,
      safety: [],
    },
    {
      title: 'What Wind Moves',
      child:
        'Find out what wind can move at {place}. Predict how far each model goes. Blow three times and measure. Choose a seed of {friend} that is like it.',
      earned: true,
      inShort: {
        you: 'Set a model at the start: clip, then wing, last fluff.',
        child: 'Guesses how far it goes. Blows three times and measures in hand spans. Tells which seed is like it.',
      },
      round:
        'Your child says {answer}. The clip: your child guesses one span and blows. It hardly moves, like a nut without a wing.',
      steps: [
        'Get out paper, paper clips and cotton balls. Fold a slip like a roof: the wing. Pull a cotton ball wide: the fluff.',
        'Wing: such as maple. Fluff: such as dandelion. Wrong? Work it out together.',
      ],
      further: 'Ask: where would it land on a still day, or without that part? (close by)',
      say: 'Three puffs for each one. Which goes farthest?',
      success: 'Fluff and wing catch the wind and go farther than the bare clip.',
    },
  ],
  safety: [{ hazard: 'small metal clip', adultNote: 'Stay close, clear the floor and put the clip away at the end.' }],
}
