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
      child:
        'Clap a steady beat for {hero} at {place}. Say your answer on the beat. Write it before the bell, or after it. Read it while {friend} claps along. Make the last beat a big one.',
      gist: 'On a steady clap, your child says the answer to a task, writes it, before the bell or after, and reads it to your claps, until all are written.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Set two minutes for each task.',
        'Do line one yourself.',
        'Clap line two together. Your child writes as you count softly.',
      ],
      say: 'One, two, three, four. {hero} has the beat. Now bring the words.',
      success: 'Your child can clap along to every line on the page.',
    },
    {
      child:
        'Listen to the echo at {place}. Say a line and hear it come back. Write it while it still rings. Point to each word as the echo reads. Choose a high echo or a low one for {friend}.',
      gist: 'Your child says an answer and writes it while you echo it; then you echo what the page really says, and each slip is mended, until all tasks are done.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Give each line two minutes.',
        'Say line one, echo yourself, write it.',
        'Do line two together. Echo slips and all.',
      ],
      say: 'Hello, hello, hello. I give back what you write, write, write. Try me.',
      success: 'Your child hears a slip in the echo and mends it on the page.',
    },
    {
      child:
        'Sing your answers to the sleepy {things}. Make up a tune, or hum an old one. Write the words so that {hero} can sing too. Read them first without the tune. Count the lines of your song.',
      gist: 'One task after another, your child sings the answer to any tune and writes it down; after a minute of practice the bell rings, and all sing.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Title the page Song Book.',
        'Sing and write line one.',
        'Invent line two together.',
        'After the last line, set one minute.',
      ],
      say: 'The {things} at {place} wake only to a new song. What is its first line?',
      success: 'Your child reads or sings each line just as it is written.',
    },
  ],
  safety: [],
}
