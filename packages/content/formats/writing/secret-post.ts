import type { Format } from '../../types.ts'

export const secretPost: Format = {
  id: 'writing.secret-post',
  subject: 'writing',
  title: 'Secret Post',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '4 half sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'envelopes', quantity: '2', core: true, substitute: 'folded sheets' },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Ask, then hold the envelopes open: for {hero} or {friend}?',
        child: 'Writes the answer on a card, folds it, draws a stamp and posts it.',
        end: 'Open the mail and read it.',
      },
      round:
        'Your child says {answer}, writes it on card 1, folds it and draws a stamp. For {hero} or {friend}? In it goes.',
      child:
        'Write the mail that goes out from {place} tonight. Fold each card small. Draw one {token} as its stamp. Choose who gets it: {hero} or {friend}.',
      steps: [
        'Get out paper, pencils and envelopes. Name one {hero}, one {friend}. One half sheet is a card.',
        'Mend mistakes before folding.',
      ],
      say: 'The post goes out soon. Who gets mail?',
    },
    {
      inShort: {
        you: 'Ask, shut your eyes, then hunt as {hero} and read the note.',
        child: 'Writes the answer on a note, folds and hides it. Calls cold, warm or hot.',
        end: 'Put the notes into the envelopes.',
      },
      round:
        'You ask question 1 and shut your eyes. Your child whispers {answer}, writes it, folds it and hides it. Cold, warm, hot! You find and read it.',
      child:
        'Write a secret note for {hero} each time. Fold it and find it a hiding spot. Tell if your grown-up is hot or cold. Choose the next spot at {place}: one {token} each.',
      steps: [
        'Get out paper, pencils and envelopes. One half sheet is a note.',
        'You cannot read it? Your child mends it.',
      ],
      say: 'I am {hero}, and I have heard of secret notes at {place}.',
    },
    {
      inShort: {
        you: 'Ask, then hold out both envelopes: was it easy or hard?',
        child: 'Writes the answer on a slip and posts it as easy or hard.',
        end: 'Your child makes one slip better for {friend}.',
      },
      round:
        'You ask question 1. Your child says {answer} and writes it on a slip. Easy or hard? Your child decides and posts it.',
      child:
        'Write one answer slip for each question. Draw one {token} on it. Choose: was it easy or hard? Send the best one to {friend} at {place}.',
      steps: [
        'Get out paper, pencils and envelopes. Label them easy and hard. One half sheet is a slip.',
        'Stuck? Say it together first.',
      ],
      say: 'So much mail! What shall we write?',
    },
  ],
  safety: [],
}
