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
    { name: 'cups', quantity: '1, clear plastic', core: true },
    { name: 'bowls', quantity: '1, deeper than a cup', core: true, substitute: 'a kitchen sink' },
    { name: 'water', quantity: '1 bowlful', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict for {hero}: can a scrap stay dry under water? Test it three times at {place}. Choose before each dive: wet or dry? Tell what the particles of air did.',
      inShort: {
        you: 'Ask a question. Then call the next dive: short, to a count of twenty, tilted.',
        child:
          'Answers, predicts, pushes the cup down and feels the scrap. Tells what the particles of air did: one {token}.',
        end: 'Three dives are explained.',
      },
      round:
        'You call short. Your child says {answer}, predicts wet, pushes the cup straight down and lifts it out. Dry! Particles of air filled the space: one {token}.',
      steps: [
        'Get out cups, bowls, water, paper and a towel. Fill one of the bowls most of the way, on the towel. Jam a crumpled scrap deep into the cup and turn it upside down.',
        'Tilted: air bubbles out, and water gets in. Mend a wrong answer first.',
      ],
      say: 'The cup looks empty. What is between the scrap and the water?',
      success: 'The scrap stays dry while air particles fill the space.',
    },
    {
      title: 'Pouring Air',
      child:
        'Test how to pour air under water, from cup to cup. Predict which way the bubbles go. Tell {friend} what changed places. Choose slow bubbles or fast ones.',
      inShort: {
        you: 'Hold cup A under water and ask a question. Call: across, back, then out.',
        child: 'Answers, predicts, pours the air and tells where its particles went, and where the water: one {token}.',
        end: 'The air is out of both cups.',
      },
      round:
        'You call across. Your child says {answer}, pushes cup B down full of air and tilts it below A. Bubbles rise: air in, water out. One {token}!',
      steps: [
        'Get out cups, bowls, water and a towel. Fill one of the bowls most of the way, on the towel. Sink cup A to fill it and turn it upside down.',
        'Back: A is tilted below B. Out: one last big bubble. Mend a wrong answer first.',
      ],
      say: 'One cup gains air. What does it lose, and where does that go?',
      success: 'The air moves into cup A and pushes the water out.',
      materials: [
        { name: 'cups', quantity: '2, clear plastic', core: true },
        { name: 'bowls', quantity: '1, deeper than a cup', core: true, substitute: 'a kitchen sink' },
        { name: 'water', quantity: '1 bowlful', core: true },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    { hazard: 'water on the floor', adultNote: 'Stay close, use plastic cups only and wipe up spills at once.' },
  ],
}
