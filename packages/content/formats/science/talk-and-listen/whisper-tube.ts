import type { Format } from '../../../types.ts'

export const whisperTube: Format = {
  id: 'science.whisper-tube',
  subject: 'science',
  title: 'Whisper Tube Lab',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Listen at the tube for a secret question. Whisper your answer back. Draw one {token} when it is right. Show {hero} what you won for {place}. Pick your left ear or your right ear.',
      inShort: {
        you: 'Whisper each question through a rolled sheet.',
        child: 'Whispers the answer back and draws one {token} if it is right.',
        end: 'Every question has gone through.',
      },
      round:
        'You whisper question 1 into the tube. Your child listens at the other end, then whispers {answer} back. You nod: one {token} is drawn.',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. Keep another flat for the {tokens}.',
        'Not yet? Send the first sound of the answer and try again.',
        'At the end point to one {token}. Your child whispers its fact to you.',
      ],
      say: 'A message is coming through. Are you ready to listen?',
    },
    {
      title: 'Hum for a Clue',
      ages: 'younger',
      questions: 3,
      child:
        'Say each answer down the tube to {friend} at {place}. Hum once if you are sure. Hum twice if you need a clue. Draw one {token} each time. Choose a low voice or a high voice.',
      inShort: {
        you: 'Ask through the tube and wait for the hum.',
        child: 'Hums once if sure, twice for a clue, then answers. Right: one {token}.',
        end: 'Every {token} is won.',
      },
      round:
        'You send question 1 down the tube. Hum, hum: a clue, please! You make the first sound of the answer. Your child says {answer} and draws one {token} on the flat sheet.',
      steps: [
        'Get out paper and pencils. Roll a sheet into a tube. Lay another flat.',
        'The clue is always the first sound of the answer.',
        'If an answer is off, tell it and ask again last.',
      ],
      say: 'One hum or two? A clue is no trouble at all.',
    },
    {
      title: 'The Listening Walk',
      questions: 3,
      child:
        'Carry the tube to a new spot for each question. Listen there and answer. Write or draw one word of it. Add one {token} beside it when it is right. Read the whole row to {hero} at {place}. Choose the last spot.',
      inShort: {
        you: 'Send one question at each new spot.',
        child: 'Answers and notes one word or a tiny picture of it. Right: one {token}.',
        end: 'The whole row is read aloud.',
      },
      round:
        'At the door you send question 1 through the tube. Your child says {answer} and puts one word of it, or a tiny picture, on the flat sheet. Right: one {token} goes beside it.',
      steps: [
        'Get out paper and pencils. Roll a tube that is easy to carry. Name one spot for each question: a door, a chair, a window. Take a flat sheet along.',
        'Wrong? Tell it, and come back to that spot last.',
        'At the end your child reads the row in whole answers.',
      ],
      say: 'We are at a new spot. Here is the next question.',
    },
    {
      title: 'The Short Message',
      ages: 'older',
      questions: 3,
      child:
        'Send each answer with its reason to {place}. Use ten words or fewer. Write it down and count the words. Speak it through the tube to {friend}. Choose the one word that matters most.',
      inShort: {
        you: 'As {friend}, tell back what the message told you.',
        child: 'Sends answer and reason in ten words or fewer. True and clear wins one {token}.',
        end: 'Every message has come through.',
      },
      round:
        'You read question 1. Your child says {answer}, then squeezes answer and reason into ten written words and speaks them through the tube. You tell back what you heard. It came through: one {token}.',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. Another is for the messages.',
        'Not true? Tell the answer. It is sent again.',
        'Not clear? Your child changes a word. Then it is sent again.',
      ],
      say: 'This line is slow. Every word has to earn its place.',
    },
  ],
  safety: [],
}
