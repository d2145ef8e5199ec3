import type { Format } from '../../../types.ts'

export const crashRamp: Format = {
  id: 'science.crash-ramp',
  subject: 'science',
  title: 'Crash Ramp',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.energy-and-speed'],
  materials: [
    { name: 'cardboard', quantity: '1 stiff piece, 2 feet', core: true },
    { name: 'books', quantity: '3, the same thickness', core: true },
    { name: 'ball', quantity: '1, tennis size', core: true },
    { name: 'cups', quantity: '1, paper or plastic', core: true },
    { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
    { name: 'ruler', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test how the height of a ramp changes a crash at {place}. Predict where the cup will stop. Measure the crashes. Choose how {hero} starts it: a countdown or a nod.',
      inShort: {
        you: 'Set the ramp on one book, then two, last three. Ask a question after each height.',
        child:
          'Predicts and lets the ball go twice. Lays a coin beside the farther stop, measures it and answers: one {token}.',
        end: 'Three heights are measured.',
      },
      round:
        'The ramp lies on one book. Your child predicts and lets the ball go from the top, without a push. After two crashes a coin beside the way marks the farther stop, and it is measured. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on one of the books, on a smooth floor. Set an upside-down cup at its foot.',
        'Ball, cup and start stay the same. Write the distances on this page. After a wrong answer, look at one more crash.',
      ],
      say: 'What did the ball give to the cup when it hit?',
      success: 'A higher ramp gives more speed and energy, so the cup slides farther.',
      materials: [
        { name: 'cardboard', quantity: '1 stiff piece, 2 feet', core: true },
        { name: 'books', quantity: '3, the same thickness', core: true },
        { name: 'ball', quantity: '1, tennis size', core: true },
        { name: 'cups', quantity: '1, paper or plastic', core: true },
        { name: 'coins', quantity: '3', core: true, substitute: 'buttons' },
        { name: 'ruler', quantity: '1', core: true },
      ],
    },
    {
      title: 'Crash with a Load',
      child:
        'Load a cup and let a ball crash into it for {friend}. Predict how far it slides with 0, 5 and 10 coins. Measure each slide. Choose who lets the ball go at {place}.',
      inShort: {
        you: 'Load the cup: no coins, then five, last ten. Ask a question after each load.',
        child: 'Predicts, lets the ball crash twice and measures the farther slide. Then answers: one {token}.',
        end: 'Three loads are measured.',
      },
      round:
        'The cup is empty. Your child predicts, then the ball crashes into it twice. The farther slide is measured. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on two of the books, on a smooth floor. Stand a cup upright at its foot.',
        'Ramp, ball and start stay the same. Write the distances on this page. After a wrong answer, watch one more.',
        'At the end: what stayed the same? (the energy of the ball)',
      ],
      say: 'The ball is just as fast each time. So why do the distances differ?',
      success: 'A heavier cup slides less, though the ball brings the same energy.',
      materials: [
        { name: 'cardboard', quantity: '1 stiff piece, 2 feet', core: true },
        { name: 'books', quantity: '2, the same thickness', core: true },
        { name: 'ball', quantity: '1, tennis size', core: true },
        { name: 'cups', quantity: '1, paper or plastic', core: true },
        { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
        { name: 'ruler', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'rolling ball and coins',
      adultNote: 'Stay close, test on the floor and keep coins away from little ones.',
    },
  ],
}
