import type { Format } from '../../../types.ts'

export const bouncePath: Format = {
  id: 'science.bounce-path',
  subject: 'science',
  title: 'Bounce Path',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.light-and-sight'],
  materials: [
    { name: 'mirror', quantity: '1 small one', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'books', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Send light around a book wall to {hero}. Steer the mirror by commands. Choose new spots for the target: near or far. Trace the way of the light.',
      inShort: {
        you: 'Ask a question. Hold the mirror and turn it just as your child says.',
        child:
          'Answers, shines at the mirror and commands you until the target shines. Traces the way of the light with a finger.',
      },
      round:
        'Your child says {answer}, shines at the mirror and commands: left, more, stop! The target shines. A finger goes from flashlight to mirror, target and eye.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall: your child sits before it with the flashlight. Behind it, lean a drawn target on the other. Hold the mirror beside one end of the wall, so that light can go around. After the example, dim the room.',
        'Your child sets the target in a new spot each time. Work out a wrong answer together.',
      ],
      further:
        'Each time, something comes in the way: a hand, a clear cup, a thin page. Is it opaque, transparent or translucent? (in this order)',
      say: 'The target makes no light. How can you see it?',
      success: 'The finger goes from flashlight to mirror, target and eye.',
    },
    {
      title: 'Around the Corner',
      child:
        'Look around a corner with {friend}: a star hides at {place}. Choose what to cover: light, star or mirror. Predict what you will see.',
      inShort: {
        you: 'Ask a question. Then hold the mirror so that your child sees the star in it.',
        child:
          'Answers and picks what to cover: flashlight, star or mirror. Predicts, covers it and traces where the light is cut.',
      },
      round:
        'Your child says {answer}, picks the flashlight and predicts: the star goes dark. A hand covers the light: gone! No light goes from flashlight to star.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall: your child sits before it. Behind it, lean a drawn star on the other. Lay the flashlight there, shining on the star. Hold the mirror beside one end of the wall. After the example, dim the room.',
        'The way is: flashlight, star, mirror, eye. Work out a wrong answer together.',
      ],
      further:
        'Your child covers with a hand, then a thin page, then a clear cup. How much light passes? (none, some, nearly all)',
      say: 'Follow it with your finger. Where does the light start?',
      success: 'Each cut hides the star, as your child predicts.',
    },
  ],
  safety: [
    {
      hazard: 'mirror and bright light',
      adultNote: 'A grown-up handles the mirror. Light never points at eyes, by mirror or straight.',
    },
  ],
}
