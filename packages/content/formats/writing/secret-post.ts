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
      child:
        'Write the mail that goes out from {place} tonight. Make one letter or card for each task. Fold it small and put it away. Draw a stamp with one of the {things}. Name who gets it: {hero} or {friend}.',
      steps: [
        'Get out paper, pencils and envelopes. Open a post desk on the table.',
        'Write and fold card one. Address it with a flourish.',
        'Help with card two: your child dictates, then writes.',
        'Your child writes, folds and sorts the others.',
      ],
      say: 'The post goes out from {place} soon. Who needs to hear from you first?',
      success: 'Every card can be read by the one who opens it.',
    },
    {
      child:
        'Find a hiding spot in your room for each note. Write the note for {hero} first. Fold it so that no one can peek. Put it away and tell where, hot or cold. Read it when {hero} has found it.',
      steps: [
        'Get out paper, pencils and envelopes. You play {hero}.',
        'Write note one, fold it and hide it. Let your child find it.',
        'Write note two together, in whispers.',
        'Your child writes and hides the others. Hunt for them and read them out.',
      ],
      say: 'I am {hero}, and I have heard of secret notes at {place}. Am I warm yet?',
      success: 'You can read each hidden note, and your child mends what you could not.',
    },
    {
      child:
        'Sort the mail for the crew at {place}. Write one answer slip for each task. Put the easy ones in one pile, the hard ones in another. Choose one slip to send to {friend}. Write a name on the front.',
      steps: [
        'Get out paper, pencils and envelopes. Label them easy and hard.',
        'Do task one on a slip. Decide aloud where it goes.',
        'Share task two, and let your child decide.',
        'Your child writes the rest. Take one hard slip out and improve it together.',
      ],
      say: 'So much mail, and {friend} has only two hands. Which slip shall we write first?',
      success: 'Your child improves one slip from the hard pile.',
    },
  ],
  safety: [],
}
