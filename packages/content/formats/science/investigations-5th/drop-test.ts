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
        you: 'Ask a question. Then ask: what do we change, measure and control?',
        child: 'Answers, then picks two shapes, tells the plan and drops both at once, three times. Which lands last?',
      },
      round:
        'Your child says {answer}. Then your child picks flat and ball and tells: I change the shape, measure which lands last and control the height. Flat lands last each time.',
      steps: [
        'Get out paper. Keep one sheet flat, fold one in quarters and crumple one into a ball.',
        'Hold both level, as high as your child can reach. Each race needs another control, such as the same start. After a wrong answer, work it out together.',
      ],
      further:
        'Then tell results: 1, 2 and 4 folds, falls of 3, 2 and 1 seconds. Changed, measured, claim? (folds, time; more folds, a faster fall)',
      say: 'A good test changes one variable. Which one is it today?',
      success: 'The flatter shape lands last, and your child names all variables.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Predict, drop and compare. Choose a control for each trial: size, height or start.',
      inShort: {
        you: 'Ask a question. Then watch and listen from a step back: do both balls land at once?',
        child: 'Answers. Names one control and why it matters, then drops both balls together.',
        end: 'Your child makes a claim: do heavier balls fall faster? (hardly)',
      },
      round:
        'Your child says {answer}. Then your child names a control: the size, since air slows a bigger ball more. Both balls drop and land together.',
      steps: [
        'Get out paper and coins. Crumple two sheets into tight balls of one size, one of them around a coin.',
        'Drop from shoulder height. After a wrong answer, work it out together.',
      ],
      further:
        'Then tell results: balls with 1, 2 and 3 coins fell in 9, 9 and 9 tenths of a second. Which claim do they support? (weight hardly matters)',
      say: 'Why must both balls have the same size?',
      success: 'Both balls land nearly together, and your child justifies the controls.',
      materials: [
        { name: 'paper', quantity: '2 sheets, the same kind', core: true },
        { name: 'coins', quantity: '1', core: true, substitute: 'a small key' },
      ],
      safety: [{ hazard: 'falling coin', adultNote: 'Stay close, and keep feet and faces back.' }],
    },
  ],
  safety: [],
}
