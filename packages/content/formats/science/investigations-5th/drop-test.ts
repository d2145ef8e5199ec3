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
    { name: 'paper', quantity: '3 sheets, the same kind', core: true },
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
        'Design a test: which shape lands one {token} most softly? Change one variable, the shape of the sheet. Decide what to measure and what to control. Predict, then run three trials for each shape. Choose who drops and who counts for {hero}. Each tested shape wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question for each shape.',
        child: 'Drops a shape three times, times its fall and answers a question: one {token}.',
        end: 'Three shapes are tested.',
      },
      round:
        'Your child predicts and lets the flat sheet go at the mark, three times. You count half seconds aloud until it lands. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes: change, measure, control. Shapes: one sheet flat, one folded in eighths, one crumpled to a ball. Mark a drop height of five feet on a wall.',
        'Drop the other two in the same gentle way.',
        'The longest fall is the softest landing: flat. Ask for a claim, evidence and two controls (height, release). Last, twist a coin, the {token}, into a corner: does it still fall slowly? (No, it dives.)',
      ],
      say: 'Which variable did you change, which did you measure, and which did you control?',
      success: 'Your child names variables and controls, and picks the slowest shape.',
    },
    {
      title: 'Heavy and Light',
      child:
        'Answer a question from {friend} at {place}: does a heavier package fall faster? Pack one {token}, a coin, into one ball and nothing into the other. Write what you change, measure and control. Predict, run three trials and listen. Choose a drop height that is safe and fair. Each trial wins one {token}.',
      inShort: {
        you: 'Listen with closed eyes, and ask one question a trial.',
        child: 'Drops both balls, names a control and answers a question: one {token}.',
        end: 'Three trials are done.',
      },
      round:
        'Your child drops both balls at once. You hear nearly one thud. Your child names a control, such as size. Now question 1: your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper, coins, measuring tape and pencils. Your child writes: change, measure, control. Crumple two equal sheets into balls of one size, one with a coin inside. Measure up to four feet above a carpet.',
        'Other controls: height, release.',
        'Now drop the light ball beside a flat sheet. Which variable changed? (Shape.) Ask for a claim from each test.',
      ],
      say: 'Why must both balls have the same size?',
      success: 'Your child reports nearly equal landings and justifies the controls.',
    },
  ],
  safety: [{ hazard: 'falling coins', adultNote: 'Stay close, drop onto carpet and keep feet back.' }],
}
