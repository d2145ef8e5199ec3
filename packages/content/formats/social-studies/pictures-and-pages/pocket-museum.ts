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
      inShort: {
        you: 'Ask, and write each label as you hear it.',
        child: 'Answers, draws a card and slips it into the museum: one {token}.',
        end: 'All cards are in, and the tour begins.',
      },
      round:
        'You read question 1. Your child says {answer} and draws something of it on a card. You write the label on the back. Into the envelope: one {token}.',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Tear one card for each question. One envelope is the museum.',
        'Wrong? Tell the answer. Its card waits in the other envelope.',
        'The guide tells what each card answers.',
      ],
      say: 'What should the little label under this piece say?',
    },
    {
      title: 'Room Hunt Museum',
      child:
        'Tell the answer, then hunt in this room. Find a thing that goes with it. Draw it on a card for {friend}: one {token}. Choose your best piece for {place}.',
      inShort: {
        you: 'Ask, then count slowly to twenty during the hunt.',
        child: 'Answers, finds a thing that goes with it and draws it: one {token}.',
        end: 'Every question has its card.',
      },
      round:
        'Ask question 1. Your child says {answer} and hunts while you count. A thing that goes with it is found, explained and drawn: one {token}.',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Tear one card for each question.',
        'Wrong? Tell the answer before the hunt. Nothing fits? Draw from memory.',
        'The envelopes are the museum.',
      ],
      say: 'How does this thing go with your answer?',
    },
    {
      title: 'The Moved Card',
      child:
        'Put each answer on a card for {hero}. Add one {token} to every card. Sort it: was it easy or tricky? Find the card that moved at {place}. Look alone or ask for a hint.',
      inShort: {
        you: 'Ask, and at the end move one card in secret.',
        child: 'Puts each answer on a card, one {token}, and sorts it: easy or tricky.',
        end: 'The moved card is found.',
      },
      round:
        'Card 1 is for question 1. Your child says {answer}, writes or draws it there and adds one {token}. Easy or tricky? Into that envelope.',
      steps: [
        'Get out paper, pencils, crayons and envelopes. Number one card for each question. Mark the envelopes Easy and Tricky.',
        'Wrong? Tell the answer. That card is tricky.',
        'Eyes shut: move one card. What was its question?',
      ],
      say: 'Easy or tricky? What made it so?',
    },
  ],
  safety: [],
}
