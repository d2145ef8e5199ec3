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
        'Work the question out before you trust the answer that you hear. Choose how to walk: tiptoe, march or glide. Defend the true or false wall, even against {friend}. Stick one {token} on the right wall for {hero}.',
      inShort: {
        you: 'As {friend}, read a question and claim its right answer or the tempting one.',
        child:
          'Works it out, walks to the true or the false wall and tells why. The right wall wins one slip: one {token}.',
        end: 'Every slip hangs on a wall.',
      },
      round:
        'Read question 1 and claim {wrong}. Your child works it out, walks to the false wall, says {answer} and tells why. Your child draws one {token} on a slip and tapes it up there.',
      steps: [
        'Get out paper, tape and pencils. Write true and false on two sheets and tape them to walls that face each other. Tear the third into slips, one for each question.',
        'Claim some right answers, too. A wrong wall? Work it out together, then walk over.',
      ],
      say: 'I am sure of it, because my elbow says so! And you?',
      safety: [
        {
          hazard: 'walking in a room',
          adultNote: 'A grown-up clears the floor, and pencils stay at the writing spot.',
        },
      ],
    },
    {
      title: 'Proof Planes',
      child:
        'Put your answer and its reason on half a sheet. Fold it into a plane that carries one {token}. Choose a high or a low launch. Land every {token} at {place}.',
      inShort: {
        you: 'Read a question. Play the tower and ask: how do you know? Then clear the plane.',
        child:
          'Writes answer and reason, folds a plane and replies. A right first answer flies from one step nearer. Each landing wins one {token}.',
        end: 'Every plane has landed at {place}.',
      },
      round:
        'Read question 1. Your child writes {answer} and a reason, draws one {token} and folds the plane. How do you know? Your child tells. Cleared, one step nearer! The plane lands behind line 2.',
      steps: [
        'Get out paper, tape and pencils. Tape two lines to the floor, four big steps apart: line 1 is the start, and {place} is behind line 2. Tear the sheets in half: one half for each question.',
        'A wrong answer is unfolded, mended and flown from line 1. Landed too short? Fly again.',
      ],
      say: 'Tower to pilot: how do you know that answer is right?',
      materials: [
        { name: 'paper', quantity: '2 sheets, torn in half', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Solver, Doubter, Judge',
      child:
        'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Choose as the judge: it holds, or not yet. Win all {tokens} for {hero} with honest judging.',
      inShort: {
        you: 'Read each question. Say only after the judging whether the answer is right.',
        child:
          'Answers at the solver sign, doubts it at the next and checks it at the judge sign. A right answer that holds wins one {token}.',
        end: 'Every question is judged.',
      },
      round:
        'Read question 1 at the solver sign. Your child says {answer}, walks to the doubter sign and grumbles: did I read it right? The judge checks: it holds! You agree, and your child draws one {token} on its sign.',
      steps: [
        'Get out paper, tape and pencils. Write solver, doubter and judge on one sheet each and tape them up far apart.',
        'More doubts: Does it make sense? Can I show it? After a wrong answer or a not yet, your child goes around again.',
      ],
      say: 'Solver, you may begin. The doubter is frowning already.',
      safety: [
        {
          hazard: 'walking in a room',
          adultNote: 'A grown-up clears the floor, and pencils stay at the writing spot.',
        },
      ],
    },
    {
      title: 'Proof Pillars',
      child:
        'Write your answer with a reason on half a sheet. Roll it into a pillar that shows one {token}. Choose where it should stand at {place}. Build until the pillars can carry a roof.',
      inShort: {
        you: 'Read a question. Ask each new pillar: why do you stand?',
        child:
          'Rolls answer and reason into a pillar and replies for it: one {token}. A right first answer gets a second piece of tape.',
        end: 'The pillars carry the roof while you blow gently.',
      },
      round:
        'Read question 1. Your child writes {answer} and a reason, draws one {token}, rolls the half sheet and tapes it twice. Why do you stand? Your child replies for the pillar.',
      steps: [
        'Get out paper, tape and pencils. Tear two sheets in half: one half for each question. The whole sheet is the roof.',
        'A wrong answer is mended before it is rolled, and is taped once. Fallen? Move the pillars and lay the roof on again.',
      ],
      say: 'Only a true answer makes a pillar. What carries our roof?',
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'walking and tossing in a room',
      adultNote: 'A grown-up clears the floor; pencils stay at the writing spot, and nothing flies at a face.',
    },
  ],
}
