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
        you: 'Ask a question. Then set the ramp on one book, next time two, last three.',
        child:
          'Answers, then points to where the cup will stop and lets the ball go. Lays a coin beside the real stop, out of the way.',
        end: 'Ask: why did it slide farther each time? (more speed, more energy)',
      },
      round:
        'Your child says {answer}. The ramp lies on one book. Your child points to a spot and lets the ball go without a push. Crash! A coin marks the stop.',
      steps: [
        'Get out cardboard, books, a ball, cups and coins. Lean the board on one of the books, on a smooth floor. After the example, set the cup upside down at its foot.',
        'After a wrong answer, work it out together.',
      ],
      further:
        'After each crash, name two equal carts: 12 feet in 4 seconds or in 3, 9 feet in 3 or 10 in 5, 20 in 4 or 18 in 3. Which hits harder? (the second, the first, the second)',
      say: 'Where will the cup stop? Point before we crash!',
      success: 'A higher ramp gives more speed and energy, so the cup slides farther.',
    },
    {
      title: 'Crash with a Load',
      child:
        'Let a ball crash into a loaded cup for {friend}. Predict the slide from a low, a middle and a high start. Measure each. Choose who lets the ball go at {place}.',
      inShort: {
        you: 'Ask a question. Then call where on the ramp the ball starts: low, next time middle, last top.',
        child: 'Answers, then predicts how far the cup will slide, lets the ball go and measures.',
        end: 'Ask: what do your numbers show? (more speed, more energy)',
      },
      round:
        'Your child says {answer}. You call low. Your child predicts 3 inches and lets the ball go without a push. The cup slides 4, and you note it.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on both books, on a smooth floor. After the example, stand the cup with three coins in it at its foot.',
        'If the cup tips over, crash again. After a wrong answer, work it out together.',
      ],
      further:
        'Tell how a ball rolls from each start: 8 feet in 4 seconds, 9 in 3, 12 in 3. How many feet each second? (2, 3, 4)',
      say: 'The cup is just as heavy each time. Which start makes the ball fastest?',
      success: 'A faster ball moves the cup farther, as it brings more energy.',
      materials: [
        { name: 'cardboard', quantity: '1 stiff piece, 2 feet', core: true },
        { name: 'books', quantity: '2, the same thickness', core: true },
        { name: 'ball', quantity: '1, tennis size', core: true },
        { name: 'cups', quantity: '1, paper or plastic', core: true },
        { name: 'coins', quantity: '3', core: true, substitute: 'buttons' },
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
