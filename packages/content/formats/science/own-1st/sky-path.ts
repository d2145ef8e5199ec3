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
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
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
        you: 'Ask a question. Then call the next stop: low at E, high in the middle, low at W.',
        child: 'Gets the light for a right answer, holds it there and says: morning, noon or evening? One {token}.',
        end: 'Our sun has set at W.',
      },
      round:
        'Your child says {answer} and gets the light. You call: low at E! Your child holds it there. The shadow is long, so it is morning: one {token}.',
      steps: [
        'Get out a flashlight, building blocks, paper and pencils. Stand a tall block on a sheet. Write E at the left edge, W at the right. Dim the room.',
        'High is noon. After a wrong answer, you hold the light. Last, your child moves it along the whole path.',
      ],
      say: 'Where is our sun now? Where does the shadow point?',
      success: 'Your child moves the light from east to west and shows the short shadow at noon.',
    },
    {
      title: 'Where Stars Go',
      child:
        'Find out where stars go in the day. Look for a star on the wall and choose its name. Tell {friend} at {place} why it hides.',
      inShort: {
        you: 'Ask a question. Then call the next look: dim room, bright room, a star that moves.',
        child: 'Works the light after a right answer, looks for the star and tells what changed: one {token}.',
        end: 'Three looks are over.',
      },
      round:
        'You ask question 1. Your child says {answer} and turns off the room light. The star is easy to see: one {token}.',
      steps: [
        'Get out a flashlight. Lay it so that it makes a star on a far wall. Shut the curtains, but keep the room light on.',
        'Bright room: the star is hard to see, as by day. Moving star: from left (east) up and over to right (west). After a wrong answer, you work the light.',
      ],
      say: 'Look at our star. What makes it hard to see?',
      success: 'Your child says that sunlight hides the stars and that they seem to move east to west.',
      materials: [{ name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' }],
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
