import type { Format } from '../../../types.ts'

export const lightGate: Format = {
  id: 'science.light-gate',
  subject: 'science',
  title: 'Light Gate',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.light-and-shadow'],
  materials: [
    { name: 'flashlight', quantity: '1', core: true },
    { name: 'plastic wrap', quantity: '1 piece, one foot long', core: true },
    { name: 'paper', quantity: '1 sheet, white', core: true },
    { name: 'books', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Test what lets light through for {hero}. Guess before each test. Look at the wall of {place}. Pick the best thing for a dark shadow.',
      earned: true,
      inShort: {
        you: 'Shine the flashlight at the wall. Call wrap, then sheet, then book.',
        child: 'Guesses how the wall will be: bright, dim or dark. Holds the thing in the light and looks.',
        end: 'Your child says which shadow is the darkest, and why.',
      },
      round:
        'Your child says {answer}. You call the wrap. Your child guesses bright and holds it in the light. The wall stays bright!',
      steps: [
        'Get out a flashlight, plastic wrap, paper and books. After the example, dim the room and stand near a bare wall.',
      ],
      further: 'Ask how much light goes through: most, some or none?',
      say: 'Will the wall stay bright, turn dim or go dark?',
      success: 'Wrap is bright, the sheet dim, and the book blocks all light and makes the darkest shadow.',
    },
    {
      title: 'The Shadow Show',
      child:
        'Make a shadow show for {friend} at {place}. Pick the sheet or the book for each shadow that I call. Hold it in the light. Tell what blocks the light.',
      earned: true,
      inShort: {
        you: 'Shine the flashlight at a wall. Call a shadow: dim, then dark, then big.',
        child: 'Picks the sheet or the book and makes this shadow. Tells what it does to the light.',
      },
      round:
        'Your child says {answer}. You call dim. Your child picks the sheet: some light goes through, so its shadow is dim.',
      steps: [
        'Get out a flashlight, paper and books. After the example, dim the room.',
        'For big, the thing moves toward the light.',
      ],
      further: 'Your child holds sheet and book side by side. Which lets some light through, which none?',
      say: 'What is in the way of the light?',
      success: 'The sheet makes a dim shadow, the book a dark one, and near the light it grows.',
      materials: [
        { name: 'flashlight', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet, white', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light points at walls and never at eyes. Keep the floor clear in the dim room.',
    },
  ],
}
