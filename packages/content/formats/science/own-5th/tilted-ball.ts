import type { Format } from '../../../types.ts'

export const tiltedBall: Format = {
  id: 'science.tilted-ball',
  subject: 'science',
  title: 'The Tilted Ball',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.sky-patterns'],
  materials: [
    { name: 'ball', quantity: '1, light in color', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
    { name: 'stickers', quantity: '1', core: true, substitute: 'a pencil mark' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'ruler', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Carry a tilted Earth around a lamp for {hero}. Answer to travel on. Choose where on the upper half our town lies.',
      inShort: {
        you: 'Read a question. Stand in the middle, hold the light on the ball and turn along.',
        child:
          'A right answer earns a quarter circle. Spins the ball there, tells the season by the light and notes it: one {token}.',
        end: 'Summer, fall, winter and spring are noted.',
      },
      round:
        'Stop 1: the top leans to you, the sticker is lit for most of a spin. Summer! Question 1: your child says {answer} and walks on. The top leans neither to you nor away: fall. One {token}.',
      steps: [
        'Get out a ball, a flashlight, stickers, paper and pencils. A sticker on the upper half of the ball is the town. Fold the sheet in four for the seasons. After the example, dim the room and stand between your child and one wall. The top of the ball leans to that wall all the way around.',
        'Stop 3: away from you, lit for less of a spin: winter. Stop 4: spring. Mend wrong answers first.',
      ],
      say: 'The lean never changed. So why did the light?',
      success: 'Summer comes where the town leans to the light, winter half an orbit on.',
      materials: [
        { name: 'ball', quantity: '1, light in color', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
        { name: 'stickers', quantity: '1', core: true, substitute: 'a pencil mark' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'A Day of Shadows',
      child:
        'Show a whole day of shadows for {friend} at {place}. Choose five heights for the light. Tell what really moves.',
      inShort: {
        you: 'Read a question. Stand one thumb up on a sheet. Mark where its shadow ends.',
        child:
          'A right answer opens a part: measure five shadows, spin the ball, give the reason. Each part wins one {token}.',
        end: 'Shadows, day and night are explained.',
      },
      round:
        'Read question 1. Your child says {answer}, which opens part 1. The light goes from low to high to low, and you mark five shadows. Your child measures: they shrink, then grow. One {token}.',
      steps: [
        'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. A sticker on the ball is our town. After the example, dim the room.',
        'Part 2: you hold the light still. Your child spins the ball slowly, its lit side moving to the right, and finds sunrise, noon, sunset and midnight. Part 3: why does a real shadow change? (Earth turns, the sun stays) Then tip the top of the ball to the light and away: which seasons? (summer, winter) Mend wrong answers first.',
      ],
      say: 'We moved the light. What really moves?',
      success: 'The lengths fall and rise, and your child explains day and night.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
