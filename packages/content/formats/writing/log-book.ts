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
      inShort: {
        you: 'Read a question, wait, and read back just what stands on the line.',
        child: 'Says the answer, writes it on its line and mends what sounds wrong.',
      },
      round: 'Your child says {answer} and writes it on line 1. You read back just what stands there. It sounds right!',
      child:
        'Write the log that {hero} keeps at {place}. Put each answer on its own line. Draw it first or write it first: you choose. Win one {token} for each entry.',
      steps: [
        'Get out paper and pencils. Number one line for each question.',
        'Stuck? Draw it. Brave spelling is welcome.',
      ],
      say: '{hero} had a full day, and the log is empty. How shall we begin?',
    },
    {
      inShort: {
        you: 'Whisper each question.',
        child: 'Whispers the answer, writes it big and reads it back with a finger.',
      },
      round:
        'You whisper question 1. Your child whispers {answer}, writes it big enough for the moon and reads it back with a finger.',
      child:
        'Find out what {friend} needs to read tonight. Whisper your line before you write. Write it big and clear for {place}. Draw one {token} by it, plain or glowing.',
      steps: [
        'Get out paper and pencils. Fold one sheet into a little log.',
        'Forgot a step? Show three fingers: whisper, write, read.',
        'Reading and line differ? Mend the line in whispers.',
      ],
      say: '{friend} reads by moonlight, so the words must be clear.',
    },
    {
      inShort: {
        you: 'Read a question. When the answer is written, tap one of its words: keep or swap?',
        child: 'Writes the answer as a new line. Keeps the tapped word or swaps it, and says why.',
        end: 'Read the new log together.',
      },
      round: 'Your child says {answer} and writes it. You tap a word: keep or swap? Your child decides and says why.',
      child:
        'Write a new log for {place}. The old one got wet. Answer each question on its own line. Choose: keep the tapped word or swap it. Draw one {token} on every dry line for {hero}.',
      steps: ['Get out paper and pencils. Your child writes a title at the top.', 'A mistake? Tap there.'],
      say: 'Splash! The old log is soup. Good thing {hero} has you.',
    },
  ],
  safety: [],
}
