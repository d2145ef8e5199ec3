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
      gist: 'For each task your child writes a card, folds it, draws a stamp and puts it into the envelope for {hero} or {friend}, until the post goes out.',
      steps: [
        'Get out paper, pencils and envelopes. Name one for {hero}, one for {friend}.',
        'Do card one yourself.',
        'For card two, your child dictates, then writes.',
      ],
      say: 'The post goes out from {place} soon. Who needs to hear from you first?',
      success: 'Every card can be read by the one who opens it.',
    },
    {
      child:
        'Find a hiding spot in your room for each note. Write the note for {hero} first. Fold it so that no one can peek. Put it away and tell where, hot or cold. Read it when {hero} has found it.',
      gist: 'Your child writes a note for each task, folds and hides it, then calls hot or cold while you, as {hero}, hunt for all notes and read them out.',
      steps: [
        'Get out paper, pencils and envelopes. Found notes go into those.',
        'Write and hide note one. Let your child find it.',
        'Write note two together, in whispers.',
      ],
      say: 'I am {hero}, and I have heard of secret notes at {place}. Am I warm yet?',
      success: 'You can read each hidden note, and your child mends what you could not.',
    },
    {
      child:
        'Sort the mail for the crew at {place}. Write one answer slip for each task. Put the easy ones in one envelope, the hard ones in another. Choose one slip to send to {friend}. Write a name on the front.',
      gist: 'Slip by slip, your child writes the answer to a task and sorts it as easy or hard; finally you improve the hardest together and send one to {friend}.',
      steps: [
        'Get out paper, pencils and envelopes. Label them easy and hard.',
        'Do task one and decide aloud.',
        'Share task two, and let your child decide.',
      ],
      say: 'So much mail, and {friend} has only two hands. Which slip shall we write first?',
      success: 'Your child improves the hardest slip.',
    },
  ],
  safety: [],
}
