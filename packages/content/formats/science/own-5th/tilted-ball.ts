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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Carry a tilted Earth around a lamp for {hero}. Answer to travel on. Choose where our town lies on the upper half: high or low.',
      inShort: {
        you: 'Stand in the middle and shine on the ball. Ask a question at each stop.',
        child: 'Answers. Carries the ball a quarter circle on, leaning to the same wall. Tells the season of our town.',
      },
      round:
        'The top leans to you and the wall behind you: summer. Your child says {answer} and goes on. It leans sideways: fall!',
      steps: [
        'Get out a ball, a flashlight and stickers. One sticker on the upper half is our town. After the example, dim the room.',
        'Then it leans away: winter. Last comes spring.',
      ],
      further: 'Ask in winter: is the light slanted, or Earth far away? (slanted: the south has summer)',
      say: 'The lean never changes. So why does the light?',
      success: 'Summer comes where the town leans to the light, winter half an orbit on.',
    },
    {
      title: 'One Spin, One Day',
      child:
        'Turn Earth through a whole day for {friend} at {place}. Choose a spot for our town: the middle or a bit higher. Find it in the light or in the dark. Tell what really moves.',
      inShort: {
        you: 'Hold the light still. Ask a question, then ask: what time is it in our town?',
        child: 'Answers. Turns the ball a quarter turn left. Tells the time in our town, and why.',
        end: 'Ask: what really moved, sun or Earth? (Earth)',
      },
      round:
        'First our town faces the light: noon. Your child says {answer} and turns the ball. The town reaches the dark edge: sunset.',
      steps: [
        'Get out a ball, a flashlight and stickers. A sticker on the ball is our town. After the example, dim the room.',
        'Next come midnight, then sunrise.',
      ],
      further: 'Ask each time: is the light on our town direct, slanted or none? (none, slanted)',
      say: 'The sun rises and sets. But what really moves?',
      success: 'Noon, sunset, midnight and sunrise follow in one turn, and your child says why.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
