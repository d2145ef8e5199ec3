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
  materials: [
    { name: 'paper', quantity: '4 sheets, the same kind', core: true },
    { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
    { name: 'measuring tape', quantity: '1', core: true, substitute: 'ruler' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Design a test for {hero}: which shape falls most slowly at {place}? Write what you change, measure and control. Choose who drops and who watches the floor. Run three trials for each race.',
      inShort: {
        you: 'Call the race: flat and ball, then folded and ball, last flat and folded. Ask a question after each.',
        child:
          'Predicts, drops both at once, three times, and notes which lands last. Names one control and answers: one {token}.',
        end: 'Three races are run.',
      },
      round:
        'You call flat and ball. Your child predicts and drops both at once, three times. Flat lands last each time. A control: the height. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes three lines: change (shape), measure (which lands last), control. Keep one sheet flat, fold one in quarters, crumple one into a ball. Measure five feet up a wall: every drop starts there.',
        'After a wrong answer, find that variable in the test.',
        'At the end, crumple the folded sheet around a coin and race both balls. What changed? (Only the weight. They land nearly together.)',
      ],
      say: 'Which variable did you change, which did you measure, and which did you control?',
      success: 'Flat lands last, and your child names all variables.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Plan it in three lines. Predict, drop and compare. Choose the control that matters most.',
      inShort: {
        you: 'Kneel with your eyes near the floor: do both land at once? Ask a question after each trial.',
        child: 'Drops both balls at the same moment. Names one control and why it matters, then answers: one {token}.',
        end: 'Three trials are done.',
      },
      round:
        'Your child predicts and drops both balls. You see both land at once. A control: size, since air slows a bigger ball more. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes three lines: change (weight), measure (landing), control. Crumple two sheets tight, to one size, one around a coin. Measure four feet up from a bare floor.',
        'Other controls: height, start. After a wrong answer, look for that variable in this test.',
        'At the end, drop the light ball beside a flat sheet. What changed? (shape)',
      ],
      say: 'Why must both balls have the same size?',
      success: 'Both balls land nearly together, and your child justifies the controls.',
    },
  ],
  safety: [{ hazard: 'falling coins', adultNote: 'Stay close, and keep feet and faces back.' }],
}
