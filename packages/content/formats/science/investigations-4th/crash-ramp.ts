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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test how the height of a ramp changes a crash at {place}. Predict where the cup will stop. Mark the real stop. Choose how {hero} starts the ball: with a countdown or a nod.',
      earned: true,
      inShort: {
        you: 'Lean the ramp on 1 book, next time 2, last 3.',
        child: 'Points where the cup will stop. Lets the ball go. Lays a coin beside the real stop.',
        end: 'Ask: why farther each time? (more speed, more energy)',
      },
      round:
        'Your child says {answer}. The ramp lies on 1 book. Your child points and lets the ball go. Crash! A coin marks the stop.',
      steps: [
        'Get out cardboard, books, a ball, cups and coins. The board is the ramp, on smooth floor. Turn a cup over at its foot.',
      ],
      further: 'Ask for a cart faster than 12 feet in 4 seconds. (over 3 feet each second)',
      say: 'Where will the cup stop? Point before we crash!',
      success: 'A higher ramp gives more speed and energy, so the cup slides farther.',
    },
    {
      title: 'Crash with a Load',
      child:
        'Let a ball crash into a loaded cup for {friend}. Predict the slide from a low, a middle and a high start. Measure each. Choose who lets the ball go at {place}.',
      earned: true,
      inShort: {
        you: 'Call where the ball starts: low, next middle, last top.',
        child: 'Predicts how far the cup will slide. Lets the ball go and measures.',
        end: 'Ask: what do your numbers show? (more speed, more energy)',
      },
      round:
        'Your child says {answer}. You call low. Your child predicts 3 inches and lets the ball go. The cup slides 4.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on both books. After the example, set the cup with 3 coins at its foot.',
      ],
      further: 'Ask: how fast are 9 feet in 3 seconds, last 12? (3, 4 feet each second)',
      say: 'The cup always weighs the same. Which start is fastest?',
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
