import type { Format } from '../../../types.ts'

export const skyPath: Format = {
  id: 'science.sky-path',
  subject: 'science',
  title: 'Path of the Sun',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.sun-moon-stars'],
  materials: [
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
    { name: 'building blocks', quantity: '1 tall one', core: true, substitute: 'small boxes' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a small sun rise and set over {place}. Choose who the block is: {hero} or {friend}. Tell the time of each shadow. Win three {tokens}.',
      earned: true,
      inShort: {
        you: 'Call the next stop: low at E, high in the middle, low at W.',
        child: 'Shines on the block from there. Tells if it is morning, noon or evening. Shows the shadow.',
        end: 'Your child moves the light once more, as the moon.',
      },
      round:
        'Your child says {answer}. You call: low at E. Your child shines from there: it is morning. The long shadow points to W.',
      steps: [
        'Get out a flashlight, building blocks and paper. Write E left and W right. Stand a block between. After the example, dim the room.',
      ],
      further: 'Lay the light down. Your child turns slowly to the left: what really moves?',
      say: 'Where is our sun now? Where does the shadow point?',
      success: 'Your child moves the light from east to west and shows the short shadow at noon.',
    },
    {
      title: 'Where Stars Go',
      child:
        'Find out where stars go in the day. Look for a star on the wall and choose its name. Tell {friend} at {place} why it hides.',
      earned: true,
      inShort: {
        you: 'Call the next look: room light off, room light on, star moves.',
        child: 'Switches the room light, or moves the star from left to right. Tells what changes.',
      },
      round: 'Your child says {answer} and turns off the room light. Now the star is easy to see, as at night.',
      steps: [
        'Get out a flashlight. After the example, shut the curtains. Room light stays on. The flashlight makes a star on a wall.',
        'Room light is daylight. Left is east, right is west.',
      ],
      further: 'Keep the star still. Your child turns left: which way does it seem to go? (right)',
      say: 'Look at our star. What makes it hard to see?',
      success: 'Your child says that sunlight hides the stars and that they seem to move east to west.',
      materials: [{ name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' }],
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
