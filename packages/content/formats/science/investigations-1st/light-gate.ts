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
    { name: 'paper', quantity: '4 sheets, white', core: true },
    { name: 'aluminum foil', quantity: '1 piece, one foot long', core: true },
    { name: 'books', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Test what lets light through for {hero}. Guess before each test. Look at the wall of {place}. Choose a shadow to make at the end.',
      inShort: {
        you: 'Light up the wall. Call wrap, then sheet, last foil and book. Ask a question after each.',
        child: 'Guesses, holds it in the light, and lays it in the bright, dim or dark row. Then answers: one {token}.',
        end: 'Three rows are full.',
      },
      round:
        'You call the wrap. Your child guesses, holds it a foot from the light and sees a bright wall: the bright row. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper, aluminum foil and books. After the example, dim the room. Stand two steps from a bare wall. Use one layer of each thing.',
        'Expect bright, dim, dark. After a wrong answer, test it in the beam, or something like it. At the end, your child makes a shadow.',
      ],
      say: 'Guess first. Will the wall stay bright, turn dim or go dark?',
      success: 'Wrap is bright, the sheet dim, and foil and book block all light.',
      materials: [
        { name: 'flashlight', quantity: '1', core: true },
        { name: 'plastic wrap', quantity: '1 piece, one foot long', core: true },
        { name: 'paper', quantity: '1 sheet, white', core: true },
        { name: 'aluminum foil', quantity: '1 piece, one foot long', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Shadow Show',
      child:
        'Make a shadow show for {friend} at {place}. Turn a bright wall dim, then dark. Make a shadow grow and shrink. Pick a shape for your best shadow.',
      inShort: {
        you: 'Hold the light still. Call the trick: layers, then the book, last the foil. Ask a question after each.',
        child: 'Does the trick, tells what changed on the wall and answers: one {token}.',
        end: 'Three tricks are shown.',
      },
      round:
        'You call layers. Your child holds up the wrap, then one, two, three and four sheets. The wall gets darker each time! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper, aluminum foil and books. After the example, dim the room and face a wall.',
        'The book: hold it close to the light, then to the wall. The foil: tilt it in the beam to make a spot on another wall.',
        'After a wrong answer, try it in the beam.',
      ],
      say: 'What did you change, and what did the light do?',
      success: 'More sheets make it darker, the near book has the bigger shadow, and foil bounces light.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light points at walls and never at eyes. Keep the floor clear in the dim room.',
    },
  ],
}
