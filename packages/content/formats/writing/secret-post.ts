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
        you: 'Ask, and hold the envelopes open.',
        child: 'Writes a card, folds it and draws one {token} as its stamp.',
        end: 'The post goes out and is read.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on card 1, folds it and draws one {token} as a stamp. For {hero} or {friend}? In it goes.',
      child:
        'Write the mail that goes out from {place} tonight. Fold each card small. Draw one {token} as its stamp. Choose who gets it: {hero} or {friend}.',
      steps: [
        'Get out paper, pencils and envelopes. Name one {hero}, one {friend}. One half sheet is a card.',
        'Mend slips before folding.',
        'Last, open the mail and read.',
      ],
      say: 'The post goes out soon. Who gets mail?',
    },
    {
      inShort: {
        you: 'Ask, shut your eyes, then hunt as {hero}.',
        child: 'Writes a note, hides it and calls hot or cold. Found and read, it wins one {token}.',
        end: 'All notes are in the envelopes.',
      },
      round:
        'You ask question 1 and shut your eyes. Your child whispers {answer}, writes it, folds it and hides it. Cold, warm, hot! You find and read it: one {token}.',
      child:
        'Write a secret note for {hero} each time. Fold it and find it a hiding spot. Tell if your grown-up is hot or cold. Choose the next spot at {place}: one {token} each.',
      steps: [
        'Get out paper, pencils and envelopes. One half sheet is a note.',
        'You cannot read it? Your child mends it.',
        'Seek slowly.',
      ],
      say: 'I am {hero}, and I have heard of secret notes at {place}.',
    },
    {
      inShort: {
        you: 'Ask, and hold out both envelopes.',
        child: 'Writes the answer on a slip and posts it as easy or hard: one {token}.',
        end: 'One slip is made better for {friend}.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it on a slip and draws one {token}. Easy or hard? Your child decides and posts it.',
      child:
        'Write one answer slip for each question. Draw one {token} on it. Choose: was it easy or hard? Send the best one to {friend} at {place}.',
      steps: [
        'Get out paper, pencils and envelopes. Label them easy and hard. One half sheet is a slip.',
        'Stuck? Say it together first.',
        'Last, make one better.',
      ],
      say: 'So much mail! What shall we write?',
    },
  ],
  safety: [],
}
