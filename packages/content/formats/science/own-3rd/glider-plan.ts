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
        'Get out paper, paper clips, measuring tape and pencils. Fold a sheet longways, open it, bring two corners to that line, shut it, fold down wings. On another write: I change, I keep the same, I measure.',
        'Keep the same: glider, thrower, start line. Measure: inches. Mend a wrong answer first. Before the last flight, offer to throw it harder. (unfair: two changes)',
      ],
      say: 'First the plan, then the flight. What do we change?',
      success: 'The plan has one change, three things kept and a measurement.',
    },
    {
      title: 'The Fair Race',
      child:
        'Fly one glider toward {place}. Choose which comes first: with a clip or without. Name what stays the same.',
      inShort: {
        you: 'Ask a question before each heat. Write down the inches.',
        child:
          'Answers, names one thing that stays the same, throws with and without the clip and measures both: one {token}.',
        end: 'Three heats are flown and compared.',
      },
      round:
        'Your child says {answer}, names the start line as the same and clips the nose and throws, then throws without. You write 90 and 75 inches: one {token}.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold the sheet longways and open it. Bring two corners to that line, shut it, fold down wings.',
        'Also the same: thrower, kind of throw. Mend a wrong answer first. Last, ask: what did we change? (only the clip)',
      ],
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the clip differs, and the inches tell which flies farther.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '1', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'ruler' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    { hazard: 'flying gliders', adultNote: 'Stay close, throw across a long, clear room and never toward faces.' },
  ],
}
