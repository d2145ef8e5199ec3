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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Use a tilted ball to show {hero} why a town has seasons. Carry it around a lamp, always leaning to one wall. Choose where on the upper half to put the town. Draw each new stop and win {place} one {token}.',
      inShort: {
        you: 'Hold the light on the ball and turn along.',
        child: 'Walks to a new stop, explains the season and answers a question: one {token}.',
        end: 'All four seasons are drawn.',
      },
      round:
        'Stop 1, together: the ball leans to you. Summer! A quarter circle on, it leans neither to you nor away: fall. Both are drawn. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. The sticker on the upper half of the ball is the town. Dim the room. You stand between your child and one wall. The ball always leans to that wall; a ruler shows it.',
        'At each stop, spin the ball slowly: is the sticker lit for over half of the turn? (only in summer)',
        'Stop 3: away, winter. Stop 4: neither, spring.',
      ],
      say: 'The lean never changed. So why did the light on the town change?',
      success: 'Your child shows summer where the town leans toward the light and explains winter half an orbit later.',
    },
    {
      title: 'A Day of Shadows',
      child:
        'Show one day of shadows for {friend} at {place}. Choose five light heights and measure each shadow. Spin the ball to show day and night. Pattern, spin and reason win one {token} each.',
      inShort: {
        you: 'Hold the pencil upright on the sheet.',
        child: 'Shows the pattern, spin or reason and answers a question: one {token}.',
        end: 'Pattern, spin and reason are told.',
      },
      round:
        'Your child moves the light from low to high to low. Five stops, five shadows marked and measured. Pattern? Long, shorter, shortest, longer, long. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. Your child marks with the second pencil.',
        'Spin: the light stays still. Put the sticker on the ball and spin it slowly to the left. Find sunrise, noon, sunset and midnight.',
        'Reason: the sun did not move. Earth turned.',
      ],
      say: 'We moved the light. What really moves?',
      success: 'The five lengths fall and rise again, and your child explains day and night with the turning ball.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
    },
  ],
}
