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
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
    { name: 'stickers', quantity: '1', core: true, substitute: 'a pencil mark' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Carry a tilted Earth around a lamp for {hero}. Answer to travel on. Choose where our town lies on the upper half: high or low.',
      inShort: {
        you: 'Stand in the middle and shine on the ball. Ask a question at each stop.',
        child:
          'Answers and carries the ball a quarter circle on, its top leaning to the same wall. Spins it and tells the season.',
      },
      round:
        'At the start the top leans to you: summer. Your child says {answer} and goes on. Now the top leans neither to you nor away: fall!',
      steps: [
        'Get out a ball, a flashlight and stickers. A sticker on the upper half is our town. After the example, dim the room. Your child holds the ball so that its top leans to one wall. Stand between your child and that wall.',
        'Next it leans away, and the town gets less light: winter. Then comes spring. Work out a wrong answer together.',
      ],
      further:
        'Ask in summer and winter: is the light on the town direct or slanted? Why is it not the distance? (both halves would have summer together)',
      say: 'The lean never changes. So why does the light?',
      success: 'Summer comes where the town leans to the light, winter half an orbit on.',
    },
    {
      title: 'A Day of Shadows',
      child:
        'Show a whole day of shadows for {friend} at {place}. Choose where the spin starts: at sunrise or at noon. Tell what really moves.',
      inShort: {
        you: 'Ask a question before each part: shadows, spin, reason. Hold the light.',
        child: 'Answers and marks three shadows of a thumb. Then spins the ball through a day, last gives the reason.',
      },
      round:
        'Your child says {answer} and stands a thumb on the sheet. You shine low, high and low again. Your child marks a long, a short and a long shadow.',
      steps: [
        'Get out a ball, a flashlight, stickers, paper and pencils. A sticker on the ball is our town. After the example, dim the room.',
        'Spin: you hold the light still. Your child turns the ball and finds noon, sunset, midnight and sunrise. Reason: why does a real shadow change? (Earth turns, the sun stays) Work out a wrong answer together.',
      ],
      further: 'At each shadow, ask: is this light direct or slanted? Which spreads out and warms less? (slanted)',
      say: 'We moved the light. What really moves?',
      success: 'The shadows shrink and grow, and your child explains day and night.',
      materials: [
        { name: 'ball', quantity: '1, light in color', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
        { name: 'stickers', quantity: '1', core: true, substitute: 'a pencil mark' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
