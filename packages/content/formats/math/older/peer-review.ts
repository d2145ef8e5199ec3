import type { Format } from '../../../types.ts'

export const peerReview: Format = {
  id: 'math.peer-review',
  subject: 'math',
  title: 'Peer Review',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'd',
  grades: { from: '3rd', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Doubting Judge',
      child:
        'Write your answer and stand before the judge. Listen to the doubt of {friend}. Choose: defend your answer in words, or draw it. Mend what does not hold.',
      inShort: {
        you: 'Read a question. As {friend}, a strict judge, ask of every answer: how do you know?',
        child: 'Writes the answer, then tells or draws how it came out.',
      },
      round: 'Your child writes {answer}. You frown: how do you know? Your child draws it. Passed, says the judge.',
      steps: ['Get out paper and pencils.', 'Wrong? Work it out together.'],
      say: 'The judge wants proof, not promises. Ready?',
    },
    {
      title: 'Scrambled Proof',
      child:
        'Tell your proof along three strips: told, do, found. Listen as {friend} muddles it up. Choose how to stop the muddle: a word or a clap. Say what comes first, and win one {token}.',
      inShort: {
        you: 'Read a question. After the proof, retell it as {friend} from a wrong strip on.',
        child: 'Points along the strips: what is told, what to do, what is found. Stops your muddle and puts it right.',
      },
      round:
        'Your child proves {answer} along the strips. You begin with the last one. Stop! Your child says what comes first.',
      steps: [
        'Get out paper and pencils. Lay three strips in a row. Write told, do and found on them.',
        'Wrong? Work it out together first.',
      ],
      say: 'I will retell your proof, almost the same.',
    },
    {
      title: 'The Hidden Spot',
      child:
        'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Work out what it was and win one {token} for {hero}.',
      inShort: {
        you: 'As {friend}, read a question. Cover one spot of the written steps with your thumb.',
        child: 'Writes the steps and the answer, and looks away. Then names what your thumb hides, and why.',
      },
      round:
        'Your child writes the steps and {answer}, and looks away. Your thumb covers a number. Your child names it and tells why.',
      steps: ['Get out paper and pencils.', 'Wrong? Work it out together first.'],
      say: 'Look away! One spot of your proof will vanish.',
    },
  ],
  safety: [],
}
