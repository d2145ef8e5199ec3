import type { Format } from '../../../types.ts'

export const beansInStep: Format = {
  id: 'math.beans-in-step',
  subject: 'math',
  title: 'Beans in Step',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.two-patterns'],
  materials: [
    { name: 'dry beans', quantity: '14', core: true, substitute: 'coins or buttons' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Beans in Step',
      child:
        'Predict the next pair before you lay it. Lay 2 beans in row B each time. Choose what comes first: the beans or the point. Tell {friend} how B goes with A.',
      earned: true,
      inShort: {
        you: 'Ask for the next pair. Lay 1 more bean in row A.',
        child: 'Predicts the ordered pair, then lays 2 more in row B. Counts both rows and marks the point.',
        end: 'Your child joins the points and tells how B goes with A.',
      },
      round:
        'Your child says {answer} and predicts (1, 2). You lay 1 bean, your child 2. Counted, it is right: a point at (1, 2).',
      steps: ['Get out dry beans and pencils, and use the printed grid. Row A gets 1 each time, row B 2.'],
      further: 'Start row B with 2 extra beans: B is 2 times A and 2 more.',
      say: 'Two rows grow in step. Can you see ahead?',
    },
    {
      title: 'Knock and Clap',
      modality: 'auditory',
      child:
        'Invent a secret rule: some times as many, or some more. Choose an easy one or a tricky one. Answer each knock with claps. Mark every pair, and let {hero} see the line.',
      earned: true,
      inShort: {
        you: 'Knock once, next time twice, and so on. Guess the secret rule.',
        child: 'Claps a secret rule, such as times 3 or 2 more. Marks knocks and claps as a point.',
        end: 'Your child draws the line and tells how claps go with knocks.',
      },
      round:
        'Your child says {answer}. You knock once and hear three claps. Your child marks (1, 3). Is it times 3, or 2 more?',
      steps: ['Get out pencils, and use the printed grid.'],
      further: 'Your child takes a new rule of two steps: times 2, then 1 more.',
      say: 'I knock, you clap. I think I hear a rule.',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
  safety: [],
}
