import type { Format } from '../../types.ts'

export const logBook: Format = {
  id: 'writing.log-book',
  subject: 'writing',
  title: 'The Log Book',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Write the log that {hero} keeps at {place}. Read or hear one task at a time. Put each entry on its own line. Draw it first, if that helps. Circle the line you like best.',
      gist: 'Your child hears or reads each task and writes the answer on its own line, until the log is full and one entry is read aloud.',
      steps: [
        'Get out paper and pencils. Number one line for each task.',
        'Write entry one yourself, thinking aloud.',
        'Plan entry two together.',
        'Brave spelling is welcome.',
      ],
      say: '{hero} had a full day, and the log is empty. What should line one say?',
      success: 'Your child fills the log and reads one entry aloud.',
    },
    {
      child:
        'Find out what {friend} needs to read tonight. Say your line in a whisper before you write. Write it big and clear for {place}. Pick a sign, a star or a moon, for each task. Put it by the finished line.',
      gist: 'For each task your child whispers the answer, writes it big, reads it back and draws a sign beside it, until {friend} has a full log.',
      steps: [
        'Get out paper and pencils. Fold one sheet into a little log.',
        'Show task one: whisper, write, read back.',
        'Do task two side by side. Then point to the three steps if needed.',
      ],
      say: '{friend} reads by moonlight, so the words must be clear. Whisper the first one to me.',
      success: 'Your child reads back each line right after writing it.',
    },
    {
      child:
        'Copy nothing today, for the log at {place} got wet. Make every entry new for {hero}. Read the task, think, then write. Circle or color one word you are proud of. Show the dry log to {friend}.',
      gist: 'Nothing is copied today; your child writes a new answer to each task, looks once for a better word, and then you read the log together.',
      steps: [
        'Get out paper and pencils. Your child writes a title at the top.',
        'Write answer one from the key. Your child changes a word or keeps it.',
        'Do task two the same way.',
      ],
      say: 'Splash! The old log is soup. Good thing {hero} has you. How shall we begin?',
      success: 'Your child can say why one of the words was a good choice.',
    },
  ],
  safety: [],
}
