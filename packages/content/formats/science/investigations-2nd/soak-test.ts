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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test which material dries up a spill at {place}. Predict the best one first. Press, count to five and look. Choose one for {hero} and tell why.',
      earned: true,
      inShort: {
        you: 'Pour a spoonful of water. Call sponge, then sock, then wrap.',
        child: 'Predicts: much or little left? Presses the thing on the water, counts to five and looks.',
        end: 'Your child chooses the best one and tells why.',
      },
      round:
        'Your child says {answer}. You call the sponge. Your child predicts little, presses and counts to five. Almost nothing is left!',
      steps: [
        'Get out water, a sponge, socks, plastic wrap and spoons. Work beside the sink.',
        'Use a dry spot each time. Wrong? Work it out together.',
      ],
      further: 'Pour 3 spoonfuls each time. What changes? (only the material) Which fits a roof? (the wrap)',
      say: 'What do we keep the same for a fair test?',
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
      earned: true,
      inShort: {
        you: 'Lay a cover over a dry slip: wrap, then sock, then sheet.',
        child: 'Predicts: wet or dry? Puts two spoonfuls of water on top, presses the middle and looks below.',
      },
      round: 'Your child says {answer} and predicts dry under the wrap. Two spoonfuls and a press: the slip is dry!',
      steps: [
        'Get out water, socks, plastic wrap, paper and spoons. Work by the sink. Tear one sheet into slips.',
        'Wrong? Work it out together.',
      ],
      further: 'Ask each time: which numbers keep it fair? (2 spoonfuls) Would it make a bath mat?',
      say: 'Which does this job need: soaks up or keeps out?',
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
