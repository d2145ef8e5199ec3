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
    { name: 'cups', quantity: '1 of clear plastic', core: true },
    { name: 'bowls', quantity: '1, deeper than a cup', core: true, substitute: 'a kitchen sink' },
    { name: 'water', quantity: '1 bowlful', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict for {hero}: can a scrap stay dry under water? Test it three times at {place}. Choose before each dive: wet or dry? Tell what the particles of air did.',
      earned: true,
      inShort: {
        you: 'Call the next dive: short, long, tilted.',
        child:
          'Predicts wet or dry. Pushes the cup down upside down, feels the scrap. Tells what the air particles did.',
      },
      round:
        'Your child says {answer} and predicts wet. The cup goes straight down and up again. Dry! Air particles filled the space.',
      steps: [
        'Get out cups, bowls, water, paper and a towel. Set the bowl on the towel and fill most of it. Jam a scrap into the cup.',
        'Short and long stay dry. Tilted, air bubbles out and water comes in.',
      ],
      further: 'Ask, too: the wet cup dries, the bowl freezes. What do particles do? (fly apart, wiggle)',
      say: 'What is between the scrap and the water?',
      success: 'The scrap stays dry until the air particles bubble out.',
    },
    {
      title: 'Pouring Air',
      child:
        'Test how to pour air under water, from cup to cup. Predict which way the bubbles go. Tell {friend} what changed places. Choose slow bubbles or fast ones.',
      inShort: {
        you: 'Hold cup A full under water, upside down. Ask a question. Call the next: across, back, out.',
        child: 'Answers. Predicts which way the bubbles go, and pours the air. Tells which particles changed places.',
      },
      round:
        'Your child says {answer}. Across: cup B goes straight down, full of air, and tips below A. Bubbles rise: air in, water out!',
      steps: [
        'Get out cups, bowls, water and a towel. Set the bowl on the towel and fill most of it.',
        'Back: tip A below B. Out: tip the air out of B.',
      ],
      further: 'Your child acts a water particle, too: in vapor, then ice. What changes? (spacing, motion)',
      say: 'One cup gains air. What does it lose?',
      success: 'The air moves from cup to cup and pushes the water out.',
      materials: [
        { name: 'cups', quantity: '2 of clear plastic', core: true },
        { name: 'bowls', quantity: '1, wide and deeper than a cup', core: true, substitute: 'a kitchen sink' },
        { name: 'water', quantity: '1 bowlful', core: true },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    { hazard: 'water on the floor', adultNote: 'Stay close, use plastic cups only and wipe up spills at once.' },
  ],
}
