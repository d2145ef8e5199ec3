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
        you: 'Ask at the table.',
        child: 'Writes a note, says it on the walk and delivers it: one {token}.',
        end: 'All the notes are in and read.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on note 1 with one {token}, and walks off, saying it again. Plop! Back comes a robot.',
      child:
        'Write a note for each question. Say it as you walk to {place}. Put it in the basket for {hero}: one {token}. Walk back like a cat or a robot.',
      steps: [
        'Get out paper, pencils and a laundry basket. Set it six steps away. One half sheet is a note.',
        'Mend a slip before the walk.',
        'Last, read all.',
      ],
      say: 'The basket is {place}, and {hero} is waiting for news.',
    },
    {
      inShort: {
        you: 'Ask, then be the guard who dozes off.',
        child: 'Writes it and tiptoes past you to the basket: one {token}.',
        end: 'Every note is delivered.',
      },
      round:
        'You read question 1 and yawn. Your child whispers {answer}, writes it on note 1 and tiptoes off. You open one eye: freeze! You snore: one {token} is in.',
      child:
        'Find the words that {friend} needs at {place}. Write them standing, kneeling or lying down: you choose. Tiptoe past the guard with your note. Win one {token} when it is in the basket.',
      steps: [
        'Get out paper, pencils and a laundry basket. Hide it behind a chair. One half sheet is a note.',
        'Stuck? Answer together.',
        'Last, read and mend.',
      ],
      say: 'I am the guard, and I never sleep. Hardly ever.',
    },
    {
      inShort: {
        you: 'As {hero}, ask and follow the notes.',
        child: 'Writes a note and lays it one big step on: one {token}.',
        end: 'The chain reaches the basket and is read.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it on note 1 with one {token} and lays it one big step away. You step up to it.',
      child:
        'Build a chain of notes to {place}. Write one note for each answer. Put it one big step farther on: one {token}. Hop or stride along and read to {hero}.',
      steps: [
        'Get out paper, pencils and a laundry basket. One half sheet is a note. Set the basket a step away for each.',
        'A slip? {hero} trips. Mend it.',
        'Last, walk the chain and read.',
      ],
      say: '{hero} is lost in the fog and will follow your words.',
    },
  ],
  safety: [],
}
