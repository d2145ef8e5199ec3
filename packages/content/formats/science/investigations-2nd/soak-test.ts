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
    { name: 'sponge', quantity: '1, dry', core: true },
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
        'Test which material dries up a spill. Predict the best one first. Pour one spoonful for each test. Press, count to five and look. Order the results from best to worst. Choose one for {hero} at {place}. Each result that you can explain wins one {token}.',
      inShort: {
        you: 'Ask one question after each of three tests.',
        child: 'Dries up a spill, explains the result and answers a question: one {token}.',
        end: 'Sponge, sock and wrap are in order.',
      },
      round:
        'Your child pours one spoonful of water and presses the sponge on it for five seconds. How much is left, and why? You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out water, a sponge, socks, plastic wrap, paper and spoons. Work by the sink. Your child predicts an order from best to worst. Practice with one folded sheet, then wipe dry.',
        'Then a sock and the wrap: same spoonful, same five seconds.',
        'Tiny gaps in sponge and cotton hold water. Plastic has none.',
      ],
      say: 'What do we keep the same so that the test is fair?',
      success: 'Sponge and sock leave the least water, the wrap soaks up almost none, and your child tells why.',
    },
    {
      title: 'The Dry Cover',
      child:
        'Keep the {tokens} of {place} dry. Draw one {token} on each of three sheets. Predict which cover works best. Spoon the water on slowly and look below. A tested cover wins its {token}, wet or dry. Choose the cover that {friend} should take.',
      inShort: {
        you: 'Ask one question after each cover.',
        child: 'Covers one drawn {token}, spoons on water, checks it and answers to win it.',
        end: 'Three covers are tested.',
      },
      round:
        'The wrap covers the first drawn {token}. Your child spoons on three spoonfuls, counts to thirty and looks below. Now question 1: your child says {answer} and wins that {token}, wet or dry.',
      steps: [
        'Get out water, a sponge, socks, plastic wrap, paper and spoons. Your child draws one {token} on each of three sheets. Work by the sink.',
        'Repeat with a flat sock and then the sponge, each over its own sheet. Same water, same time.',
        'A material that stops water is waterproof. One that soaks it up can pass it on.',
      ],
      say: 'Which property does this job need: soaks up or keeps out?',
      success: 'The sheet under the wrap stays driest, and your child names waterproof as the reason.',
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, work by the sink and wipe up drips at once.' }],
}
