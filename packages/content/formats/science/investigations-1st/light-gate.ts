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
        'Shine a light at a wall of {place}. Put each thing in the way. Tell if all, some or no light gets through. Sort the things in three rows. Choose a guess before each test. Each full row wins one {token} for {hero}.',
      inShort: {
        you: 'Ask one question for each of three rows.',
        child: 'Guesses, tests things, lays them in a row and answers a question: one {token}.',
        end: 'Bright, dim and dark have their rows.',
      },
      round:
        'You hold the wrap one foot from the light. Your child guesses, looks at the wall and lays it in the bright row. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room. Stand two steps from a bare wall.',
        'Then one sheet (dim row), and foil and a book (dark row). A wrong place is tested again.',
        'Last, hold up a hand. What blocks light makes a dark shadow.',
      ],
      say: 'Guess first. Will the wall stay bright, turn dim or go dark?',
      success: 'Each thing lies in its row, and your child tells what blocked the light.',
    },
    {
      title: 'The Shadow Show',
      child:
        'Make a shadow show for {friend} at {place}. Count how many sheets stop the light. Make the shadow of a book grow and shrink. Bounce the light off foil. Pick a shape for your best shadow. Each trick that you can tell wins one {token}.',
      inShort: {
        you: 'Ask one question after each trick.',
        child: 'Does a trick with the light, tells what changed and answers a question: one {token}.',
        end: 'Three tricks are shown.',
      },
      round:
        'Your child holds up one, two, three and four sheets, then the wrap in layers. How does the wall change? Then you ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room and point the light at a wall.',
        'Trick 2: move a book close to the light, then close to the wall. When is its shadow bigger?',
        'Trick 3: tilt smooth foil in the beam to make a spot on another wall.',
      ],
      say: 'What did you change, and what did the light do?',
      success:
        'More sheets make it dimmer, a book close to the light makes a bigger shadow, and foil bounces the beam.',
    },
  ],
  safety: [
    {
      hazard: 'bright beam',
      adultNote: 'Stay close: the light points at walls and never at eyes. Keep the floor clear in the dim room.',
    },
  ],
}
