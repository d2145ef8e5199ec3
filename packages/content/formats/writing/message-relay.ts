import type { Format } from '../../types.ts'

export const messageRelay: Format = {
  id: 'writing.message-relay',
  subject: 'writing',
  title: 'Message Relay',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '4 half sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Write a note for each task that comes in. Say it once as you walk to {place}. Put it in the basket for {hero}. Walk back like a cat or a robot. Read all your notes at the end.',
      steps: [
        'Get out paper, pencils and one laundry basket. Set it six steps from the table.',
        'Write note one, say it on the way, drop it in.',
        'Write and carry note two together.',
        'Your child writes and carries the others, one at a time.',
      ],
      say: 'The basket is {place}, and {hero} is waiting for news. What does the first note say?',
      success: 'Your child delivers every note and reads one aloud.',
    },
    {
      child:
        'Find the words that {friend} needs at {place}. Act out each line before you write it. Write it standing, kneeling or lying down. Put it in the basket with a tiptoe walk. Show {friend} your best note.',
      steps: [
        'Get out paper, pencils and one laundry basket. Hide it behind a chair.',
        'Act out line one, then write it and deliver it.',
        'Your child acts out line two. You guess, then it is written.',
        'Your child acts, writes and delivers the rest.',
      ],
      say: 'Shh. {friend} must get these notes, and nobody may see. Show me line one without a word.',
      success: 'Each note says in words what the acting showed.',
    },
    {
      child:
        'Build a chain of notes from here to {place}. Write one note for each task. Put each note one big step farther on. Hop or stride along and read them all. Tell {hero} that the way is marked.',
      steps: [
        'Get out paper, pencils and one laundry basket. The basket marks the end.',
        'Write note one and lay it a step away.',
        'Talk over note two while you march on the spot. Your child writes.',
        'Your child lays the others, then walks and reads the chain.',
      ],
      say: '{hero} is lost in the fog and will follow your words. Where does the first note go?',
      success: 'Your child walks the chain and reads each note without help.',
    },
  ],
  safety: [],
}
