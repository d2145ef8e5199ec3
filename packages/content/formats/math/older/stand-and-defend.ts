import type { Format } from '../../../types.ts'

export const standAndDefend: Format = {
  id: 'math.stand-and-defend',
  subject: 'math',
  title: 'Stand and Defend',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'c',
  grades: { from: '3rd', to: '5th' },
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'True Wall, False Wall',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work the question out before you trust the answer that you hear. Choose how to walk: tiptoe, march or glide. Defend the true or false wall, even against {friend}. Win one {token} at the right wall for {hero}.',
      inShort: {
        you: 'As {friend}, read a question and claim the right answer or the wrong one from the table.',
        child: 'Works it out, walks to the true or the false wall and tells why.',
      },
      round:
        'Read question 1 and claim {wrong}. Your child works it out, walks to the false wall, says {answer} and tells why.',
      steps: [
        'Get out paper, tape and pencils. Write true and false on one sheet each and tape them to walls that face each other.',
        'At the wrong wall, work it out together and walk over.',
      ],
      say: 'I am always right, because my elbow says so! Will you believe me?',
      safety: [
        {
          hazard: 'walking in a room',
          adultNote: 'Stay close, clear the floor, and keep the pencils while your child walks.',
        },
      ],
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Proof Planes',
      child:
        'Fold a plane. Write on it your answer and how you know. Choose a high or a low launch. Send it to {friend} at {place}. Read the mark when it comes back.',
      inShort: {
        you: 'Read a question. As {friend}, read what lands. Draw a check if it is right, a question mark if not, and fly it back.',
        child:
          'Writes the answer and how it came out on the plane, in a few words or numbers. Flies it to you. Mends it after a question mark.',
      },
      round:
        'Your child writes {answer} and how it came out. The plane flies to you. You read it, draw a check and fly it back.',
      steps: [
        'Get out paper and pencils. Your child folds any plane; a crumpled sheet flies, too. Stand four big steps apart.',
        'Work out together what has a question mark.',
      ],
      say: 'No reason, no landing. What will you fly to me?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'tossing in a room',
          adultNote: 'Stay close and clear the floor. Nothing flies at a face.',
        },
      ],
    },
    {
      title: 'Solver, Doubter, Judge',
      child:
        'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Choose as the judge: it holds, or not yet. Win all {tokens} for {hero} with honest judging.',
      inShort: {
        you: 'Read a question. When the judge has spoken, say if the answer is right.',
        child: 'Answers at the solver sign, doubts the answer at the doubter sign and checks it at the judge sign.',
      },
      round:
        'Read question 1 at the solver sign. Your child says {answer}. At the doubter sign your child asks: did I read it right? At the judge sign your child checks: it holds!',
      steps: [
        'Get out paper, tape and pencils. Write solver, doubter and judge on one sheet each and tape them up.',
        'Other doubts: Does it make sense? Can I show it? Work out a wrong answer together.',
      ],
      say: 'Solver, you may begin. The doubter is frowning already.',
      safety: [
        {
          hazard: 'walking in a room',
          adultNote: 'Stay close and clear the floor. Pencils stay at the writing spot.',
        },
      ],
    },
    {
      title: 'Proof Pillars',
      questions: 3,
      child:
        'Tell why your answer is so. Roll half a sheet into a pillar that shows it. Choose where it stands: in the middle or a corner. Build for {place} until the pillars can carry a roof.',
      inShort: {
        you: 'Read a question. Ask each new pillar: why do you stand?',
        child:
          'Writes the answer on a half sheet, rolls it into a pillar and tapes it. Tells you how the answer came out.',
        end: 'Your child lays the roof on the pillars.',
      },
      round:
        'Your child writes {answer} on a half sheet, rolls it and tapes it. Why do you stand? Your child tells how it came out.',
      steps: [
        'Get out paper, tape and pencils. Tear two sheets in half: one half for each question. The third is the roof.',
        'Work out a wrong answer together before it is written. If the roof falls, move the pillars.',
      ],
      say: 'Only a true answer makes a pillar. What carries our roof?',
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'walking and tossing in a room',
      adultNote: 'Stay close and clear the floor. Pencils stay at the writing spot, and nothing flies at a face.',
    },
  ],
}
