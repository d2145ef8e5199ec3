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
    { name: 'paper', quantity: '2 sheets, the same kind', core: true },
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
      child: 'Plan a test for {hero}: does a clip help gliders? Stop my unfair idea. Choose a start line and fly!',
      inShort: {
        you: 'Read a question for each line of the plan. Your child picks the line.',
        child:
          'A right answer opens a line of the plan. Fills it in with a few words: one {token}. Then flies the plan.',
        end: 'The plan is full, and six flights are flown.',
      },
      round:
        'Read question 1. Your child says {answer} and picks a line of the plan: I change. Your child fills in: only the clip. One {token}. Two lines are still empty.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a glider: in half the long way and open, two corners in to the middle, shut again, both sides down as wings. On another sheet write three lines: I change, I keep the same, I measure.',
        'I keep the same: glider, thrower, start line. I measure: inches. Mend wrong answers first.',
        'Now fly three trials without the clip, then three with it. Before the last flight, ask: shall I throw this one harder? (unfair: two things would change) Which three flew farther?',
      ],
      say: 'If we also throw harder, what can we find out?',
      success: 'The plan has one change, three things kept and a measurement.',
    },
    {
      title: 'The Fair Race',
      child:
        'Race a large glider against a small one toward {place}. Answer to start each heat. Choose which one flies first.',
      inShort: {
        you: 'Read a question before each heat. Then help to measure both flights.',
        child:
          'A right answer starts the heat. Names one thing kept the same and flies both gliders once: one {token}.',
        end: 'Three heats are flown.',
      },
      round:
        'Read question 1. Your child says {answer}, names the start line as the same and throws the large glider, then the small one. You two measure: one {token}.',
      steps: [
        'Get out paper, measuring tape and pencils. Fold a glider from a whole sheet: in half the long way and open, two corners in to the middle, shut again, both sides down as wings. Fold one from a quarter sheet, too. The rest is for the results in inches.',
        'Also kept: thrower, kind of throw, the way to fold. Mend wrong answers first. Last, ask: what did we change? (only the size) Which glider won more heats?',
      ],
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the size differs, and the results tell which glider flies farther.',
      materials: [
        { name: 'paper', quantity: '2 sheets, the same kind', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'ruler' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'flying gliders',
      adultNote: 'Stay close, throw across a long, clear room and never toward faces.',
    },
  ],
}
