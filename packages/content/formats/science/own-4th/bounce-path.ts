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
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Send light around a book wall to {hero}. Answer to earn a command, then steer the mirror. Choose new spots for the target.',
      inShort: {
        you: 'Read a question. Hold the mirror and turn it just as your child says.',
        child:
          'A right answer earns commands: left, right, up, down, stop. Once the target shines, draws the next arrow of the light: one {token}.',
        end: 'Three arrows lead from flashlight to eye.',
      },
      round:
        'Read question 1. Your child says {answer}, aims the flashlight at the mirror and commands: left, more, stop! The target shines. Arrow 1 runs from flashlight to mirror: one {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall. Behind it, lean a drawn target on the other. Hold the mirror beside the wall. Your child draws all this from above. Dim the room.',
        'Mend wrong answers first. Your child moves the target a little each time. Arrow 2: mirror to target. Arrow 3: target to eye. No arrow starts at the eye.',
      ],
      say: 'The target makes no light. So how can you see it?',
      success: 'The arrows lead from flashlight to mirror, target and eye.',
    },
    {
      title: 'Around the Corner',
      child:
        'Look around a corner with {friend}: a star hides at {place}. Choose which part to block. Predict what you will see.',
      inShort: {
        you: 'Read a question. Hold the mirror so that your child sees the star in it.',
        child:
          'A right answer earns a block: flashlight, star or mirror. Predicts, covers it and names the arrow that is cut: one {token}.',
        end: 'Flashlight, star and mirror have each been blocked.',
      },
      round:
        'Read question 1. Your child says {answer}, chooses the flashlight and predicts: the star goes dark. A hand covers it: gone! The arrow from flashlight to star is cut: one {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one of the books up as a wall. Behind it, lean a drawn star on the other, lit by the flashlight. Dim the room. Your child draws three arrows: flashlight to star, star to mirror, mirror to eye.',
        'Mend wrong answers first. If a prediction fails, follow the arrows with a finger.',
      ],
      say: 'Follow it with your finger. Where does the light start?',
      success: 'Each cut arrow hides the star, as your child predicts.',
    },
  ],
  safety: [
    {
      hazard: 'mirror and bright light',
      adultNote: 'A grown-up handles the mirror. Light never points at eyes, by mirror or straight.',
    },
  ],
}
