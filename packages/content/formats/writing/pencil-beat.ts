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
      steps: [
        'Get out paper, pencils and a kitchen timer. Set two minutes for each task.',
        'Clap and say line one, then write it.',
        'Clap line two together. Your child writes as you count softly.',
        'Your child claps and writes the others. Late lines count too.',
      ],
      say: 'One, two, three, four. {hero} has the beat. Now bring the words.',
      success: 'Your child can clap along to every line on the page.',
    },
    {
      child:
        'Listen to the echo at {place}. Say a line and hear it come back. Write it while it still rings. Point to each word as the echo reads. Choose a high echo or a low one for {friend}.',
      steps: [
        'Get out paper, pencils and a kitchen timer. You are the echo.',
        'Say line one, echo yourself, write it.',
        'Your child says line two. Echo it until it is written.',
        'Your child goes on. Echo what the page really says, slips and all.',
      ],
      say: 'Hello, hello, hello. I give back what you write, write, write. Try me.',
      success: 'Your child hears a slip in the echo and mends it on the page.',
    },
    {
      child:
        'Sing your answers to the sleepy {things}. Make up a tune, or hum an old one. Write the words so that {hero} can sing too. Read them first without the tune. Count the lines of your song.',
      steps: [
        'Get out paper, pencils and a kitchen timer. Title the page Song Book.',
        'Sing line one to any tune. Stop and write it.',
        'Invent line two together, sing it, write it.',
        'Your child adds the other lines. When the bell rings, all sing.',
      ],
      say: 'The {things} at {place} wake only to a new song. What is its first line?',
      success: 'Your child reads or sings each line just as it is written.',
    },
  ],
  safety: [],
}
