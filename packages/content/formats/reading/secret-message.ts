import type { Format } from '../../types.ts'

export const secretMessage: Format = {
  id: 'reading.secret-message',
  subject: 'reading',
  title: 'Secret Message',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read each question twice, or more if asked.',
        child: 'Stops you at the part that helps, writes or draws the answer on its line and adds a secret sign.',
        end: 'Your child reads all the lines to you.',
      },
      round:
        'You read question 1 twice. The second time, your child stops you at the part that helps, says {answer}, puts it on line 1 and adds the sign.',
      child:
        'Read the message so that {hero} can leave {place}. Listen for the part that helps you. Write your answer, or draw it. Make your own secret sign to win one {token}.',
      steps: [
        'Get out paper and pencils. Number one line for each question. Your child invents a secret sign.',
        'Wrong? Read the helpful part once more.',
      ],
      say: '{hero} is stuck at {place} until this message is read. Shall we crack it?',
    },
    {
      earned: true,
      inShort: {
        you: 'Hold out the torn strips like a fan.',
        child: 'Pulls any strip and writes or draws the answer on its back.',
        end: 'Your child fits the line together, then rereads the backs.',
      },
      round: 'Your child says {answer}, pulls a strip from the fan and writes or draws that on its back.',
      child:
        'Put the torn map from {friend} back together. Answer a question and pick a strip: one {token}. Write or draw your answer on its back. Fit the curly line for {hero} at the end.',
      steps: [
        'Get out paper and pencils. Draw a curly line down one sheet. Tear it across into one strip for each question. Mix the strips.',
        'Wrong? Read the question again.',
      ],
      say: 'The wind tore the map that {friend} sent to {place}. Shall we mend it?',
    },
    {
      inShort: {
        you: 'As captain, read a question. Then look at its line in the log and sign it with a squiggle.',
        child: 'Reports the answer and writes or draws it on its line of the log.',
        end: 'Point to two lines: How did you find this out?',
      },
      round:
        'You ask question 1. Your child says {answer} and puts it on line 1, in words or a drawing. You look and sign.',
      child:
        'Make a reading log for the crew at {place}. Answer the captain, loud or in a whisper. Write or draw one answer on each line. Color the {token} that you like best.',
      steps: [
        'Get out paper and pencils. Your child numbers one line for each question.',
        'Wrong? Read the question again together before you sign.',
      ],
      say: '{hero} cannot be everywhere, so you keep the log today. Your report, please!',
    },
  ],
  safety: [],
}
