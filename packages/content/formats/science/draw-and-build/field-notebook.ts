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
        you: 'Ask a question. After the guess ask: keep it or change it? Then read out the answer.',
        child: 'Writes or draws a guess on the left and says why. Keeps the guess or changes it.',
      },
      round:
        'Your child notes {answer} on the left and says why. Keep it or change it? Keep! You read out the answer. The guess is true.',
      steps: [
        'Get out paper and pencils. Fold the sheet in half and open it. Write I think on the left half, It is so on the right.',
        'After a wrong guess, note the true answer on the right together. Your child says why it is true.',
      ],
      say: 'What makes you think so? You may still change your mind.',
    },
    {
      title: 'The How-Sure Report',
      questions: 3,
      child:
        'Report to {friend} at {place}. How sure are you of each answer? Choose one, two or three stars. Be honest, and win three {tokens}.',
      inShort: {
        you: 'Ask a question. After the answer ask: how sure are you, and why? Then read out the right answer.',
        child: 'Answers and draws one, two or three stars on the next line. Gives a reason.',
      },
      round:
        'Your child says {answer}, draws two stars on line 1 and gives a reason. You read out the answer. It is right.',
      steps: [
        'Get out paper and pencils. Number three lines. Draw at the top: one star is a guess, two are nearly sure, three are certain.',
        'Work out a wrong answer together. If it had only one star, praise the honest star.',
      ],
      say: 'How sure are you? One honest star beats three bold ones.',
    },
    {
      title: 'The Riddle Book',
      questions: 3,
      child:
        'Make a riddle book about {place}. Draw a tiny bit of what each question is about. Put the answer on the back of that page. Pick a title, and read it to somebody else.',
      inShort: {
        you: 'Ask a question for each riddle. When the book is read to you, always guess: banana!',
        child:
          'Answers. Draws a tiny bit of what the question is about on a right-hand page, and the answer on its back.',
        end: 'Your child reads the book to you.',
      },
      round:
        'Your child says {answer}, draws a tiny bit of what it is about and puts the answer on the back. Later you guess: banana! No, says your child, and turns the page.',
      steps: [
        'Get out paper and pencils. Fold two sheets once and tuck one into the other: a book. The front is the cover.',
        'Work out a wrong answer together.',
      ],
      say: 'Your right answers become riddles. I am terrible at riddles.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
