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
        you: 'Ask a question and hear the guess. Say: keep it or change it? Then read out the answer.',
        child:
          'Notes a guess, says why, and keeps or changes it. If the last guess is true, that row wins one {token}.',
        end: 'Three rows are true.',
      },
      round:
        'You read question 1. Your child notes {answer} under I think and says why. Keep it or change it? Keep! You read out the answer. True: one {token}.',
      steps: [
        'Get out paper and pencils. Fold one sheet in half. Write I think on the left half, It is so on the right.',
        'If the guess is wrong, write the true answer beside it, and ask again last.',
      ],
      say: 'What makes you think so? You may still change your mind.',
    },
    {
      title: 'The How-Sure Report',
      questions: 3,
      child:
        'Report to {friend} at {place}. How sure are you of each answer? Choose one, two or three stars. Be honest, and win three {tokens}.',
      inShort: {
        you: 'Hear the answer and its stars. For one star or two also ask: why?',
        child: 'Answers, and draws one, two or three stars on that line. A right answer wins one {token}.',
        end: 'All three lines are right.',
      },
      round:
        'You read question 1. Your child says {answer} and draws two stars on line 1: nearly sure. Why? Your child gives a reason. Right: one {token} goes beside the stars.',
      steps: [
        'Get out paper and pencils. Number three lines. Draw at the top: one star is a guess, two are nearly sure, three are certain.',
        'Wrong with one star or two? That was honest: tell the answer, and your child wins by saying why. Wrong with three is asked again last.',
      ],
      say: 'How sure are you? One honest star beats three bold ones.',
    },
    {
      title: 'The Riddle Book',
      questions: 3,
      child:
        'Make a riddle book about {place}. Draw a tiny bit of what each question is about. Draw all of it overleaf, with the answer. Pick a title, and read it to somebody else.',
      inShort: {
        you: 'Ask a question for each riddle. When the book is read, always guess: banana!',
        child:
          'Answers, and draws a bit of what it is about on one page, the whole and the answer overleaf: one {token} there.',
        end: 'Three riddles are read out and solved.',
      },
      round:
        'You read question 1. Your child says {answer}, draws a tiny bit of what it is about, then all of it overleaf with {answer} and one {token}. Later you hear the riddle. Banana? No! The page turns.',
      steps: [
        'Get out paper and pencils. Fold two sheets once and tuck one into the other. The front is the cover. The bits go on the next three right-hand pages.',
        'Tell the answer if it is wrong, and ask again last, before it is drawn.',
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
