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
      gist: "Your child writes one note for each task, says it on the walk and drops it in {hero}'s basket, back and forth, until all notes are in and read.",
      steps: [
        'Get out paper, pencils and one laundry basket. Set it six steps from the table.',
        'Write and deliver note one yourself.',
        'Write and carry note two together.',
      ],
      say: 'The basket is {place}, and {hero} is waiting for news. What does the first note say?',
      success: 'Your child delivers every note and reads one aloud.',
    },
    {
      child:
        'Find the words that {friend} needs at {place}. Act out each line before you write it. Write it standing, kneeling or lying down. Put it in the basket with a tiptoe walk. Show {friend} your best note.',
      gist: 'Your child acts out the answer to a task without a word until you guess it, then writes it and tiptoes it to the hidden basket, until none is left.',
      steps: [
        'Get out paper, pencils and one laundry basket. Hide it behind a chair.',
        'Act, write and deliver line one.',
        'Help with line two.',
      ],
      say: 'Shh. {friend} must get these notes, and nobody may see. Show me line one without a word.',
      success: 'Each note says in words what the acting showed.',
    },
    {
      child:
        'Build a chain of notes from here to {place}. Write one note for each task. Put each note one big step farther on. Hop or stride along and read them all. Tell {hero} that the way is marked.',
      gist: 'Each task becomes a note, and your child lays it one big step beyond the last; when all lie there, your child walks the chain to the basket and reads.',
      steps: [
        'Get out paper, pencils and one laundry basket. The basket marks the end.',
        'Write and lay note one yourself.',
        'Talk over note two while you march on the spot.',
      ],
      say: '{hero} is lost in the fog and will follow your words. Where does the first note go?',
      success: 'Your child walks the chain and reads each note without help.',
    },
  ],
  safety: [],
}
