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
      child:
        'Act out each task as {hero} at {place}. Freeze like a picture. Say what the picture shows. Write it down while it is fresh. Choose the towel as a cape, a hat or a flag.',
      gist: 'In a towel costume, your child acts out one task, freezes, says what the picture shows and writes it down, then goes on until every task is written.',
      steps: [
        'Get out paper, pencils and one towel. The towel is the costume.',
        'Do task one yourself: act, freeze, write.',
        'Act task two together. Your child writes.',
      ],
      say: 'Freeze! What a picture. Now, what words go under it for {hero}?',
      success: 'Your child writes words that match each frozen picture.',
    },
    {
      child:
        'Show {friend} a tiny play for each task. Say the line that belongs to it. Write the line in the play book of {place}. Act it again and read from the page. Bow low, or wave.',
      gist: 'From behind the curtain, your child plays a task, says the line that answers it and writes it down; when all are written, the plays are read from the page.',
      steps: [
        'Get out paper, pencils and one towel. Hang the towel over a chair as the curtain.',
        'Play and write task one yourself.',
        'Your child plays task two. Write its line as a team.',
      ],
      say: 'The curtain at {place} goes up, but the play book is blank. What is the first line?',
      success: 'Your child performs one line exactly as it was written.',
    },
    {
      child:
        'Build a statue of each answer with your body. Hold still while {hero} looks. Name what the statue means. Write the words on a sign for {place}. Put the sign by your feet, left or right.',
      gist: 'On the towel, your child becomes a statue that shows the answer to a task, then steps off and writes its sign, until each statue has one.',
      steps: [
        'Get out paper, pencils and one towel. Lay the towel down as the stand.',
        'Be statue one and write its sign.',
        'Your child is statue two. Find the words together.',
      ],
      say: 'Welcome to the statue hall at {place}. The signs are missing. What does this one say?',
      success: 'Someone new could name each statue from its sign.',
    },
  ],
  safety: [],
}
