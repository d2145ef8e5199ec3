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
      child:
        'Read the message so that {hero} can leave {place}. Look at one clue at a time. Circle the part that helps you. Write your answer below it, or draw it. Make a secret sign next to each solved clue.',
      gist: 'Clue by clue, your child circles the part that helps, writes or draws the answer below it and adds a secret sign; the last sign frees {hero}.',
      steps: [
        'Get out paper and pencils. Copy each numbered clue in big print, with room under it.',
        'Solve the first together and show which part gave the answer.',
        'If reading is still hard, you read and your child marks.',
        'Compare with the answers and let your child mend any that went wrong.',
      ],
      say: '{hero} is stuck at {place} until this message is read. Which clue shall we crack first?',
      success: 'Your child gives each answer and circles the words or letters that led to it.',
    },
    {
      child:
        'Put the torn message from {friend} back together. Read each piece, or listen while it is read. Draw a line under the clue in it. Write the answer on the back. Show {hero} the whole message at the end.',
      gist: 'Your child picks one torn strip at a time, underlines the clue in it and writes the answer on the back, until the whole message lies in a row.',
      steps: [
        'Get out paper and pencils. Write each numbered clue on its own strip. Tear the strips apart by hand and mix them.',
        'Turn one over and work it out aloud.',
        'Take the next together. Ask your child to point before answering.',
        'Hand over the rest, then read the mended message through.',
      ],
      say: 'The wind tore the message that {friend} sent. If we solve every strip, {hero} will know what to do at {place}.',
      success: 'All strips have an answer that your child can explain with a finger on the clue.',
    },
    {
      child:
        'Make a reading log for the crew at {place}. Number the lines and look closely at each question. Write or draw one answer on each line. Color a star by the one you like best. Show the log to {hero}.',
      gist: 'One line of the log belongs to each question; your child writes or draws the answer there, stars the favorite at the end and shows {hero} the full log.',
      steps: [
        'Get out paper and pencils. Your child numbers the lines, one for each question.',
        'Fill in line one yourself while you think aloud.',
        'Do line two as a team: you read, your child decides, you both check.',
        'For the others, read a question as often as your child asks.',
      ],
      say: '{hero} cannot be everywhere, so you keep the log today. What goes on line one?',
      success: 'The log is full, and your child can tell how at least two of the answers were found.',
    },
  ],
  safety: [],
}
