import type { Format } from '../../types.ts'

export const livingPicture: Format = {
  id: 'writing.living-picture',
  subject: 'writing',
  title: 'Living Pictures',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'towel', quantity: '1', core: true, substitute: 'blanket' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      earned: true,
      inShort: {
        you: 'Call freeze and admire the picture.',
        child: 'Freezes in costume as {hero}, then writes the words at the table.',
        end: 'Point to a mistake: your child mends it.',
      },
      round:
        'Your child says {answer}, swings the towel and freezes as {hero}. You admire it. Then your child writes the words.',
      child:
        'Answer each question as {hero} at {place}. Choose the towel as a cape, a hat or a flag. Freeze like a picture. Write your words while they are fresh.',
      steps: ['Get out paper, pencils and a towel. The towel is the costume.', 'Words forgotten? Freeze again.'],
      say: 'Freeze! What a picture. What words go under it?',
    },
    {
      inShort: {
        you: 'Be the audience: ask, and clap when the line is read.',
        child: 'Steps out, says the answer, writes it in the play book and reads it.',
      },
      round:
        'Your child steps from behind the curtain, says {answer} grandly, writes it in the play book and reads it from the page. Applause!',
      child:
        'Show {friend} a tiny play for each question. Say your line, then write it in the play book. Read it from the page at {place}. Bow low, or wave, for each {token}.',
      steps: [
        'Get out paper, pencils and a towel. Hang the towel over a chair: a curtain. The sheet is the play book.',
        'No line? Whisper its first word.',
        'Something differs? Mend the page.',
      ],
      say: 'The curtain at {place} goes up. What is the first line?',
    },
    {
      inShort: {
        you: 'Walk around the statue and ask.',
        child: 'Stands on the towel and answers without moving. Then writes the answer on a sign.',
        end: 'Read all the signs together.',
      },
      round:
        'Your child stands on the towel like stone. You read question 1. Only the lips move and say {answer}. The statue steps off and writes that on sign 1.',
      child:
        'Build a new statue with your body each time. Hold still while you say your answer. Write it on a sign for {place}. Put one {token} on it, left or right.',
      steps: [
        'Get out paper, pencils and a towel. Lay the towel flat. Tear one sign for each question.',
        'A mistake? The statue shivers until it is mended.',
      ],
      say: 'Welcome to the statue hall at {place}. Who are you?',
    },
  ],
  safety: [],
}
