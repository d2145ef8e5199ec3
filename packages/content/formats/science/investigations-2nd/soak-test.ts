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
    { name: 'socks', quantity: '1, cotton', core: true },
    { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test which material dries up a spill at {place}. Predict the best one first. Press, count to five and look. Choose one for {hero} and tell why.',
      inShort: {
        you: 'Pour one spoonful on the table. Call what to test: sponge, then sock, last wrap. Ask a question after each.',
        child:
          'Presses it on the spill, counts to five and tells how much is left. A right answer puts it in a row, best first: one {token}.',
        end: 'Sponge, sock and wrap lie in a row.',
      },
      round:
        'You pour one spoonful. Your child presses the sponge on it and counts to five. Almost nothing is left! You ask question 1. Your child says {answer} and starts the row: one {token}.',
      steps: [
        'Get out water, a sponge, socks, plastic wrap and spoons. Work by the sink. Test the sock with a part that is still dry. Wipe the table dry after each test.',
        'Spoonful and count stay the same. After a wrong answer, your child tests or looks again.',
      ],
      say: 'What do we keep the same so that the test is fair?',
      success: 'Sponge and sock dry up most, the wrap hardly anything, and your child tells why.',
      materials: [
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'sponge', quantity: '1, soft and dry', core: true },
        { name: 'socks', quantity: '1, cotton', core: true },
        { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Dry Cover',
      child:
        'Keep a sheet dry for {friend}: it is the floor of {place}. Predict which cover works best. Spoon on water and look below. Choose the cover to take.',
      inShort: {
        you: 'Lay a cover over a dry sheet: wrap, then sock, last sponge. Ask a question while the water sits.',
        child:
          'Spoons on three spoonfuls and predicts: wet or dry below? A right answer lifts the cover to look: one {token}.',
        end: 'Three covers are tested.',
      },
      round:
        'You lay the wrap over a sheet. Your child spoons on water and predicts: dry. While it sits, you ask question 1. Your child says {answer} and lifts the wrap. Dry! One {token}.',
      steps: [
        'Get out water, a sponge, socks, plastic wrap, paper and spoons. Work by the sink. Fold three dry sheets in quarters, and keep a fourth to compare with.',
        'Let the water sit for a count of thirty each time, then press the cover with a flat hand before it is lifted. After a wrong answer, you lift it.',
      ],
      say: 'Which property does this job need: soaks up or keeps out?',
      success:
        'The sheet stays dry under the wrap and gets wet under the sock, and your child names waterproof as the reason.',
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, work by the sink and wipe up drips at once.' }],
}
