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
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build seed models for {hero}: a wing, fluff and two bare balls. Predict who lands last. Drop two at once and look. Choose a name for the slowest one at {place}.',
      inShort: {
        you: 'Ask a question and call a race: wing and its ball, fluff and its ball, then both again in wind. Ask: how does that shape help a seed?',
        child:
          'Answers, then guesses which one lands last, drops both from as high as the arm reaches and tells how a seed of that shape travels.',
      },
      round:
        'Your child says {answer}. You call: wing and its ball. Your child guesses the wing and drops both. The wing lands last! Your child says: the air holds up a winged seed longer.',
      steps: [
        'Get out paper and cotton balls. Tear two equal strips, two fingers wide. One stays flat: the wing. Crumple one tight: its bare ball. Tear the cotton ball in two. Pull one half wide: the fluff. Roll one tight: its bare ball.',
        'In each race only the shape differs. In wind, you drop both, and your child blows at them. After a wrong answer, work it out together.',
      ],
      further:
        'Ask after each race: which is like a seed that lost its part? Where does it land in wind? (the bare ball, close by)',
      say: 'Which part of your model catches the air?',
      success: 'Wing and fluff catch air and land after their bare balls.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'cotton balls', quantity: '1', core: true, substitute: 'a bit of tissue' },
      ],
      safety: [],
    },
    {
      title: 'What Wind Moves',
      child:
        'Find out what wind can move at {place}. Predict how far each model goes. Blow three times and measure. Choose a shape for the sail of {friend}.',
      inShort: {
        you: 'Ask a question and set a model at the start: clip, then fluff, then clip with sail. Ask: which seed is like that?',
        child:
          'Answers, then guesses how far the model goes, blows three times, measures in hand spans and tells which seed is like it.',
      },
      round:
        'Your child says {answer}. You set the clip at the start. Your child guesses one span and blows three times. It hardly moves! Your child says: like a heavy seed without a wing.',
      steps: [
        'Get out paper, paper clips and cotton balls. Pull a cotton ball wide: the fluff. Fold a hand-sized piece of paper in half: the sail. For the third model, slip one half of it under the clip and bend the other half up. Lay the rest of the sheet on a smooth floor: its edge is the start.',
        'After a wrong answer, work it out together.',
      ],
      further: 'Ask each time: where does that seed land on a still day, or with its part lost? (close by)',
      say: 'Three puffs for each one, to be fair. Which goes farthest?',
      success: 'Fluff and sail catch the wind and go farther than the bare clip.',
    },
  ],
  safety: [{ hazard: 'small metal clip', adultNote: 'Stay close, clear the floor and put the clip away at the end.' }],
}
