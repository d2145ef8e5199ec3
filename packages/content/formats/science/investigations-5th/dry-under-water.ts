import type { Format } from '../../../types.ts'

export const dryUnderWater: Format = {
  id: 'science.dry-under-water',
  subject: 'science',
  title: 'Dry Under Water',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.particles'],
  materials: [
    { name: 'cups', quantity: '2, clear plastic', core: true },
    { name: 'bowls', quantity: '1, deeper than a cup', core: true, substitute: 'a kitchen sink' },
    { name: 'water', quantity: '1 bowlful', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict for {hero}: can a scrap stay dry under water? Test it three times. Draw the particles of air and water after each dive. Choose who tilts the cup at {place}.',
      inShort: {
        you: 'Call the dive: short, then to a count of twenty, last tilted. Ask a question after each.',
        child:
          'Predicts, pushes the cup down and feels the scrap. Draws the particles as dots and answers: one {token}.',
        end: 'Three dives are drawn.',
      },
      round:
        'You call short. Your child predicts, pushes the cup straight down and lifts it straight out. The scrap is dry: dots of air fill the cup. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cups, bowls, water, paper, pencils and a towel. Fill one of the bowls nearly to the top, on the towel. Crumple half a sheet and jam it deep into a cup. Turn the cup upside down. The other half is for drawing.',
        'Tilted: watch the bubbles. After a wrong answer, point to the dots: packed, sliding or far apart?',
      ],
      say: 'The cup looks empty. What is between the scrap and the water?',
      success: 'The scrap stays dry while air particles fill the space.',
      materials: [
        { name: 'cups', quantity: '1, clear plastic', core: true },
        { name: 'bowls', quantity: '1, deeper than a cup', core: true, substitute: 'a kitchen sink' },
        { name: 'water', quantity: '1 bowlful', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pouring Air',
      child:
        'Pour air from one cup into another under water. Predict which way the bubbles go. Draw for {friend} what each cup holds. Choose slow bubbles or fast ones.',
      inShort: {
        you: 'Call the moment: before, then during, last after. Ask a question at each moment.',
        child: 'Gets both cups to that moment, draws the particles in each and answers: one {token}.',
        end: 'Before, during and after are drawn.',
      },
      round:
        'You call before. Cup A is under water and full of it; you hold it. Your child pushes cup B down full of air and draws both. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cups, bowls, water, paper, pencils and a towel. Fill one of the bowls nearly to the top, on the towel. Sink cup A sideways to fill it, and turn it upside down under water.',
        'During: your child tilts B below the rim of A, and its bubbles rise into A. You hold both for the drawing. After: all the air is in A.',
        'After a wrong answer, find it in the drawing.',
      ],
      say: 'One cup gains air. What does it lose, and where does that go?',
      success: 'The air moves into cup A and pushes the water out.',
    },
  ],
  safety: [
    { hazard: 'water on the floor', adultNote: 'Stay close, use plastic cups only and wipe up spills at once.' },
  ],
}
