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
        'Send light around a book wall to {hero} at {place}. Tell how the mirror must turn. Draw an arrow for each part of the path. Choose a new target last. Each right arrow wins one {token}.',
      inShort: {
        you: 'Turn the mirror as your child says.',
        child: 'Draws the next arrow of the light and answers a question: one {token}.',
        end: 'Three arrows lead from lamp to eye.',
      },
      round:
        'Your child aims the light and says: turn left, stop! The target shines. Your child draws the first arrow, lamp to mirror. Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand one book up as a wall and lean a drawn target on the other, behind it. Your child draws lamp, mirror, wall and target from above. Dim the room.',
        'Arrow 2: mirror to target. Arrow 3: target to eye. No arrow starts at the eye.',
        'Then move the light and try again. How does the path change?',
      ],
      say: 'The target makes no light. So how does light get from it to you?',
      success: 'The drawing shows arrows from lamp to mirror to target to eye, in that order.',
    },
    {
      title: 'Around the Corner',
      child:
        'Look around a corner with {friend} at {place}. Find the star that hides behind the books. Pick which part to block first, then test it. Each part you test wins one {token}.',
      inShort: {
        you: 'Turn the mirror until the star appears.',
        child: 'Predicts, blocks one part of the path and answers a question: one {token}.',
        end: 'Light, star and mirror have been blocked.',
      },
      round:
        'Your child says: cover the lamp and the star goes dark. A hand goes over it, and the star is gone! Question 1 comes next. Your child says {answer}: one {token}.',
      steps: [
        'Get out a mirror, a flashlight, paper, pencils and books. Stand two books as a wall. Put a drawn star behind them, with the lit flashlight on it. Dim the room. Your child draws three arrows: flashlight to star, star to mirror, mirror to eye.',
        'Block the star, then the mirror. Each time the path is cut.',
        'A wrong prediction? Follow the arrows with a finger.',
      ],
      say: 'Follow it with your finger. Where does the light start?',
      success: 'Your child traces source, object, mirror and eye, and predicts that a cut path means nothing is seen.',
    },
  ],
  safety: [
    {
      hazard: 'mirror and bright light',
      adultNote: 'A grown-up handles the mirror. Light never points at eyes, by mirror or straight.',
    },
  ],
}
