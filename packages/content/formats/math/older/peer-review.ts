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
        you: 'Read a question. Be {friend}, a strict judge, and ask of every answer, right or wrong: how do you know?',
        child: 'Writes the answer, then tells or draws how it came out. A right answer with a reason passes.',
      },
      round:
        'Your child writes {answer} on the sheet. You frown: how do you know? Your child draws it. Passed, says the judge.',
      steps: [
        'Get out paper and pencils.',
        'Other doubts: Can you show me? Are you sure of each step? Work out a wrong answer together.',
      ],
      say: 'The judge is awake and believes nothing. What do you bring?',
    },
    {
      title: 'Scrambled Proof',
      child:
        'Tell your proof along three strips: told, do, found. Listen as {friend} muddles it up. Choose how to stop the muddle: a word or a clap. Say what comes first, and win one {token}.',
      inShort: {
        you: 'Read a question. After the proof, tell it again as {friend}, but begin with a wrong strip.',
        child:
          'Points along the strips: what is told, what to do, what is found. Stops your muddle and says what comes first.',
      },
      round:
        'Your child points along the strips: what we are told, what we do, and {answer}. You begin with {answer}. Stop! Your child says what comes first.',
      steps: [
        'Get out paper and pencils. Tear off three strips, write told, do and found on them and lay them in a row.',
        'Work out a wrong answer together before you retell it.',
      ],
      say: 'Tell me your proof. I will tell it after you, almost the same.',
    },
    {
      title: 'The Hidden Spot',
      child:
        'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Work out what it was and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. As {friend}, cover one spot of the written steps with your thumb while your child looks away.',
        child:
          'Writes the steps and the answer, and looks away. Then names the hidden spot and tells how the rest shows it.',
      },
      round:
        'Your child writes the steps and {answer}, and orders: a number! Eyes shut: your thumb covers one. Your child names it and tells how the rest shows it.',
      steps: ['Get out paper and pencils.', 'Work out a wrong answer together before you cover a spot.'],
      say: 'Eyes shut! My thumb is hungry for a piece of your work.',
    },
  ],
  safety: [],
}
