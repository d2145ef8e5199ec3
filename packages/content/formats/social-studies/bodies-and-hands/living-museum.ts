import type { Format } from '../../../types.ts'

export const livingMuseum: Format = {
  id: 'social-studies.living-museum',
  subject: 'social-studies',
  title: 'Living Museum',
  modality: { primary: 'kinesthetic', secondary: ['auditory', 'visual'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'a towel' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Listen to a question behind the curtain. Make a statue of something in it. Wake up at a tap and tell the answer. Draw one {token} for {hero}. Choose a tall pose or a low one.',
      inShort: {
        you: 'Hold up the blanket and read a question behind it. Drop the blanket and tap the statue.',
        child: 'Poses as something from the question. Tapped, wakes up and says the answer.',
      },
      round:
        'Behind the blanket your child hears question 1 and poses as something in it. You drop the blanket and tap one hand. The statue wakes and says {answer}.',
      steps: ['Get out a blanket. It is the curtain.', 'Wrong? Tell the answer.'],
      say: 'What a fine statue. What would it say?',
    },
    {
      title: 'The Museum Guard',
      child:
        'Freeze like a statue at {place}. Whisper your answer to the guard. Change one thing when the guard looks away. Pick a big change or a sly one. Keep every {token} for {friend}.',
      inShort: {
        you: 'Ask the statue. After the answer, look away, look back and find what moved.',
        child: 'Freezes and whispers the answer. Changes one thing while you look away.',
      },
      round:
        'Your child freezes on the blanket. You read question 1, and the statue whispers {answer}. You look away and back. What moved? The left arm!',
      steps: ['Get out a blanket. Spread it for the statue.', 'Wrong? Whisper the answer back.'],
      say: 'Good evening, statue. May I ask you something?',
    },
    {
      title: 'The Lost Visitor',
      child:
        'Make {place} from the blanket. Tell lost {friend} the answer. Show it with your hands or draw it: you choose. Lead {friend} closer each time. Win one {token} for every answer.',
      inShort: {
        you: 'As lost {friend}, stand across the room and read a question.',
        child: 'Answers, shows something of the answer with the hands and leads you two steps closer.',
        end: 'Your child leads you onto the blanket.',
      },
      round:
        'You stand across the room and read question 1. Your child says {answer}, adds a hand sign and leads you two steps closer.',
      steps: ['Get out a blanket. Your child shapes it into {place}.', 'Wrong? Tell the answer.'],
      say: 'I am new here and quite lost. Can you help me?',
    },
  ],
  safety: [],
}
