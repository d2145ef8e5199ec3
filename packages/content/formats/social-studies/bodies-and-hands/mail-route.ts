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
        child: 'Finds a slip, answers and mails it: one {token}.',
        end: 'All slips are mailed.',
      },
      round:
        'Behind a chair your child finds slip 1. You read question 1. Your child says {answer}, tiptoes to the door and mails the slip in an envelope: one {token}.',
      steps: [
        'Get out envelopes, paper and pencils. Number a slip for each question. Hide them in one room. Lay the envelopes by the door.',
        'Wrong? Tell the answer and hide it again.',
        'Walk the route again: what did each slip ask?',
      ],
      say: 'A letter! What does it ask?',
    },
    {
      title: 'Vote With Feet',
      wrongAnswers: true,
      child:
        'Listen to two answers that reached {friend}. Walk to the one that is right. Choose a tall pose for sure, a low one for maybe. Draw one {token} and mail it to {place}.',
      inShort: {
        you: 'Say two answers, one at each envelope.',
        child: 'Walks to the right one, says why and mails one {token}.',
        end: 'One {token} is mailed for each question.',
      },
      round:
        'You read question 1. At the left envelope you say {answer}, at the right one {wrong}. Your child walks left, tells why and mails a slip: one {token}.',
      steps: [
        'Get out envelopes, paper and pencils. Tear a slip for each question. Lay envelopes at two ends of the room.',
        'Change which end is right. Wrong end? Tell the answer and ask again last.',
        'No wrong answer printed? Say: a dancing pickle.',
      ],
      say: 'Your feet have chosen. Why there?',
    },
    {
      title: 'Return to Sender',
      wrongAnswers: true,
      child:
        'Walk each letter from {place} to your grown-up. Listen to the reply. Pick: is it true or wrong? Write or draw the right answer. Mail it to win one {token} for {hero}.',
      inShort: {
        you: 'Reply to each letter, mostly with a wrong answer.',
        child: 'Brings a letter, judges your reply and mails the right one: one {token}.',
        end: 'All letters are mailed.',
      },
      round:
        'Your child brings letter 1. You read question 1 and reply: {wrong}. Wrong! Your child writes or draws {answer} and mails it: one {token}.',
      steps: [
        'Get out envelopes, paper and pencils. Number a slip for each question. Lay the envelopes by the door.',
        'Reply truly once. No wrong answer printed? Say: cold spaghetti.',
        'Tell a missed one and ask it last.',
      ],
      say: 'A letter for me! Hmm. Is my reply right?',
    },
  ],
  safety: [],
}
