import type { Format } from '../../../types.ts'

export const caseFile: Format = {
  id: 'math.case-file',
  subject: 'math',
  title: 'Case File',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'colored pencils', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 7, share: 1 },
  takes: [
    {
      title: 'Which One Is Empty?',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Choose a spot that you think will stay empty. Work out each question. Search {place} for the spot with its answer. Draw one {token} there for {hero}.',
      inShort: {
        you: 'Read a question. When your child taps a spot, say only: here, or not here.',
        child: 'Works it out and taps the spot that shows the answer. The right spot wins one {token}, drawn there.',
        end: 'Only the empty spot has no {token}.',
      },
      round:
        'Read question 1. Your child works it out and taps the spot that shows {answer}. You say: here! Your child draws one {token} on it in color. Had your child tapped {wrong}, you would say: not here.',
      steps: [
        'Get out paper, pencils and colored pencils. Your child draws one spot for each question and one more. Write one answer on each, in this order: {signs}.',
        'Not here? Your child works it out again. Last, ask: which spot was no answer at all?',
      ],
      say: 'One spot has a false answer and hides nothing. Which?',
    },
    {
      title: 'Some Faces Fib',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw one face and one {token} for each question. Choose how each face looks. Listen: some faces fib. Work it out and call true or fib. Mend each fib and win all {tokens} for {hero}.',
      inShort: {
        you: 'Read a question and let its face say an answer. Some faces fib.',
        child: 'Works it out, calls true or fib and mends the fib. A right call wins one {token}, which is colored.',
        end: 'Every {token} is colored.',
      },
      round:
        'Read question 1. Face 1 says proudly: {answer}. Your child works it out, calls true and colors its {token}. Had it said {wrong}, your child would call fib and say {answer}.',
      steps: [
        'Get out paper, pencils and colored pencils. Your child draws a face and one {token} for each question and numbers the faces.',
        'One or two later faces fib: they say the tempting answer from the table. A wrong call? Work it out together.',
      ],
      say: 'Such honest faces! Which one will you trust?',
    },
    {
      title: 'Answerless Proof',
      ages: 'older',
      answers: 'short',
      child:
        'Tell {friend}, the detective, how to find the answer. Choose your clues with care: never say the answer itself. Close each case and win all {tokens} for {place}.',
      inShort: {
        you: 'Read a question. As {friend}, a detective, note the clues, follow them and say where they lead.',
        child:
          'Works it out in secret and tells you the steps, but never the answer. If they lead you to it, that wins one {token}.',
        end: 'Every case is closed.',
      },
      round:
        'Read question 1. Your child works it out in secret and tells you the way, step by step. You note it, go that way and say {answer}. Case closed: your child draws one {token} in color.',
      steps: [
        'Get out paper, pencils and colored pencils. The sheet is for your notes and the {tokens}. Say a sample for 380 - 250: start at 380, take off 200, then 50. Your child says where it leads.',
        'Stuck, or led to a wrong answer? Say what puzzles you, and your child mends the clue.',
      ],
      say: 'Tell me everything but the answer.',
    },
    {
      title: 'Who Guards Them?',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'time'],
      child:
        'Find out who guards the {tokens} at {place}. Answer a question to hear a clue. Choose what to ask about: feet, food or home? Draw what you hear and name the guard for {hero}.',
      inShort: {
        you: 'Read a question. Then tell a true clue about your secret animal, but never its name.',
        child:
          'Answers, wins one {token} and asks for one clue, then draws it. After a mended answer, you choose the clue.',
        end: 'Your child names the animal after the last clue.',
      },
      round:
        'Say your animal is a crab. Read question 1. Your child says {answer}, wins one {token} and asks about its feet. You reply: many, and they walk sideways. Your child draws them.',
      steps: [
        'Get out paper and colored pencils. Your child draws the guard and its {tokens} on the sheet. Choose an animal in secret. Owl: hooked claws; eats mice; nests in hollow trees. Crab: many feet, walks sideways; eats seaweed and tiny sea animals; lives on the shore. Camel: two wide toes; eats thorny plants; lives in the desert.',
        'Wrong? Mend it together before the clue. Last, act the animal out together.',
      ],
      say: 'Somebody guards the {tokens}. Each right answer brings a clue.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'colored pencils', quantity: '2', core: true, substitute: 'crayons' },
      ],
    },
  ],
  safety: [],
}
