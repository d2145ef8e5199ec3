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
        'Work the question out before you trust the answer that you hear. Choose your proof: numbers, words or a drawing. Defend the true or false wall, even against {friend}. Win one {token} at the right wall for {hero}.',
      inShort: {
        you: 'Be {friend}. Read a question and claim the right or tempting answer.',
        child: 'Works it out. Walks to the true or false wall and tells why.',
      },
      round:
        'You claim {wrong}. Your child works it out and walks to the false wall. It is {answer}, and your child tells why.',
      steps: [
        'Get out paper, tape and pencils. Write true and false on one sheet each. Tape them to two walls.',
        'Wrong wall? Work it out together.',
      ],
      say: 'I claim it is so. Can you prove it or disprove it?',
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
        'Fold a plane. Write on it your answer and how you know. Choose a high or a low launch. Send it over {place}. Read the mark when it comes back.',
      inShort: {
        you: 'Read a question. Draw a check or a question mark on it. Fly it back.',
        child: 'Writes the answer and how it came out on the plane. Flies it to you. Mends a question mark.',
      },
      round: 'Your child writes {answer} and how it came out. The plane lands. You draw a check and fly it back.',
      steps: [
        'Get out paper and pencils. Your child folds any plane. Stand four big steps apart.',
        'Stuck? Work it out together.',
      ],
      say: 'No reason, no landing. What will you fly to me?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'tossing in a room', adultNote: 'Stay close and clear the floor. Nothing flies at a face.' }],
    },
    {
      title: 'Solver, Doubter, Judge',
      child:
        'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Choose as the judge: it holds, or not yet. Win all {tokens} for {hero} with honest judging.',
      inShort: {
        you: 'Read a question. When the judge has spoken, say if it is right.',
        child: 'Answers at the solver sign. Asks a doubt at the doubter sign. Checks at the judge sign.',
      },
      round: 'The solver says {answer}. The doubter asks: did I read it right? The judge checks again: it holds!',
      steps: [
        'Get out paper, tape and pencils. Write solver, doubter and judge on one sheet each. Tape them up.',
        'Wrong? Work it out together.',
      ],
      say: 'Solver first. What will the doubter ask, and what holds?',
      safety: [
        { hazard: 'walking in a room', adultNote: 'Stay close and clear the floor. Pencils stay at the writing spot.' },
      ],
    },
    {
      title: 'Proof Pillars',
      questions: 3,
      child:
        'Tell why your answer is so. Roll half a sheet into a pillar that shows it. Choose where it stands: in the middle or a corner. Build for {place} until the pillars can carry a roof.',
      inShort: {
        you: 'Read a question. Ask of each new pillar: what holds it up?',
        child: 'Writes the answer on a half sheet. Rolls and tapes it into a pillar. Tells why.',
        end: 'Your child lays the roof on the pillars.',
      },
      round:
        'Your child writes {answer}, rolls the half sheet and tapes it. What holds it up? Your child tells how {answer} came out.',
      steps: [
        'Get out paper, tape and pencils. Tear two sheets in half: one half for each question. The third is the roof.',
        'Wrong? Work it out together.',
      ],
      say: 'Only a true answer makes a pillar. Ready?',
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
