import type { Format } from '../../../types.ts'

export const meltRace: Format = {
  id: 'science.melt-race',
  subject: 'science',
  title: 'Melt Race',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.warm-and-cool'],
  materials: [
    { name: 'ice', quantity: '4 equal cubes', core: true },
    { name: 'bowls', quantity: '3 of the same kind', core: true },
    { name: 'water', quantity: '2 cups, cool', core: true },
    { name: 'towel', quantity: '1, dry', core: true },
    { name: 'spoons', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict which ice for {hero} will melt first. Look three times and compare. Tell if the change can go back. Choose: draw it in the air or act as the ice.',
      inShort: {
        you: 'Call a look after two, four and six minutes. Ask a question at each look.',
        child: 'Lifts all ice with a spoon, tells what melted most and answers: one {token}.',
        end: 'The third look is done.',
      },
      round:
        'Two minutes are up. Your child lifts the ice with the spoon: the crushed ice is nearly gone. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Fetch the ice last. Pour a cup of water into each of two bowls. A grown-up crushes one cube in the towel. At one moment, add a whole cube to one, the crushed one to the other, and a whole one to the dry bowl.',
        'After a wrong answer, look for it in the bowls.',
        'At the end: why? (Water brings more heat than air, and crushed ice has more sides.)',
      ],
      say: 'All three are ice. Which one gets warm first, and why?',
      success: 'Crushed ice melts first, the dry cube last, and all could freeze again.',
      materials: [
        { name: 'ice', quantity: '3 equal cubes', core: true },
        { name: 'bowls', quantity: '3 of the same kind', core: true },
        { name: 'water', quantity: '2 cups, cool', core: true },
        { name: 'towel', quantity: '1, dry', core: true },
        { name: 'spoons', quantity: '1', core: true },
        { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
      ],
    },
    {
      title: 'Stir or Still',
      child:
        'Test if stirring makes ice melt faster. Predict first. Stir one bowl and keep the other still. Choose a beat to stir to for {friend} at {place}.',
      inShort: {
        you: 'Time two minutes and call stop, three times. Ask a question after each stop.',
        child:
          'Stirs one bowl until you call stop. Shows the size of both cubes with two fingers and answers: one {token}.',
        end: 'The third stop is called.',
      },
      round:
        'Stop! Your child lifts both cubes and shows each size with two fingers. The stirred one is smaller. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Fetch the ice last. Pour a cup of cool water into each of two bowls. Drop one whole cube into each at the same moment. The towel dries hands.',
        'Ice gone early? Drop in the same again. After a wrong answer, look at the cubes together.',
        'At the end: can both change back? (Yes, in a freezer.)',
      ],
      say: 'What is the only thing that we changed?',
      success: 'The stirred cube melts faster, and your child names the one change and what stayed the same.',
      materials: [
        { name: 'ice', quantity: '4 equal cubes', core: true },
        { name: 'bowls', quantity: '2 of the same kind', core: true },
        { name: 'water', quantity: '2 cups, cool', core: true },
        { name: 'towel', quantity: '1, dry', core: true },
        { name: 'spoons', quantity: '1', core: true },
        { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'ice and drips',
      adultNote: 'Stay close: hold ice for a few seconds only, keep it out of mouths and wipe up drips.',
    },
  ],
}
