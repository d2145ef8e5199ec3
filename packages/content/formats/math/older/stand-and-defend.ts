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
        you: 'As {friend}, read a question and claim its right answer or the tempting one.',
        child: 'Works it out, walks to the true or the false wall and tells why: one {token}.',
        end: 'Every claim is judged.',
      },
      round:
        'Read question 1 and claim {wrong}. Your child works it out, walks to the false wall, says {answer} and tells why: one {token}.',
      steps: [
        'Get out paper, tape and pencils. Write true and false on one sheet each and tape them to walls that face each other.',
        'At the wrong wall, work it out together and walk over.',
      ],
      say: 'I am always right, because my elbow says so! Will you believe me?',
      safety: [
        {
          hazard: 'walking in a room',
          adultNote: 'A grown-up clears the floor, and keeps the pencils while your child walks.',
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
        'Fold a plane. Tell the tower how you know each answer. Choose a high or a low launch. Land at {place}, and win one {token}.',
      inShort: {
        you: 'Read a question. Play the tower: how do you know? Then clear the plane.',
        child:
          'Answers, tells how and flies. A right first answer starts one step nearer. Each landing wins one {token}.',
        end: 'Every answer has landed at {place}.',
      },
      round:
        'Read question 1. Your child says {answer}. How do you know? Your child tells. Cleared, one step nearer! The plane lands behind the line: one {token}.',
      steps: [
        'Get out paper, tape and pencils. Fold a plane: longways, corners to the middle line, shut it, wings down. Tape a line four big steps from the start: behind it is {place}.',
        'Mend a wrong answer before the flight. A short flight is flown again.',
      ],
      say: 'Tower to pilot: no reason, no takeoff. Are you ready?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
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
          'Answers as solver, grumbles as doubter and checks as judge. A right answer that holds wins one {token}.',
        end: 'Every question is judged.',
      },
      round:
        'Read question 1 at the solver sign. Your child says {answer}, walks to the doubter sign and grumbles: did I read it right? The judge checks: it holds! You agree: one {token}.',
      steps: [
        'Get out paper, tape and pencils. Write solver, doubter and judge on one sheet each and tape them up.',
        'Other doubts: Does it make sense? Can I show it? A wrong answer goes around again, with your help.',
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
        'Tell why your answer is so. Roll half a sheet into a pillar that shows it. Choose where it stands: in the middle or a corner. Build for {place} until the pillars can carry a roof.',
      inShort: {
        you: 'Read a question. Ask each new pillar: why do you stand?',
        child: 'Answers, rolls a pillar and replies for it: one {token}. A right first answer gets more tape.',
        end: 'The pillars carry the roof.',
      },
      round:
        'Read question 1. Your child says {answer}, writes it on a half sheet, rolls it and tapes it twice. Why do you stand? The pillar tells how {answer} came out: one {token}.',
      steps: [
        'Get out paper, tape and pencils. Tear two sheets in half: one half for each question. The third is the roof.',
        'A wrong answer is mended, and its pillar is taped only once. If the roof falls, move the pillars.',
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
