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
        child: 'Names the part that helps, writes or draws the answer and adds a sign: one {token}.',
        end: 'The last sign frees {hero}.',
      },
      round:
        'Read question 1 twice. The second time, your child stops you at the part that helps, says {answer}, puts it on line 1 and adds the sign: one {token}.',
      child:
        'Read the message so that {hero} can leave {place}. Listen for the part that helps you. Write your answer, or draw it. Make your own secret sign to win one {token}.',
      steps: [
        'Get out paper and pencils. Number one line for each question. Your child invents a secret sign.',
        'Wrong? Read the helpful part once more.',
        'At the end, your child reads all the lines to you.',
      ],
      say: '{hero} is stuck at {place} until this message is read. Shall we crack it?',
    },
    {
      inShort: {
        you: 'Ask the questions and hold the torn strips.',
        child: 'Answers, picks a strip and writes or draws the answer on its back: one {token}.',
        end: 'The curly line is whole again.',
      },
      round:
        'You hold out the strips like a fan and read question 1. Your child says {answer}, pulls any strip and writes or draws that on its back. One {token} is safe on the table.',
      child:
        'Put the torn map from {friend} back together. Answer a question and pick a strip: one {token}. Write or draw your answer on its back. Fit the curly line for {hero} at the end.',
      steps: [
        'Get out paper and pencils. Draw a curly line down one sheet and, along it, one {token} for each question. Tear it across: one {token} a strip. Mix.',
        'Wrong? Read the question again.',
        'Last, fit the strips, then turn them and reread the answers.',
      ],
      say: 'The wind tore the map that {friend} sent to {place}. Shall we mend it?',
    },
    {
      inShort: {
        you: 'As captain, ask for a report and sign for it.',
        child: 'Answers and keeps the log: one line, written or drawn, for one {token}.',
        end: 'The captain has heard the whole log.',
      },
      round:
        'The captain, you, asks question 1. Your child says {answer} and puts it on line 1, in words or a drawing. You read the line, sign it with a squiggle and draw one {token}.',
      child:
        'Make a reading log for the crew at {place}. Answer the captain, loud or in a whisper. Write or draw one answer on each line. Color the {token} that you like best.',
      steps: [
        'Get out paper and pencils. Your child numbers one line for each question.',
        'A wrong line gets no squiggle: read the question again together.',
        'At the end, choose two lines and ask: How did you find this out?',
      ],
      say: '{hero} cannot be everywhere, so you keep the log today. Your report, please!',
    },
  ],
  safety: [],
}
