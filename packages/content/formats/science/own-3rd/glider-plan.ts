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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'paper clips', quantity: '1', core: true },
    { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
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
        you: 'Ask a question. Then ask: which line of our plan can you fill in now, and with what?',
        child: 'Answers and fills in one line of the plan.',
        end: 'Your child flies three times each, with and without clip. Which flew farther?',
      },
      round: 'Your child says {answer}, picks the line that begins I change and writes: only the clip.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a sheet longways, open it and fold the two corners of one short side to the middle. Shut it and fold the sides down as wings. On the other write: Does a clip on the nose help? I change, I keep the same, I measure.',
        'Keep the same: glider, thrower, start line. Measure: inches. Work out a wrong answer together. Before the last flight, offer to throw harder. (unfair: two changes)',
      ],
      further:
        'With each line, tell a bad plan: B is bigger and thrown harder. B starts ahead. B flies once, A five times. How many flaws? (2, 1, 1) Mend them.',
      say: 'First the plan, then the flight. What do we change?',
      success: 'The plan has one change, three things kept and a measurement.',
    },
    {
      title: 'The Fair Race',
      child:
        'Fly one glider toward {place}. Choose which comes first: with a clip or without. Name what stays the same.',
      inShort: {
        you: 'First ask: does a clip help, and what do we measure? In each round, ask a question. Then ask: what stays the same? Write the inches.',
        child:
          'Answers and names one thing that stays the same. Throws once with the clip on the nose and once without, and measures both.',
        end: 'Ask: what did we change? Which flew farther?',
      },
      round:
        'Your child says {answer} and names the start line as the same. Your child throws with the clip, then without. You write 90 and 75 inches.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold the sheet longways, open it and fold the two corners of one short side to the middle. Shut it and fold the sides down as wings.',
        'Also the same: glider, thrower, kind of throw. Work out a wrong answer together.',
      ],
      further:
        'Before each round, offer two changes, such as throwing harder from farther ahead. Your child counts the flaws and mends them. (2)',
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the clip differs, and the inches tell which flies farther.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '1', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    { hazard: 'flying gliders', adultNote: 'Stay close, throw across a long, clear room and never toward faces.' },
  ],
}
