import type { Format } from '../../../types.ts'

export const livingMuseum: Format = {
  id: 'social-studies.living-museum',
  subject: 'social-studies',
  title: 'Living Museum',
  modality: { primary: 'kinesthetic', secondary: ['auditory', 'visual'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'blanket', quantity: '1', core: true, substitute: 'a towel' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Listen to a question behind the curtain. Make a statue of something in it. Wake up at a tap and tell the answer. Draw one {token} for {hero}. Choose a tall pose or a low one.',
      inShort: {
        you: 'Read behind the blanket, drop it and tap the statue.',
        child: 'Poses something from the question. Tapped, says the answer: one {token}.',
        end: 'Every question has had its statue.',
      },
      round:
        'Behind the blanket your child hears question 1 and poses something in it. You drop the blanket and tap one hand. The statue wakes and says {answer}: one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Hold up the blanket as a curtain.',
        'Wrong? Tell the answer. That statue returns last.',
        'Your child draws each {token}.',
      ],
      say: 'What a fine statue. What would it say?',
    },
    {
      title: 'The Museum Guard',
      child:
        'Freeze like a statue at {place}. Whisper your answer to the guard. Change one thing when the guard looks away. Pick a big change or a sly one. Keep every {token} for {friend}.',
      inShort: {
        you: 'Ask the statue, look away, and find what moved.',
        child: 'Freezes and whispers the answer: one {token}. Then changes one thing in secret.',
        end: 'All questions are asked.',
      },
      round:
        'Your child freezes on the blanket. You read question 1, and the statue whispers {answer}: one {token}. You look away and back. What moved? The left arm!',
      steps: [
        'Get out a blanket, paper and pencils. Spread the blanket for the statue.',
        'Wrong? Whisper the answer back and ask again last.',
        'Your child draws each {token}.',
      ],
      say: 'Good evening, statue. May I ask you something?',
    },
    {
      title: 'The Lost Visitor',
      child:
        'Make {place} from the blanket. Tell lost {friend} the answer. Show it with your hands or draw it: you choose. Lead {friend} closer each time. Win one {token} for every answer.',
      inShort: {
        you: 'As lost {friend}, ask the questions.',
        child: 'Answers, shows or draws it, and leads you two steps closer: one {token}.',
        end: 'The last answer brings you onto the blanket.',
      },
      round:
        'You stand across the room and read question 1. Your child says {answer}, adds a sketch or a hand sign and leads you two steps closer: one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Your child shapes the blanket into {place}.',
        'Wrong? Tell the answer, step back and ask again last.',
        'There, your child draws the {tokens}.',
      ],
      say: 'I am new here and quite lost. Can you help me?',
    },
  ],
  safety: [],
}
