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
    { name: 'books', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Send light around a book wall to {hero}. Steer the mirror by commands. Choose new spots for the target: near or far. Trace the way of the light.',
      earned: true,
      inShort: {
        you: 'Hold the mirror beside the wall. Turn it as your child says.',
        child:
          'Moves the target and shines at the mirror. Commands you until the target is lit. Traces the way of the light.',
      },
      round:
        'Your child says {answer} and commands: left, more, stop! The target shines. A finger goes from flashlight to mirror, target and eye.',
      steps: [
        'Get out a mirror, a flashlight and books. Stand a book before your child as a wall. Another behind it is the target. Dim the room.',
      ],
      further: 'Hold something in the light. Opaque (hand), transparent (clear cup) or translucent (thin page)?',
      say: 'The target makes no light. How can you see it?',
      success: 'The finger goes from flashlight to mirror, target and eye.',
    },
    {
      title: 'Around the Corner',
      child:
        'Look around a corner with {friend}: a lit book hides at {place}. Choose what to cover: light, book or mirror. Predict what you will see.',
      earned: true,
      inShort: {
        you: 'Hold the mirror beside the wall. Your child sees the lit book in it.',
        child:
          'Picks what to cover: flashlight, book or mirror. Predicts what happens, covers it and traces where the light stops.',
      },
      round:
        'Your child says {answer}, picks the flashlight and predicts: dark. A hand covers it: the book is gone! The light stops at the hand.',
      steps: [
        'Get out a mirror, a flashlight and books. Stand one book before your child as a wall. Behind it, the flashlight lies and lights the other.',
        'Dim the room. The way is: flashlight, book, mirror, eye.',
      ],
      further: 'Cover with a hand, thin page, clear cup. How much light passes? (none, some, most)',
      say: 'Follow it with your finger. Where does the light start?',
      success: 'Each cut hides the book, as your child predicts.',
    },
  ],
  safety: [
    {
      hazard: 'mirror and bright light',
      adultNote: 'A grown-up handles the mirror. Light never points at eyes, by mirror or straight.',
    },
  ],
}
