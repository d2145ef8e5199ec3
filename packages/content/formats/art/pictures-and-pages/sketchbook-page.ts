import type { Format } from '../../../types.ts'

export const sketchbookPage: Format = {
  id: 'art.sketchbook-page',
  subject: 'art',
  title: 'Sketchbook Page',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'books', quantity: '1, as a drawing board', core: false },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a quick try for each task, near things or far. Show or say your answer: one {token}. Circle the try you like best. Draw it again, bigger, for {hero} at {place}.',
      inShort: {
        you: 'Read a question, and count to thirty for each try.',
        child: 'Draws a quick try, no erasing, and shows or says the answer.',
        end: 'Your child draws the best try again, bigger, with one change.',
      },
      round:
        'You read question 1 and start to count. Your child draws a quick try and shows or says {answer}. At thirty the pencil rests.',
      steps: [
        'Get out paper, pencils and books. A book is the board. Number a space for each try.',
        'Missed? Tell the answer.',
      ],
      say: 'A sketchbook is for trying. Ready for thirty seconds?',
    },
    {
      title: 'Look and Draw',
      child:
        'Answer a task, then pick a real thing that goes with it. Draw it slowly for {friend}. Put one {token} beside it. Choose a corner of {place} to draw behind it.',
      earned: true,
      inShort: {
        you: 'Now and then say: look again.',
        child: 'Picks a thing that goes with the answer and draws it slowly.',
        end: 'Compare the first drawing with the last.',
      },
      round:
        'Your child shows or says {answer} and picks a thing that goes with it. Eyes up, eyes down: it is drawn slowly.',
      steps: [
        'Get out paper, pencils and books. Your child sets five small things in a row. A book is the board.',
        'Missed? Tell the answer before the drawing.',
      ],
      say: 'What is there that you did not notice at first?',
    },
    {
      title: 'Before and After',
      child:
        'Draw your first idea for each task: one {token}. Tell {hero} what you would change. Draw one idea again that way. Pick which one to hang at {place}.',
      inShort: {
        you: 'Read one question after the other.',
        child: 'Answers with a sketch on the left half of the sheet.',
        end: 'Your child redraws one idea on the right, with one change.',
      },
      round: 'On the left your child sketches an idea and shows or says {answer}. The right half stays empty.',
      steps: [
        'Get out paper, pencils and books. Draw a line down a sheet. A book is the board.',
        'Missed? Tell the answer.',
      ],
      say: 'First ideas first. We can change one later.',
    },
  ],
  safety: [],
}
