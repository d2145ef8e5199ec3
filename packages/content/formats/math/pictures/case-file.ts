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
        child: 'Works it out and taps the spot with the answer. Tells how and colors the right spot.',
        end: 'Your child says which spot is empty, and why.',
      },
      round:
        'Your child works it out and taps the spot that says {answer}. Here, you say. Your child tells how and colors it.',
      steps: [
        'Get out paper and colored pencils. Write these answers far apart and draw a ring around each: {signs}.',
        'Not here? Work it out together.',
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
        you: 'Read a question and let its face say an answer. At some faces, say the tempting wrong answer from the table.',
        child: 'Works it out and calls true or fib. Mends a fib with the right answer.',
      },
      round: 'Face 1 says proudly: {wrong}. Your child works it out, calls fib and says {answer}.',
      steps: [
        'Get out paper and colored pencils. Your child draws one quick face for each question.',
        'After a wrong call, work it out together.',
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
        you: 'Read a question. As {friend}, a detective, do each step that your child tells you and say what comes out.',
        child: 'Works it out in secret. Tells you what to do, step by step, but never the answer, until you find it.',
      },
      round:
        'Your child works it out in secret and tells you what to do first, then next. You do each step on the sheet and say {answer}. Case closed!',
      steps: ['Get out paper and colored pencils.', 'If the steps lead to a wrong answer, look for the slip together.'],
      say: 'Tell me everything but the answer.',
    },
    {
      title: 'Who Stands Guard?',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'time'],
      child:
        'Find out who guards the {tokens} at {place}. Answer a question to hear a hint. Choose what to ask about: feet, food, home or skin? Draw what you hear and name the guard for {hero}.',
      inShort: {
        you: 'Read a question. After the answer, tell one thing about your secret animal.',
        child: 'Answers and asks about the feet, food, home or skin. Draws what you tell.',
        end: 'Your child names the animal. Stuck? Say: owl, crab or camel?',
      },
      round: 'Your child says {answer} and asks about the feet. Two wide toes, you say. Your child draws them.',
      steps: [
        'Get out paper and colored pencils. Choose an animal in secret. Owl: hooked claws, eats mice, nests in trees, feathers. Crab: pointed feet, eats seaweed, lives on the shore, a hard shell. Camel: two wide toes, eats thorny plants, lives in the desert, woolly hair.',
        'After a wrong answer, work it out together first.',
      ],
      say: 'Only in this game: which animal stands guard? Each answer brings a hint.',
    },
  ],
  safety: [],
}
