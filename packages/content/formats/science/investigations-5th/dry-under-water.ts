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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict for {hero}: can a scrap stay dry under water? Test it three times at {place}. Choose before each dive: wet or dry? Tell what the particles of air did.',
      inShort: {
        you: 'Ask a question. Then call a dive: short, next time a count of twenty, last tilted.',
        child:
          'Answers, then predicts wet or dry, pushes the cup down and feels the scrap. Tells what the particles of air did.',
      },
      round:
        'Your child says {answer}. You call short. Your child predicts wet, pushes the cup straight down and lifts it out. Dry! Particles of air filled the space.',
      steps: [
        'Get out cups, bowls, water, paper and a towel. Set the bowl on the towel and fill most of it. Jam a crumpled scrap deep into the cup and turn it upside down.',
        'For tilted, tip the cup until air bubbles out. After a wrong answer, work it out together.',
      ],
      further:
        'Ask each time: the wet cup dries, breath mists a window, the bowl freezes. What do water particles do? (fly apart, come close, wiggle in place)',
      say: 'What is between the scrap and the water?',
      success: 'The scrap stays dry until the air particles bubble out.',
    },
    {
      title: 'Pouring Air',
      child:
        'Test how to pour air under water, from cup to cup. Predict which way the bubbles go. Tell {friend} what changed places. Choose slow bubbles or fast ones.',
      inShort: {
        you: 'Hold cup A upside down under water, full of water. Ask a question. Then call across, next time back, last out.',
        child:
          'Answers, then predicts which way the bubbles go, pours the air and tells which particles changed places.',
      },
      round:
        'Your child says {answer}. You call across. Your child pushes cup B straight down, full of air, and tilts it below A. Bubbles rise: air in, water out!',
      steps: [
        'Get out cups, bowls, water and a towel. Set the bowl on the towel and fill most of it.',
        'For back, tilt A below B. For out, tip the air out of B. After a wrong answer, work it out together.',
      ],
      further:
        'With each pour, your child acts as a water particle: vapor, a drop on a cold window, ice. What changes, what stays? (spacing and motion; the particle)',
      say: 'One cup gains air. What does it lose, and where does that go?',
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
