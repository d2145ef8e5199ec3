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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Head one side of a page: I think. Head the other: It is so. Write or draw a guess, and tell why. Choose: look, touch or think again. Draw one {token} beside each row that is true. Send your page to {hero} at {place}.',
      inShort: {
        you: 'Hear each guess and its reason, then read out the answer.',
        child: 'Notes a guess, says why, and sets the true answer beside it: one {token}.',
        end: 'Every row is true.',
      },
      round:
        'You read question 1. Your child writes or draws a guess under I think, and says why. You read out {answer}. That goes under It is so, and one {token} ends the row.',
      steps: [
        'Get out paper and pencils. Fold a sheet in half and write I think on the left, It is so on the right.',
        'Can the room help? Look, touch or try before the answer is read out.',
        'Talk about one row. What helped, or what changed?',
      ],
      say: 'What do you think? And what makes you think so?',
    },
    {
      title: 'The How-Sure Report',
      questions: 3,
      child:
        'Write a report for {friend} at {place}. Give each answer its own line. Add 1, 2 or 3: how sure are you? Tell what makes you so sure. Choose the line to draw as a picture.',
      inShort: {
        you: 'Ask, then say if the line is true.',
        child: 'Answers, rates it from 1 to 3 and says why. A true line wins one {token}.',
        end: 'The whole report is true.',
      },
      round:
        'On line 1 your child writes or says {answer}, adds 2 for fairly sure and gives a reason. You say: true! One {token} goes beside it.',
      steps: [
        'Get out paper and pencils. Number one line for each question. 1 is a guess, 3 is certain.',
        'Not true? Tell the answer. Your child mends the line for its {token}.',
        'Your child reads the report aloud. Which line got surer?',
      ],
      say: 'How sure is this line: one, two or three?',
    },
    {
      title: 'The Riddle Book',
      questions: 3,
      child:
        'Make a tiny book of facts for {place}. Give each answer a page with a small picture. Draw one {token} on each page that is right. Ask {hero} each question as a riddle. Pick a title for the cover.',
      inShort: {
        you: 'Ask, and later puzzle over the riddles.',
        child: 'Answers and makes a page with a small picture. A right page wins one {token}.',
        end: 'The book is full and read out as riddles.',
      },
      round:
        'You read question 1. Your child says {answer} and makes the first page: a small picture of it, a word if you like, and one {token} in the corner. Riddle 1 is ready.',
      steps: [
        'Get out paper and pencils. Fold two sheets once and tuck one into the other. The first page is the cover.',
        'Wrong? Tell it and ask again last.',
        'At riddle time your child asks the question, you answer, and the page is shown.',
      ],
      say: 'Which picture tells this answer without a word?',
    },
  ],
  safety: [],
}
