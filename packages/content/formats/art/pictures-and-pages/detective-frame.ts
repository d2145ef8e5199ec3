import type { Format } from '../../../types.ts'

export const detectiveFrame: Format = {
  id: 'art.detective-frame',
  subject: 'art',
  title: 'Art Detective',
  modality: { primary: 'visual', secondary: ['auditory', 'kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'books', quantity: '2 with pictures', core: true, substitute: 'labels or cards with pictures' },
  ],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Solve an art case at {place}. Find something to go with your answer through the tube. Draw it in a circle: one {token}. Tell {hero} where it was. Move slowly or stand still.',
      inShort: {
        you: 'Read one question for each case.',
        child: 'Answers, hunts through the tube for something that goes with the answer and draws it in a circle.',
      },
      round:
        'Case 1 is question 1. Your child shows or says {answer}, then hunts through the tube, in the room or a book. Found! It is drawn in a circle.',
      steps: [
        'Get out paper, pencils and books. Roll one sheet into a tube, the art finder. Draw a circle on the other for each question.',
        'Missed? Tell the answer before the hunt.',
        'Nothing goes with it? Draw from memory.',
      ],
      say: 'Detective, what do you see in there?',
    },
    {
      title: 'Inside One Picture',
      child:
        'Choose a picture from a book for {place}. Answer a task and look for it there. Name what the artist did in that spot. Draw one {token}. Show {friend} the best trick.',
      earned: true,
      inShort: {
        you: 'Hold the book open.',
        child: 'Searches one picture through the tube: is the answer there or not?',
        end: 'Your child sketches the best trick of the artist.',
      },
      round:
        'Your child shows or says {answer}, then searches the picture with the tube. It is here, or it is not: either is a finding.',
      steps: [
        'Get out paper, pencils and books. Roll one sheet into a tube. Your child chooses one picture.',
        'Missed? Tell the answer and search for that.',
      ],
      say: 'How did the artist do that?',
    },
    {
      title: 'The Mixed Files',
      wrongAnswers: true,
      child:
        'Someone mixed up the art files of {place}. Listen to a task and an answer. Say true or not true. Draw the right one for {hero}: one {token}. Point to an example or tell where it is.',
      inShort: {
        you: 'As a mixed-up clerk, read a question and claim the wrong answer that is printed, or: it is cheese.',
        child: 'Says true or not true, then draws or tells the right answer.',
      },
      round:
        'Through the tube you read question 1 and claim: {wrong}. Not true! Your child shows or says {answer} and draws something of it in file 1.',
      steps: [
        'Get out paper, pencils and books. Roll one sheet into a tube to speak through. Number a file for each question, a book as the desk.',
        'Wrong call? Tell the answer.',
        'Be right once.',
      ],
      say: 'I wrote it in my file. Is it right?',
    },
  ],
  safety: [],
}
