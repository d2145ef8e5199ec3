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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Test what lets light through for {hero}. Guess before each test. Look at the wall of {place}. Pick the best thing for a dark shadow.',
      inShort: {
        you: 'Shine the flashlight at the wall. Call wrap, then sheet, then book. Ask a question after each test.',
        child:
          'Guesses how the wall will be: bright, dim or dark. Holds the thing in the light and looks. Then answers the question.',
        end: 'Your child says which shadow is the darkest, and why.',
      },
      round:
        'You call the wrap. Your child guesses bright and holds it in the light. The wall stays bright! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper and books. After the example, dim the room. Stand two steps from a bare wall.',
        'After a wrong answer, test it in the light.',
      ],
      further: 'Ask each time: does most, some or no light go through?',
      say: 'Will the wall stay bright, turn dim or go dark?',
      success: 'Wrap is bright, the sheet dim, and the book blocks all light and makes the darkest shadow.',
    },
    {
      title: 'The Shadow Show',
      child:
        'Make a shadow show for {friend} at {place}. Turn a bright wall dim, then dark. Make a shadow grow. Pick an animal for your best shadow.',
      inShort: {
        you: 'Shine the flashlight at a wall and hold it still. Call darker, then bigger, then animal. Ask a question after each trick.',
        child:
          'For darker, holds up one sheet, then more. For bigger, moves the book toward the light. For animal, makes one with both hands. Tells what changed. Then answers the question.',
      },
      round:
        'You call darker. Your child holds up one sheet, then two, three and four. The wall gets darker each time. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out a flashlight, paper and books. After the example, dim the room.',
        'After a wrong answer, test it in the light.',
      ],
      further: 'After darker, ask: which lets some light through, and which none: one sheet or the book?',
      say: 'What did you change, and what did the light do?',
      success:
        'More sheets make it darker, the near book has the bigger shadow, and your child names what blocks the light.',
      materials: [
        { name: 'flashlight', quantity: '1', core: true },
        { name: 'paper', quantity: '4 sheets, white', core: true },
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
