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
        'Design a test for {hero}: which shape falls most slowly at {place}? Write what you change, measure and control. Choose who drops and who counts. Run three trials for each shape.',
      inShort: {
        you: 'Call the shape: flat, then folded in quarters, last a ball. Ask a question after each.',
        child: 'Predicts, drops it three times and notes the middle time. Names one control and answers: one {token}.',
        end: 'Three shapes are tested.',
      },
      round:
        'You call flat. Your child predicts and drops the sheet three times, while you count. The middle time is noted; a control is the height. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes three lines: change (shape), measure (time), control. Keep one sheet flat, fold one in quarters, crumple one. Mark five feet on a wall. Count half seconds: one and two and.',
        'After a wrong answer, find that variable in the test.',
        'At the end, fold a coin into one corner of the flat sheet and drop it. What changed? (Weight and shape, so nobody can tell which one did it.)',
      ],
      say: 'Which variable did you change, which did you measure, and which did you control?',
      success: 'The flat sheet falls slowest, and your child names all variables.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Plan it in three lines. Predict, drop and listen. Choose the control that matters most.',
      inShort: {
        you: 'Listen with closed eyes: one thud or two? Ask a question after each trial.',
        child: 'Drops both balls at the same moment. Names one control and why it matters, then answers: one {token}.',
        end: 'Three trials are done.',
      },
      round:
        'Your child predicts and drops both balls. You hear one thud. A control: size, since air slows a bigger ball more. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes three lines: change (weight), measure (landing), control. Crumple two sheets tight, to one size, one around a coin. Measure four feet up from a carpet.',
        'Other controls: height, start. After a wrong answer, look for that variable in this test.',
        'At the end, drop the light ball beside a flat sheet. What changed? (shape)',
      ],
      say: 'Why must both balls have the same size?',
      success: 'Both balls land nearly together, and your child justifies the controls.',
    },
  ],
  safety: [{ hazard: 'falling coins', adultNote: 'Stay close, drop onto carpet and keep feet back.' }],
}
