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
    { name: 'mirror', quantity: '1, small', core: true },
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
        child: 'Answers, shines at the mirror, commands its light to the target and traces the whole way: one {token}.',
        end: 'The target has shone three times.',
      },
      round:
        'Your child says {answer}, holds the flashlight and commands: left, more, stop! The target shines. A finger goes from flashlight to mirror, target and eye: one {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall. Behind it, lean a drawn target on the other. Dim the room.',
        'Your child moves the target each time. The way never starts at the eye. Mend a wrong answer first.',
      ],
      say: 'The target makes no light. How can you see it?',
      success: 'The finger goes from flashlight to mirror, target and eye.',
    },
    {
      title: 'Around the Corner',
      child:
        'Look around a corner with {friend}: a star hides at {place}. Choose what to cover: light, star or mirror. Predict what you will see.',
      inShort: {
        you: 'Ask a question. Hold the mirror so that your child sees the star in it.',
        child: 'Answers, picks what to cover, predicts, covers it and traces where the light is cut: one {token}.',
        end: 'Flashlight, star and mirror have each been covered.',
      },
      round:
        'Your child says {answer}, picks the flashlight and predicts: the star goes dark. A hand covers it: gone! No light goes from flashlight to star. One {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall. Behind it, lean a drawn star on the other, lit by the flashlight. Dim the room.',
        'The way is: flashlight, star, mirror, eye. Mend a wrong answer first.',
      ],
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
