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
  materials: [{ name: 'paper', quantity: '3 sheets, the same kind', core: true }],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Design a test for {hero}: which shape falls most slowly at {place}? Choose two for each race: flat, folded or ball. Tell what you change, measure and control. Drop both at once.',
      inShort: {
        you: 'Ask a question. Before each drop ask: what do we change, measure and control?',
        child: 'Answers, picks two shapes, tells the plan and drops both at once. Which lands last? One {token}.',
        end: 'Each pair has raced.',
      },
      round:
        'Your child says {answer}, picks flat and ball and tells: I change the shape, measure which lands last and control the height. Both drop. Flat lands last: one {token}.',
      steps: [
        'Get out paper. Keep one sheet flat, fold one in quarters and crumple one into a ball.',
        'Each race wants another control, such as the kind of paper or the moment of the drop. Mend a wrong answer first.',
      ],
      say: 'A good test changes one variable. Which one is it today?',
      success: 'Flat lands last, and your child names all variables.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Predict, drop and compare. Choose a control for each trial: size, height or start.',
      inShort: {
        you: 'Ask a question. Watch near the floor: do both land at once?',
        child: 'Answers, names one control and why it matters, and drops both balls together: one {token}.',
        end: 'Three trials are done, and your child makes a claim.',
      },
      round:
        'Your child says {answer} and names a control: the size, since air slows a bigger ball more. Both drop, and you see them land together. One {token}!',
      steps: [
        'Get out paper and coins. Crumple two sheets tight, to one size, one of them around a coin.',
        'Only the weight changes. What we measure is which lands first. Mend a wrong answer first.',
      ],
      say: 'Why must both balls have the same size?',
      success: 'Both balls land nearly together, and your child justifies the controls.',
      materials: [
        { name: 'paper', quantity: '2 sheets, the same kind', core: true },
        { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
      ],
      safety: [{ hazard: 'falling coin', adultNote: 'Stay close, and keep feet and faces back.' }],
    },
  ],
  safety: [],
}
