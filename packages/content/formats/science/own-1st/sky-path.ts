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
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a small sun rise and set over {place}. Choose who the block is: {hero} or {friend}. Tell the time of each shadow. Win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then call the next stop: first low at E, then high in the middle, last low at W.',
        child: 'Answers and holds the light at that stop. Says morning, noon or evening, and if the shadow is long.',
        end: 'Your child moves the light along the path again, now as the moon.',
      },
      round:
        'Your child says {answer}. You call: low at E! The sun comes up there: it is morning. A long shadow points to W.',
      steps: [
        'Get out a flashlight, building blocks, paper and pencils. Stand a tall block on the sheet. Write E at the left edge, W at the right. After the example, dim the room. The light always points at the block.',
        'High in the middle is noon, with a short shadow. Low at W is evening: the shadow points to E. Work out a wrong answer together.',
      ],
      further: 'Then lay the light down. Your child turns slowly to the left: what really moves?',
      say: 'Where is our sun now? Where does the shadow point?',
      success: 'Your child moves the light from east to west and shows the short shadow at noon.',
    },
    {
      title: 'Where Stars Go',
      child:
        'Find out where stars go in the day. Look for a star on the wall and choose its name. Tell {friend} at {place} why it hides.',
      inShort: {
        you: 'Ask a question. Then call the next look: first room light off, then room light on, last the star moves.',
        child: 'Answers and does what you call. Looks for the star on the wall and tells what changed.',
      },
      round: 'Your child says {answer} and turns off the room light. Now the star is easy to see.',
      steps: [
        'Get out a flashlight. Lay it so that it makes a star of light on a far wall. Shut the curtains, but keep the room light on.',
        'Room light on: the star is hard to see, as by day. The star moves: turn the flashlight from left (east) up and over to right (west). Work out a wrong answer together.',
      ],
      further: 'Last, keep the star still. Your child turns slowly to the left: which way does it seem to go? (right)',
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
