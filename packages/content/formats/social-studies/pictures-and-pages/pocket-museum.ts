import type { Format } from '../../../types.ts'

export const pocketMuseum: Format = {
  id: 'social-studies.pocket-museum',
  subject: 'social-studies',
  title: 'Pocket Museum',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 colors', core: false },
    { name: 'envelopes', quantity: '2', core: true, substitute: 'folded scrap sheets' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Make a tiny museum for {place}. Draw one card for each answer. Tell what its label should say. Slip it in: one {token}. Give {hero} a tour, aloud or in a whisper.',
      earned: true,
      inShort: {
        you: 'Write the label on the back as you hear it.',
        child: 'Draws a card, says its label and slips it into the museum.',
        end: 'The guide tells what each card answers.',
      },
      round:
        'Your child says {answer} and draws something of it on a card. You write the label on the back. Into the envelope!',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Tear one card for each question. The envelopes are the museum.',
        'Wrong? Tell the answer.',
      ],
      say: 'What should the little label under this piece say?',
    },
    {
      title: 'Room Hunt Museum',
      child:
        'Tell the answer, then hunt in this room. Find a thing that goes with it. Draw it on a card for {friend}: one {token}. Choose your best piece for {place}.',
      earned: true,
      inShort: {
        you: 'Count slowly to twenty during the hunt.',
        child: 'Finds a thing that goes with the answer, tells why and draws it.',
        end: 'Put the cards into the envelopes.',
      },
      round:
        'Your child says {answer} and hunts while you count. A thing that goes with it is found, explained and drawn.',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Tear one card for each question.',
        'Wrong? Tell the answer before the hunt.',
        'Nothing fits? Draw from memory.',
      ],
      say: 'How does this thing go with your answer?',
    },
    {
      title: 'The Moved Card',
      child:
        'Put each answer on a card for {hero}. Add one {token} to every card. Sort it: was it easy or tricky? Find the card that moved at {place}. Look alone or ask for a hint.',
      inShort: {
        you: 'Read a question. When its card is done, hold out the envelopes: easy or tricky?',
        child: 'Puts each answer on a card and sorts the card: easy or tricky.',
        end: 'Secretly move one card. Your child finds it and tells its question.',
      },
      round:
        'Card 1 is for question 1. Your child says {answer} and writes or draws it there. Easy or tricky? Into that envelope.',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Number one card for each question. Mark the envelopes Easy and Tricky.',
        'Wrong? Tell the answer.',
      ],
      say: 'Easy or tricky? What made it so?',
    },
  ],
  safety: [],
}
