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
        'Work out each question. Choose how to do it: in your head or with a drawing. Search {place} for the spot with its answer. Win one {token} there for {hero}.',
      inShort: {
        you: 'Read a question. When your child taps a spot, say only: here, or not here.',
        child: 'Works it out and taps the spot with the answer. The right spot is colored and wins one {token}.',
        end: 'Only the empty spot is not colored.',
      },
      round:
        'Your child works it out and taps the spot that says {answer}. Here, you say. Your child tells how it came out: one {token}. At {wrong} you would say: not here.',
      steps: [
        'Get out paper and colored pencils. Write these answers far apart and draw a spot around each: {signs}.',
        'Not here? Your child works it out again.',
      ],
      say: 'One spot has a false answer and hides nothing. Which?',
    },
    {
      title: 'Some Faces Fib',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw one face for each question. Choose how each face looks: merry or grumpy. Listen: some faces fib. Work it out and call true or fib. Mend each fib and win all {tokens} for {hero}.',
      inShort: {
        you: 'Read a question and let its face say an answer. Some faces fib.',
        child: 'Works it out, calls true or fib and mends the fib. A right call wins one {token}.',
        end: 'Every face has its {token}.',
      },
      round:
        'Face 1 says proudly: {answer}. Your child works it out and calls true: one {token}. Had it said {wrong}, your child would call fib and say {answer}.',
      steps: [
        'Get out paper and colored pencils. Your child draws one quick face for each question.',
        'One or two later faces fib: they say the tempting answer. A wrong call? Work it out together.',
      ],
      say: 'Such honest faces! Which one will you trust?',
    },
    {
      title: 'Answerless Proof',
      ages: 'older',
      answers: 'short',
      child:
        'Tell {friend}, the detective, how to find the answer. Choose each clue: something to work out or to draw. Never say the answer itself. Close each case and win all {tokens} for {place}.',
      inShort: {
        you: 'Read a question. As {friend}, a detective, follow the clues and say where they lead.',
        child: 'Works it out and tells you each step, but never the answer. Leading you to it wins one {token}.',
        end: 'Every case is closed.',
      },
      round:
        'Your child works it out in secret and tells you what to do, step by step. You do it on the sheet and say {answer}. Case closed: one {token}.',
      steps: [
        'Get out paper and colored pencils.',
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
        you: 'Read a question. Then tell a clue about your secret animal.',
        child: 'Answers, asks about feet, food or home and draws the clue: one {token}.',
        end: 'All clues are drawn, and your child names the animal.',
      },
      round:
        'Your child says {answer} and asks about the feet. Two wide toes, you say. Your child draws them: one {token}.',
      steps: [
        'Get out paper and colored pencils. Choose an animal in secret. Owl: hooked claws, eats mice, nests in trees. Crab: many feet, eats seaweed, lives on the shore. Camel: two wide toes, eats thorny plants, lives in the desert.',
        'Wrong? Mend it together, and you choose the clue. Act out a fourth clue.',
      ],
      say: 'Somebody guards the {tokens}. Each answer brings a clue.',
    },
  ],
  safety: [],
}
