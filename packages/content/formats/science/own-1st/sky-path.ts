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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a small sun rise and set over {place}. Choose who the block is: {hero} or {friend}. Draw each shadow to win one {token}.',
      inShort: {
        you: 'Hold the flashlight as the sun.',
        child: 'Traces a shadow, names the time of day and answers a question: one {token}.',
        end: 'Three shadows are drawn.',
      },
      round:
        'You hold the light low at E. Your child draws around the long shadow and writes: morning. Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, building blocks, paper and pencils. Stand a block on the middle of a sheet. Left edge E, right edge W: you look south. Dim the room. The light stays on the far side.',
        'Stop 2: high in the middle, noon. Stop 3: low at W, evening.',
        'The pattern: long, short, long. Your child moves the light once more. Never stare at the real sun.',
      ],
      say: 'Where is our sun now? Where does the shadow point?',
      success: 'Your child moves the light from east to west and shows the short shadow at noon.',
    },
    {
      title: 'Where Stars Go',
      child:
        'Find out where stars go in the day. Make a star dot on the wall. Pick a shape for your moon. Each finding wins {friend} one {token} for {place}.',
      inShort: {
        you: 'Work the lamps and ask what changed.',
        child: 'Looks for the star, tells what happened and answers a question: one {token}.',
        end: 'Three findings are told. Draw day and night.',
      },
      round:
        'The room is dim. Your child finds the star on the wall and says: easy to see. Ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, building blocks, paper and pencils. Stand the flashlight on a block: it makes a spot on a far wall.',
        'Finding 2: room light on. Is the spot still easy to see? The bright room hides it, as the sun hides stars.',
        'Finding 3: dim again. Left is east. Your child moves the spot up and over to the west, as stars seem to go.',
        'Your child draws day and night on a sheet.',
      ],
      say: 'The spot did not go away. What made it hard to see?',
      success: 'Your child says that sunlight hides the stars and that they seem to move east to west.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
