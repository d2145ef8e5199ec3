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
    { name: 'paper', quantity: '5 sheets', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'True Wall, False Wall',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, claim true or false answers.',
        child: 'Works it out and walks to the true or false wall. A right wall wins one {token}.',
        end: 'Every slip hangs up.',
      },
      round:
        'You read question 1 and claim {wrong}. Your child works it out, walks to the false wall, says {answer} and tells why. Up goes a slip, one {token}.',
      child:
        'Hear a question with an answer and work it out. Choose a wall: true or false. Defend your wall with your best reason, even against {friend}. Stick the {token} up where {hero} can trust it.',
      steps: [
        'Get out paper, tape and pencils. Tape true and false signs on facing walls. Tear one slip for each question.',
        'Read some right answers, too. Tempting ones are in the last step.',
        'Wrong wall? Work it out together.',
      ],
      say: 'I stand here, because my elbow says so!',
    },
    {
      title: 'Proof Planes',
      inShort: {
        you: 'Play the tower: doubt, then clear each plane.',
        child: 'Folds answer and reason into a plane and settles your doubt. A landing wins one {token}.',
        end: 'Every plane has landed.',
      },
      round:
        'Your child writes {answer} and a reason, draws one {token} and folds the plane. How do you know? Your child tells. Cleared! It flies over the line.',
      child:
        'Put an answer and its reason on half a sheet. Draw one {token} on it and fold a plane. Choose a high or a low launch. Fly until every {token} has landed at {place}.',
      steps: [
        'Get out paper, tape and pencils. Tape a line to the floor: {place} is behind it. Tear one half sheet for each question.',
        'A wrong answer is unfolded and mended.',
        'Landed too short? Fly again.',
      ],
      say: 'Tower to pilot: how do you know that answer is right?',
    },
    {
      title: 'Solver, Doubter, Judge',
      inShort: {
        you: 'Read each question and wait at the judge sign.',
        child: 'Solves, doubts and judges at three signs. An answer that holds wins one {token}.',
        end: 'Every question is judged.',
      },
      round:
        'At solver your child says {answer}. The doubter, your child again, grumbles: did I read it right? The judge checks: it holds! You draw one {token}.',
      child:
        'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Walk to the judge and choose: it holds, or not yet. Win one {token} for {hero} with each question.',
      steps: [
        'Get out paper, tape and pencils. Tape up three signs far apart: solver, doubter, judge.',
        'More doubts: Does it make sense? Can I show it?',
        'A wrong answer? Say: not yet. Your child goes around again.',
      ],
      say: 'Solver, you may begin. The doubter is frowning already.',
    },
    {
      title: 'Proof Pillars',
      inShort: {
        you: 'Ask each pillar: why do you stand?',
        child: 'Rolls answer and reason into a pillar. A right answer wins one {token}.',
        end: 'The pillars carry the roof.',
      },
      round:
        'Your child writes {answer} and a reason, draws one {token}, then rolls and tapes the half sheet. Why do you stand? Your child answers for the pillar.',
      child:
        'Write your answer with a reason on half a sheet. Roll and tape it, with one {token} on it. Choose where your pillar should stand at {place}. Lay the roof on when each question has a pillar.',
      steps: [
        'Get out paper, tape and pencils. Tear one half sheet for each question. Keep a whole one as the roof.',
        'A wrong answer is mended before it is rolled.',
        'Lay the roof on and blow gently.',
      ],
      say: 'Only a true answer makes a pillar. What carries our roof?',
    },
  ],
  safety: [
    {
      hazard: 'walking and tossing in a room',
      adultNote: 'A grown-up clears the floor; pencils stay at the writing spot, and nothing flies at a face.',
    },
  ],
}
