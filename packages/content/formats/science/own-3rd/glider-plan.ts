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
      child:
        'Plan a test for {hero}: does a clip help gliders? Choose a line to fill in: change, keep or measure. Stop my unfair idea, then fly!',
      inShort: {
        you: 'Ask a question for each line of the plan. Write what your child says.',
        child: 'Answers, picks a line and fills it in: one {token}. Then flies the plan.',
        end: 'Three flights with the clip and three without are compared.',
      },
      round:
        'Your child says {answer}, picks the line about the change and says: only the clip. You write it down: one {token}.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a glider: longways, two corners to the fold, then wings. On another sheet write: I change, I keep the same, I measure.',
        'Keep the same: glider, thrower, start line. Measure: inches. Mend a wrong answer first. Before the last flight, offer to throw it harder. (unfair: two changes)',
      ],
      say: 'First the plan, then the flight. What do we change?',
      success: 'The plan has one change, three things kept and a measurement.',
    },
    {
      title: 'The Fair Race',
      child:
        'Race a large glider against a small one toward {place}. Choose which flies first: the large one or the small one. Name what stays the same.',
      inShort: {
        you: 'Ask a question before each heat. Then be the judge at the landing.',
        child:
          'Answers, names one thing that stays the same, throws both gliders and tells which flew farther: one {token}.',
        end: 'Three heats are flown.',
      },
      round:
        'Your child says {answer}, names the start line as the same and throws the large glider, then the small one. Which flew farther? Your child tells: one {token}.',
      steps: [
        'Get out paper. Fold two gliders, from a whole sheet and from half a sheet: longways, two corners to the fold, then wings.',
        'Also the same: thrower, kind of throw. Mend a wrong answer first. Last, ask: what did we change? (only the size)',
      ],
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the size differs, and the results tell which glider flies farther.',
      materials: [{ name: 'paper', quantity: '2 sheets, the same kind', core: true }],
    },
  ],
  safety: [
    { hazard: 'flying gliders', adultNote: 'Stay close, throw across a long, clear room and never toward faces.' },
  ],
}
