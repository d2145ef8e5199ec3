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
        you: 'Shine the flashlight at the wall. Call wrap, then sheet, then book. Ask a question after each.',
        child: 'Guesses bright, dim or dark and holds the thing in the light. Then answers: one {token}.',
        end: 'Wrap, sheet and book are tested.',
      },
      round:
        'You call the wrap. Your child guesses bright and holds it in the light. The wall stays bright! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper and books. After the example, dim the room. Stand two steps from a bare wall.',
        'After a wrong answer, test it in the light. At the end: which shadow is the darkest, and why? (the book blocks all light)',
      ],
      say: 'Will the wall stay bright, turn dim or go dark?',
      success: 'Wrap is bright, the sheet dim, and the book blocks all light and makes the darkest shadow.',
    },
    {
      title: 'The Shadow Show',
      child:
        'Make a shadow show for {friend} at {place}. Turn a bright wall dim, then dark. Make a shadow grow. Pick an animal for your best shadow.',
      inShort: {
        you: 'Hold the light still. Call the trick: darker, then bigger, then an animal. Ask a question after each.',
        child: 'Does the trick in the light, tells what changed on the wall and answers: one {token}.',
        end: 'Three tricks are shown.',
      },
      round:
        'You call: darker! Your child holds up one sheet, then two, three and four. The wall gets darker each time. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, paper and books. After the example, dim the room and face a wall.',
        'Bigger: move the book close to the light. Animal: make one with both hands. After a wrong answer, try it in the light.',
      ],
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
