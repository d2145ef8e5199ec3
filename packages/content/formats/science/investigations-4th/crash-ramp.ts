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
    { name: 'coins', quantity: '3', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test how the height of a ramp changes a crash at {place}. Predict where the cup will stop. Mark the real stop. Choose how {hero} starts the ball: with a countdown or a nod.',
      inShort: {
        you: 'Ask a question. Then set the ramp on one book, then two, then three.',
        child:
          'Answers, points to where the cup will stop and lets the ball go. A coin marks the real stop: one {token}.',
        end: 'Three coins mark three heights.',
      },
      round:
        'The ramp lies on one book. Your child says {answer}, points to a spot and lets the ball go without a push. Crash! One {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups and coins. Lean the board on one of the books, on a smooth floor. Set an upside-down cup at its foot.',
        'Lay the coins beside the way. Mend a wrong answer first. Last, ask: which crash had the most energy?',
      ],
      say: 'Where will the cup stop? Point before we crash!',
      success: 'A higher ramp gives more speed and energy, so the cup slides farther.',
    },
    {
      title: 'Crash with a Load',
      child:
        'Load a cup and let a ball crash into it for {friend}. Predict how far it slides with 0, 5 and 10 coins. Measure each slide. Choose who lets the ball go at {place}.',
      inShort: {
        you: 'Ask a question. Then load the cup: no coins, then five, then ten.',
        child: 'Answers, predicts the slide, lets the ball crash into the cup and measures: one {token}.',
        end: 'Three loads are measured.',
      },
      round:
        'The cup is empty. Your child says {answer}, predicts and lets the ball go without a push. The slide is measured and noted: one {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on two of the books, on a smooth floor. Stand a cup upright at its foot.',
        'The ball always starts at the top. Mend a wrong answer first. Last, ask: what stayed the same? (the energy of the ball)',
      ],
      say: 'The ball is just as fast each time. Will the cup care?',
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
