import type { Format } from '../../../types.ts'

export const predictAndTell: Format = {
  id: 'science.predict-and-tell',
  subject: 'science',
  title: 'Predict and Tell',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'buttons', quantity: '3', core: true, substitute: 'coins or dry beans' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Make each button one {token}. Answer a question and set a button on Sure or Not sure. Tell why you think so. Choose a whisper or a radio voice. Bring the {tokens} to {hero} at {place}.',
      inShort: {
        you: 'Ask, hear a reason, then read out the true answer.',
        child: 'Answers, sets a button on Sure or Not sure and says why. Right: it stays, one {token}.',
        end: 'One button lies there for each question.',
      },
      round:
        'Your child answers question 1 with {answer}, sets a button on Not sure and gives a reason, a sketch or an example. You look it up: true! The button stays as one {token}.',
      steps: [
        'Get out paper, pencils and buttons. Fold the sheet in half. Write Sure and Not sure. Lay one button ready for each question.',
        'Wrong? The button comes off, you tell the answer and ask again last.',
        'Look at the two halves. Which holds more {tokens}?',
      ],
      say: 'How sure are you? What makes you think so?',
    },
    {
      title: 'Button Road',
      questions: 3,
      child:
        'Draw a road to {place}, one stop for each question. Draw one {token} at every stop. Say an answer to move your button there. Tell more to pick up the {token}. Pick a straight road or a winding one. Carry the {tokens} to {friend}.',
      inShort: {
        you: 'Ask one question at each stop of the road.',
        child: 'Answers to move the button on. Telling more picks up the {token} at that stop.',
        end: 'The button has reached the last stop.',
      },
      round:
        'The button waits at the start. You read question 1. Your child says {answer} and slides it to stop 1. A because or an example, and the {token} there is ringed.',
      steps: [
        'Get out paper, pencils and buttons. Your child draws a road with one {token} at a stop for each question.',
        'After a wrong answer, tell the right one and ask again.',
        'At the last stop your child names the hardest answer.',
      ],
      say: 'Only a good answer moves the button. Ready to go?',
    },
    {
      title: 'The Mixed-Up Report',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Listen to {friend}, who mixed up the answers at {place}. Say true or mixed up, and put it right. Lay down one button for each {token} you save. Choose one answer to explain.',
      inShort: {
        you: 'As {friend}, report an answer, sometimes a wrong one.',
        child: 'Says true or mixed up and puts it right. That saves one {token}, a button.',
        end: 'One button lies there for each question.',
      },
      round:
        'You read question 1 and report: {wrong}. Mixed up, calls your child, and says {answer}. You note that on the sheet, and your child lays a button beside it. One {token} is saved.',
      steps: [
        'Get out paper, pencils and buttons. Lay one button ready for each question.',
        'Use the tempting ones from the last step, or report: a dancing pickle. Once, report truly.',
        'A wrong verdict is told and asked again last.',
        'At the end your child explains one answer.',
      ],
      say: 'Hmm, did I mix it up? You tell me.',
    },
  ],
  safety: [],
}
