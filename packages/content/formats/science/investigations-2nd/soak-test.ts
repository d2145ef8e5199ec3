import type { Format } from '../../../types.ts'

export const soakTest: Format = {
  id: 'science.soak-test',
  subject: 'science',
  title: 'The Soak Test',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.best-material'],
  materials: [
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'sponge', quantity: '1, soft and dry', core: true },
    { name: 'socks', quantity: '1 of cotton', core: true },
    { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test which material dries up a spill at {place}. Predict the best one first. Press, count to five and look. Choose one for {hero} and tell why.',
      inShort: {
        you: 'Pour a spoonful of water beside the sink. Call sponge, then sock, then wrap. Ask a question after each test.',
        child:
          'Predicts: much or little left? Presses the thing on the spill, counts to five and looks. Then answers the question.',
        end: 'Your child chooses the best one and tells why.',
      },
      round:
        'You call the sponge. Your child predicts little, presses it on the spill and counts to five. Almost nothing is left! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out water, a sponge, socks, plastic wrap and spoons.',
        'Use a dry spot each time. After a wrong answer, work it out together.',
      ],
      further:
        'Ask each time: what stays the same, and what changes? (1 spoonful and 5 counts, the material) At the end: which fits a roof? (the wrap)',
      say: 'What do we keep the same so that the test is fair?',
      success: 'Sponge and sock dry up most, the wrap hardly anything, and your child tells why.',
      materials: [
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'sponge', quantity: '1, soft and dry', core: true },
        { name: 'socks', quantity: '1 of cotton', core: true },
        { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Dry Cover',
      child:
        'Keep a slip dry for {friend}: it is the floor of {place}. Predict which cover works best. Spoon on water and look below. Choose the cover to take.',
      inShort: {
        you: 'Lay a cover over a dry slip: wrap, then sock, then sheet. Ask a question while the water sits.',
        child:
          'Puts on two spoonfuls of water and predicts: wet or dry? Answers, then presses the middle and looks below.',
      },
      round:
        'Your child spoons water on the wrap and predicts dry. You ask question 1. Your child says {answer}. Below, the slip is dry!',
      steps: [
        'Get out water, socks, plastic wrap, paper and spoons. Work by the sink. Tear one sheet into slips. Crumple the other and open it.',
        'After a wrong answer, work it out together.',
      ],
      further:
        'Ask each time: would it make a good bath mat? Which numbers make the test fair? (only the sock would; 2 spoonfuls each)',
      say: 'Which property does this job need: soaks up or keeps out?',
      success: 'The slip stays dry only under the wrap, and your child names waterproof as the reason.',
      materials: [
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'socks', quantity: '1 of cotton', core: true },
        { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, work by the sink and wipe up drips at once.' }],
}
