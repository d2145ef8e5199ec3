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
      steps: [
        'Get out paper, pencils and one towel. The towel is the costume.',
        'Act out task one, freeze, then write its words.',
        'Act task two together. Your child says the words and writes.',
        'Your child acts, freezes and writes the others.',
      ],
      say: 'Freeze! What a picture. Now, what words go under it for {hero}?',
      success: 'Your child writes words that match each frozen picture.',
    },
    {
      child:
        'Show {friend} a tiny play for each task. Say the line that belongs to it. Write the line in the play book of {place}. Act it again and read from the page. Bow low, or wave.',
      steps: [
        'Get out paper, pencils and one towel. Hang the towel over a chair as the curtain.',
        'Play task one and write down its line.',
        'Your child plays task two. Write its line as a team.',
        'Your child plays and writes the rest, then reads from the play book.',
      ],
      say: 'The curtain at {place} goes up, but the play book is blank. What is the first line?',
      success: 'Your child performs one line exactly as it was written.',
    },
    {
      child:
        'Build a statue of each answer with your body. Hold still while {hero} looks. Name what the statue means. Write the words on a sign for {place}. Put the sign by your feet, left or right.',
      steps: [
        'Get out paper, pencils and one towel. Lay the towel down as the stand.',
        'Be statue one. Step off and write its sign.',
        'Your child is statue two. Find the words for its sign together.',
        'Your child makes the other statues and signs.',
      ],
      say: 'Welcome to the statue hall at {place}. The signs are missing. What does this one say?',
      success: 'Someone new could name each statue from its sign.',
    },
  ],
  safety: [],
}
