import type { Format } from '../../types.ts'

export const pencilBeat: Format = {
  id: 'writing.pencil-beat',
  subject: 'writing',
  title: 'Pencil Beat',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'counting aloud' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read a question and clap a steady beat.',
        child: 'Says the answer on the beat, writes it and reads it to your claps.',
        end: 'Clap through the page together.',
      },
      round:
        'You read question 1 and clap. Your child says {answer} on the beat, writes it, before the bell or after, and reads it to your claps.',
      child:
        'Say your answer for {hero} on a steady beat. Write it before the bell, or after it. Read it while {friend} claps along. Make the last beat big for one {token}.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Set two minutes a question.',
        'The beat stumbles? Look for a mistake there.',
      ],
      say: 'One, two, three, four. {hero} has the beat. Bring the words!',
    },
    {
      inShort: {
        you: 'Read a question. Echo the answer, then echo just what is written.',
        child: 'Says the answer and writes it. If the two echoes differ, mends the line.',
      },
      round:
        'Your child says {answer}, you echo it, and your child writes. You echo just what the page says. The same!',
      child:
        'Listen to the echo at {place}. Write your line while it still rings. Mend what sounds odd to win one {token}. Choose a high echo or a low one for {friend}.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Set two minutes for each line.',
        'Echo mistakes, too: a lost word, a missing stop.',
      ],
      say: 'Hello, hello, hello. I give back what you write, write, write.',
    },
    {
      inShort: {
        you: 'Read a question and snore a little. Sing the line once it is written.',
        child: 'Sings the answer to any tune, writes it and sings along with you.',
        end: 'Set one minute for practice, then sing the page together.',
      },
      round:
        'Your child sings {answer} and writes it as line 1. You both sing it from the page, and one of the {things} wakes up.',
      child:
        'Sing your answers to the sleepy {things}. Make up a tune, or hum an old one. Write the words so that {hero} can sing too. Count one {token} for each line.',
      steps: ['Get out paper, pencils and a kitchen timer.', 'You cannot sing it? Mend the word together.'],
      say: 'The {things} at {place} wake only to a new song.',
    },
  ],
  safety: [],
}
