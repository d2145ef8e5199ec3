import type { Format } from '../../../types.ts'

export const gliderPlan: Format = {
  id: 'science.glider-plan',
  subject: 'science',
  title: 'Glider Test Plan',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.fair-test'],
  materials: [
    { name: 'paper', quantity: '4 sheets, the same kind', core: true },
    { name: 'paper clips', quantity: '1', core: true },
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
        'Plan a test for {hero}: will a clip make gliders fly farther? Choose three things to keep the same. Fly three trials with it and three without. Each line of the plan wins one {token} for {place}.',
      inShort: {
        you: 'Ask if anything else would differ.',
        child: 'Writes one line of the plan and answers a question: one {token}.',
        end: 'Three lines are written and six flights flown.',
      },
      round:
        'Your child writes in line 1: I change the clip. You ask: and nothing else? Then read question 1. Your child says {answer}: one {token} for that line.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. On a sheet write: I change, I keep the same, I measure.',
        'Same: glider, thrower, line, kind of throw. Measure: inches. A wrong answer is mended before the next line.',
        'Fold one glider together: in half the long way and open, two corners in to the middle, both sides down as wings. Fly it three times without a clip, three times with it.',
        'Write two rows. Compare the middle numbers. Was anything else different?',
      ],
      say: 'If we also throw harder, what can we still find out?',
      success: 'The plan names one change, three things kept the same and a measurement, and the trials follow it.',
    },
    {
      title: 'The Fair Race',
      child:
        'Plan a fair race between a large glider and a small one. Write three lines to win three {tokens}. Choose which glider flies first. Find out for {friend} which one gets to {place}.',
      inShort: {
        you: 'Check for a second change.',
        child: 'Fills in a line of the plan and answers a question: one {token}. Then both gliders race.',
        end: 'Six flights are measured.',
      },
      round:
        'Change? Your child writes: the size of the glider. Is that the only change? Yes. Question 1: your child says {answer}. One {token}!',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Write on a sheet: change, keep the same, measure.',
        'Same: line, throw, clip. Measure: inches.',
        'A glider: fold the long way and open, two corners in to the middle, both sides down as wings. Fold one from a full sheet, one from a quarter, which has the same shape. The clip goes on whichever flies.',
        'Each flies three times. A harder throw does not count. Compare the middle results.',
      ],
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the size differs in all six throws, and your child answers the question from the results.',
    },
  ],
  safety: [
    {
      hazard: 'flying gliders',
      adultNote: 'Stay close, throw toward an empty wall and never toward faces.',
    },
  ],
}
