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
        'Tell {friend} how to find the answer. Choose each hint: something to work out or to draw. Never say the answer itself. Go on until {friend} has found it.',
      inShort: {
        you: 'Read a question. As {friend}, do each step that your child tells you and say what comes out.',
        child: 'Works it out in secret. Tells you what to do, step by step, but never the answer, until you find it.',
      },
      round:
        'Your child works it out in secret and tells you what to do first, then next. You do each step on the sheet and say {answer}. Found!',
      steps: ['Get out paper and colored pencils.', 'If the steps lead to a wrong answer, look for the slip together.'],
      say: 'Tell me everything but the answer.',
    },
    {
      title: 'Flag by Numbers',
      ages: 'younger',
      answers: 'numbers',
      questions: 4,
      child:
        'Draw a flag for {place}. Give it stripes, dots, rings and crosses. Draw as many as the last digit of each answer says. Choose how to draw them: big or small.',
      inShort: {
        you: 'Read a question. After the answer, say what comes on the flag: 1 stripes, 2 dots, 3 rings, 4 crosses.',
        child: 'Answers and draws as many of them on the flag as the last digit of the answer says.',
        end: 'Count each kind together. Does it fit its answer in the table?',
      },
      round:
        'Your child says {answer}. Stripes! Your child draws as many stripes on the flag as the last digit of {answer}.',
      steps: [
        'Get out paper and colored pencils. Your child draws a flag as big as the sheet.',
        'The last digit of 14 is 4; for a 0, nothing is drawn. After a wrong answer, work it out together first.',
      ],
      say: 'This flag is made of answers. What shall be on it?',
    },
  ],
  safety: [],
}
