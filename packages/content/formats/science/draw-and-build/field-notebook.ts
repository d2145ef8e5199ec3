import type { Format } from '../../../types.ts'

export const fieldNotebook: Format = {
  id: 'science.field-notebook',
  subject: 'science',
  title: 'Field Notebook Page',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Write or draw what you think, and tell why. Choose: keep your guess or change it? Send a true page to {hero}.',
      inShort: {
        you: 'Read a question. After the guess ask: keep it or change it? Then tell the answer.',
        child: 'Writes or draws a guess on the left and says why. Then keeps or changes it.',
      },
      round: 'Your child notes {answer} and says why. Keep it or change it? Keep! You tell the answer. It is true.',
      steps: [
        'Get out paper and pencils. Fold the sheet: guesses go on the left half.',
        'Wrong? Note the true answer on the right together.',
      ],
      say: 'What makes you think so?',
    },
    {
      title: 'The How-Sure Report',
      questions: 3,
      child:
        'Report to {friend} at {place}. How sure are you of each answer? Choose one, two or three stars. Be honest, and win three {tokens}.',
      inShort: {
        you: 'Read a question. Ask: how sure are you, and why? Then tell the answer.',
        child: 'Answers and draws stars: one for a guess, two for nearly sure, three for certain. Gives a reason.',
      },
      round: 'Your child says {answer}, draws two stars and gives a reason. You tell the answer: right!',
      steps: [
        'Get out paper and pencils. Number three lines on the sheet.',
        'Wrong? Work it out together, and praise the honest star.',
      ],
      say: 'One honest star beats three bold ones.',
    },
    {
      title: 'The Riddle Book',
      questions: 3,
      child:
        'Make a riddle book about {place}. Draw a tiny bit of what each question is about. Put the answer on the back of that page. Pick a title, and read it to somebody else.',
      inShort: {
        you: 'Read a question for each riddle. When the book is read to you, guess: banana!',
        child: 'Answers. Draws a tiny bit of it on a right-hand page. Its back gets the answer.',
        end: 'Your child reads the book to you.',
      },
      round: 'Your child says {answer} and draws a tiny bit of the question. The answer goes on the back.',
      steps: [
        'Get out paper and pencils. Fold two sheets and tuck one into the other: a book.',
        'Wrong? Work it out together.',
      ],
      say: 'Make me a riddle book! I am terrible at riddles.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
