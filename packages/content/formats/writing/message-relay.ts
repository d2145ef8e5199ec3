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
      inShort: {
        you: 'Read a question at the table.',
        child: 'Writes the answer on a note, says it on the walk and drops it into the basket.',
        end: 'Read all the notes together.',
      },
      round: 'Your child says {answer}, writes it on note 1 and walks off, saying it again. Plop! Back comes a robot.',
      child:
        'Write a note for each question. Say it as you walk to {place}. Put it in the basket for {hero}: one {token}. Walk back like a cat or a robot.',
      steps: [
        'Get out paper, pencils and a laundry basket. Set the basket six steps away. One half sheet is a note.',
        'Mend a mistake before the walk.',
      ],
      say: 'The basket is {place}, and {hero} is waiting for news.',
    },
    {
      inShort: {
        you: 'Ask, then be a guard who dozes and wakes.',
        child: 'Writes the answer and tiptoes it to the basket. Freezes when you wake.',
        end: 'Read and mend all.',
      },
      round:
        'You read question 1 and yawn. Your child whispers {answer}, writes it on note 1 and tiptoes off. You open one eye: freeze! You snore: it is in.',
      child:
        'Find the words that {friend} needs at {place}. Write them standing, kneeling or lying down: you choose. Tiptoe past the guard with your note. Win one {token} when it is in the basket.',
      steps: ['Get out paper, pencils and a laundry basket. Hide the basket behind a chair. One half sheet is a note.'],
      say: 'I am the guard, and I never sleep. Hardly ever.',
    },
    {
      inShort: {
        you: 'As {hero}, ask at the table, then follow the notes.',
        child: 'Writes the answer on a note and lays it one big step farther on.',
        end: 'Walk the chain to the basket and read the notes together.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it on note 1 and lays it one big step away. You step up to it.',
      child:
        'Build a chain of notes to {place}. Write one note for each answer. Put it one big step farther on: one {token}. Hop or stride along and read to {hero}.',
      steps: [
        'Get out paper, pencils and a laundry basket. One half sheet is a note. Set the basket a step away for each.',
        'A mistake? {hero} trips. Mend it.',
      ],
      say: '{hero} is lost in the fog and will follow your words.',
    },
  ],
  safety: [],
}
