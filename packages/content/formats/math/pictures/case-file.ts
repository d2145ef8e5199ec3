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
        you: 'Read a question. When a spot is tapped, say only: here, or not here.',
        child: 'Works it out and taps the answer. Tells how and colors it.',
        end: 'Your child says which spot is empty, and why.',
      },
      round: 'Your child works it out and taps {answer}. Here, you say. Your child tells how and colors it.',
      steps: [
        'Get out paper and colored pencils. Write these far apart, each in a ring: {signs}.',
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
        you: 'Read a question. Let its face say the right answer or the tempting one.',
        child: 'Works it out and calls true or fib. Mends a fib with the right answer.',
      },
      round: 'Face 1 says proudly: {wrong}. Your child works it out, calls fib and says {answer}.',
      steps: [
        'Get out paper and colored pencils. Your child draws one quick face for each question.',
        'Wrong call? Work it out together.',
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
        you: 'Read a question. As {friend}, do each step that you are told. Say what comes out.',
        child: 'Works it out in secret. Tells you each step to do until you find the answer.',
      },
      round: 'Your child tells you what to do first, then next. You do each step on the sheet and say {answer}. Found!',
      steps: ['Get out paper and colored pencils.', 'Wrong? Look for the slip together.'],
      say: 'Tell me everything but the answer.',
    },
    {
      title: 'Flag by Numbers',
      ages: 'younger',
      answers: 'numbers',
      questions: 3,
      child:
        'Color a flag for {place} with your answers. Find the field of each one. Choose how to fill it: stripes or dots. Hold up the flag when all fields are bright.',
      inShort: {
        you: 'Read a question and name a color.',
        child: 'Works it out, finds the field with the answer and colors it. Tells how the answer came out.',
        end: 'Your child holds up the flag of {place}.',
      },
      round: 'You call blue. Your child works it out and colors the field of {answer}.',
      steps: [
        'Get out paper and colored pencils. Draw a flag with a field for each of these: {answers}. Write them in.',
        'Wrong field? Work it out together.',
      ],
      say: 'Your answers color this flag. What will it be?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
      ],
    },
  ],
  safety: [],
}
