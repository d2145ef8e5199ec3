import type { Format } from '../../../types.ts'

export const twoWayPull: Format = {
  id: 'science.two-way-pull',
  subject: 'science',
  title: 'Two-Way Pull',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.balanced-forces'],
  materials: [
    { name: 'books', quantity: '3, about the same size', core: true },
    { name: 'string', quantity: '2 pieces, each an arm long', core: true, substitute: 'shoelaces' },
    { name: 'rubber bands', quantity: '2, the same kind', core: true },
    { name: 'ruler', quantity: '1', core: true },
  ],
  prepMinutes: 4,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Pull a load of {tokens} from two sides: a book that carries them for {hero}. Measure each stretch. Predict what happens when one side pulls harder. Draw the forces as arrows, or tell them aloud. Each explained pull wins one {token} for {place}.',
      inShort: {
        you: 'Measure each stretch, and ask one question after it.',
        child: 'Pulls a book from two sides, explains what happened and answers: one {token}.',
        end: 'Three pulls are explained.',
      },
      round:
        'Your child pulls both bands gently, opposite ways, the same stretch on your ruler. The book stays put. Why? You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books with a loop on each side and hooks a rubber band on each.',
        'Pull 2: predict, then pull harder to the left. Pull 3: harder to the right. Measure both stretches as it starts to slide.',
        'Equal opposite pulls are balanced. A stronger pull wins, and the book starts to move.',
      ],
      say: 'The bands show the pull. What do you read when the book stays put?',
      success:
        'Equal stretch goes with no motion, unequal stretch with sliding, and your child says balanced and unbalanced.',
    },
    {
      title: 'Starting a Load',
      child:
        'Measure how much pull starts a load toward {place}. Let each book be the crate of one {token}. Read the stretch for one crate, then two, then three. Record it in a table for {friend}. Choose a smooth or a rough floor. Each true row wins its {token}.',
      inShort: {
        you: 'Read the ruler, and ask one question for each load.',
        child: 'Pulls one, two, then three books, records the stretch and answers: one {token}.',
        end: 'Three rows of the table are full.',
      },
      round:
        'Your child pulls one book slowly, flat along the floor. How long is the band as it starts? Three trials go into the table. Then question 1: your child says {answer} and wins one {token}.',
      steps: [
        'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books and hooks one band on the loop. The second band is a spare.',
        'Stack a second and then a third book on top. Predict each time.',
        'Friction pushes back. A heavier load presses harder, so friction and pull must be bigger.',
      ],
      say: 'You are pulling and it is not moving. What pushes back?',
      success: 'More books need more stretch, and your child names friction as the reason.',
    },
  ],
  safety: [
    {
      hazard: 'snapping rubber band',
      adultNote: 'A grown-up checks the bands. Stay close, pull gently and keep faces back from the stretch.',
    },
  ],
}
