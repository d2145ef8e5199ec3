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
    { name: 'cardboard', quantity: '1 stiff piece, about 2 feet long', core: true },
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
        'Test how the height of a ramp changes a crash. Predict, run three trials for each height and measure. Graph the middle results for {hero}: choose bars or dots. Each height that you measure wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question for each height of the ramp.',
        child: 'Predicts, measures three crashes and answers a question: one {token}.',
        end: 'Three heights are measured.',
      },
      round:
        'Your child predicts, then lets the ball go at the top without a push. Crash! How many centimeters did the cup slide? After three trials you read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on one of the books. Set an upside-down cup at its foot. Mark with coins where it stops.',
        'Repeat with two and three books, all else the same.',
        'Report the middle results. A higher start gives more speed, and more speed means more energy to push the cup.',
      ],
      say: 'Where did the energy of the ball go when it hit the cup?',
      success:
        'The pushed distance grows with the height, and your child traces the energy from ball to cup, sound and rubbing.',
    },
    {
      title: 'Crash with a Load',
      child:
        'Load a cup with {tokens} and let a ball crash into it. Predict first, then test with 0, 5 and 10 coins: they are the {tokens}. Record three trials for each load. Pick a graph or a table for {friend}. Each load with its middle result wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question for each load.',
        child: 'Predicts, measures three crashes into a loaded cup and answers: one {token}.',
        end: 'All three loads are measured.',
      },
      round:
        'The ball rolls into the empty cup, three times. Your child measures how far it moves and picks the middle result. Now question 1: your child says {answer} and wins one {token}.',
      steps: [
        'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on two books and leave it there. Stand a cup upright at its foot.',
        'Predict, then test with 5 coins and with 10, same ramp, same ball.',
        'The ball brings the same energy each time. A heavier cup gets less speed from it and rubs harder.',
      ],
      say: 'The ball is just as fast each time. So why do the distances differ?',
      success: 'A heavier cup moves less, and your child says that the energy was the same while the load changed.',
    },
  ],
  safety: [
    {
      hazard: 'rolling ball and coins',
      adultNote: 'Stay close, test on the floor and keep coins away from little ones.',
    },
  ],
}
