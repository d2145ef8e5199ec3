import type { Format } from '../../../types.ts'

export const galleryTalk: Format = {
  id: 'art.gallery-talk',
  subject: 'art',
  title: 'Gallery Talk',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'buttons', quantity: '6', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Open a small gallery at {place}. Draw a fast answer to each task. Tell {hero} about it and say because. Earn one button: one {token}. Choose the title of the show.',
      inShort: {
        you: 'Read all questions. Then lay out the cards and tour the gallery: why so?',
        child: 'Draws a card for each answer. On the tour says because, and lays one button on the card.',
      },
      round:
        'Your child shows or says {answer} and draws card 1. On the tour you ask: why so? Your child says because, and lays one button on the card.',
      steps: [
        'Get out paper, pencils and buttons. Tear one card for each question.',
        'Missed? Tell the answer before the card is drawn.',
      ],
      say: 'Welcome, artist. What should I look at first?',
    },
    {
      title: 'Yes or No',
      wrongAnswers: true,
      child:
        'Listen to an art idea from {friend}. Put a button on yes or no. Tell your reason and the true answer. Keep the button: one {token}. Draw one thing that you both like at {place}.',
      inShort: {
        you: 'As {friend}, read a question and give an answer: the right one or the wrong one that is printed, or: with your elbow.',
        child: 'Votes with a button on Yes or No, says why and gives the true answer.',
      },
      round:
        'You read question 1 and say {wrong}. Your child sets a button on No and tells why. Then your child shows or says {answer}, and the button stays.',
      steps: [
        'Get out paper, pencils and buttons. Write Yes and No on a sheet. Each question has a button.',
        'Wrong vote? Tell the answer.',
      ],
      say: 'That is my idea. Would you do it so?',
    },
    {
      title: 'Picture Behind Closed Eyes',
      child:
        'Shut your eyes and see a picture of {place}. Answer a task. Tell one new thing in the picture. Win one button: one {token}. Draw it all for {hero}. Use a slow voice or a quick one.',
      inShort: {
        you: 'Read a question. After the answer, lay down one button for a new thing in the picture.',
        child: 'Eyes shut, answers. Names all things in a picture in the mind and adds one.',
        end: 'Your child draws the picture.',
      },
      round:
        'Eyes shut. You read question 1. Your child shows or says {answer}. And what is in the picture? A hill, perhaps. One button is laid down.',
      steps: ['Get out paper, pencils and buttons. Lay out one button for each question.', 'Missed? Tell the answer.'],
      say: 'I can almost see it. What else is there?',
    },
  ],
  safety: [],
}
