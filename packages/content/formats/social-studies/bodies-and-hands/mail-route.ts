import type { Format } from '../../../types.ts'

export const mailRoute: Format = {
  id: 'social-studies.mail-route',
  subject: 'social-studies',
  title: 'Mail Route',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'envelopes', quantity: '3', core: true, substitute: 'folded scrap sheets' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Find the next letter at {place}. Tell the answer to what it asks. Hop, march or tiptoe to mail it: one {token}. Walk the route once more for {hero}.',
      inShort: {
        you: 'Read the question of each slip that is found.',
        child: 'Finds a slip, answers and mails it at the door.',
        end: 'Walk the route again: what did each slip ask?',
      },
      round:
        'Behind a chair your child finds slip 1. You read question 1. Your child says {answer}, tiptoes to the door and mails the slip in an envelope.',
      steps: [
        'Get out envelopes, paper and pencils. Number a slip for each question. Hide the slips in one room. Lay the envelopes by the door.',
        'Wrong? Tell the answer.',
      ],
      say: 'A letter! What does it ask?',
    },
    {
      title: 'Vote With Feet',
      wrongAnswers: true,
      child:
        'Listen to two answers that reached {friend}. Walk to the one that is right. Choose a tall pose for sure, a low one for maybe. Draw one {token} and mail it to {place}.',
      inShort: {
        you: 'Read a question. At one envelope say the right answer, at the other the wrong one that is printed, or: a dancing pickle.',
        child: 'Walks to the true one, says why and mails a slip there.',
      },
      round:
        'At the left envelope you say {answer}, at the other one {wrong}. Your child walks left, tells why and mails a slip.',
      steps: [
        'Get out envelopes and paper. Tear a slip for each question. Lay envelopes at two ends of the room.',
        'Wrong end? Tell the answer.',
        'Change which end is true.',
      ],
      say: 'Your feet have chosen. Why there?',
      materials: [
        { name: 'envelopes', quantity: '2', core: true, substitute: 'folded scrap sheets' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'Return to Sender',
      wrongAnswers: true,
      child:
        'Walk each letter from {place} to your grown-up. Listen to the reply. Pick: is it true or wrong? Write or draw the right answer. Mail it to win one {token} for {hero}.',
      inShort: {
        you: 'Read the question of each letter and reply with the wrong answer that is printed, or: cold spaghetti.',
        child: 'Brings a letter, judges your reply, writes or draws the right one and mails it.',
      },
      round:
        'Your child brings letter 1. You read question 1 and reply: {wrong}. Wrong! Your child writes or draws {answer} and mails it.',
      steps: [
        'Get out envelopes, paper and pencils. Number a slip for each question: the letters. Lay the envelopes by the door.',
        'Missed? Tell the answer.',
        'Reply truly once.',
      ],
      say: 'A letter for me! Hmm. Is my reply right?',
    },
  ],
  safety: [],
}
