import type { Format } from '../../../types.ts'

export const dropTest: Format = {
  id: 'science.drop-test',
  subject: 'science',
  title: 'Drop Test',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.change-one-variable'],
  materials: [{ name: 'paper', quantity: '3 sheets', core: true }],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Design a test for {hero}: which shape falls most slowly at {place}? Choose two for each race: flat, folded or ball. Tell what you change, measure and control. Drop both at once.',
      earned: true,
      inShort: {
        you: 'Ask: what do we change, measure and control, and why?',
        child:
          'Picks two shapes and tells the plan. Drops both at once, three times, and counts how often each lands last.',
      },
      round:
        'Your child says {answer}, then picks flat and ball: I change only the shape, so only it can matter. I count last landings: flat 3, ball 0.',
      steps: [
        'Get out paper, all of one kind. Keep one sheet flat and fold one in quarters. Crumple one into a ball.',
        'Hold sheets level, at one height.',
      ],
      further: 'Tell results: 1, 2, 4 folds fell in 3, 2, 1 seconds. Claim? (more folds, faster)',
      say: 'A good test changes one variable. Which one today?',
      success: 'The flatter shape lands last most often, and your child tells why each variable counts.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Predict, drop and compare. Choose a control for each trial: size, height or start.',
      earned: true,
      inShort: {
        you: 'Watch from a step back: do both balls land at once?',
        child: 'Names one control and why it matters. Drops both balls together from shoulder height.',
        end: 'Your child claims: do heavier balls fall faster? (hardly)',
      },
      round:
        'Your child says {answer} and names a control: the size, since air slows a bigger ball more. Both balls land together.',
      steps: ['Get out paper and coins. Crumple two sheets into tight balls of one size. One hides a coin.'],
      further: 'Tell results: 1, 2 and 3 coins each fell in 1 second. Claim? (weight hardly matters)',
      say: 'Why must both balls have the same size?',
      success: 'Both balls land nearly together, and your child justifies the controls.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'coins', quantity: '1', core: true, substitute: 'a small key' },
      ],
      safety: [{ hazard: 'falling coin', adultNote: 'Stay close, and keep feet and faces back.' }],
    },
  ],
  safety: [],
}
