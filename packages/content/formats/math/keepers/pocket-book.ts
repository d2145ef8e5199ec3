import type { Format } from '../../../types.ts'

export const pocketBook: Format = {
  id: 'math.pocket-book',
  subject: 'math',
  title: 'Under the Flap',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      child:
        'Hide your answer under each flap. Choose how to say warm or cold: shout it or whisper it. Tell why. Open the flap and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. Guess what is hidden: the right answer or the tempting one.',
        child: 'Writes the answer under a flap. Calls your guess warm or cold, tells why and opens it.',
      },
      round:
        'Your child writes {answer} under the first flap. You guess {wrong}. Cold! Your child tells why and opens it.',
      steps: [
        'Get out paper and pencils. Fold the sheet longways. Tear the top layer into one flap for each question.',
        'Wrong? Work it out together.',
      ],
      say: 'What is under here? Am I warm or cold?',
    },
    {
      title: 'Two Doors',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Trust no door before you have an answer. Choose the left or the right one and draw its handle. Tell why the other door is false. Win one {token} for {hero} behind each true door.',
      inShort: {
        you: 'Read a question. Draw two doors: one says the right answer, one the tempting one.',
        child: 'Works it out and draws a handle on the true door. Tells why the other is false.',
      },
      round: 'You draw doors with {wrong} and {answer}. Your child draws a handle on {answer} and tells why.',
      steps: ['Get out paper and pencils.', 'Wrong door? Work it out together.'],
      say: 'You may open one door. Which can you prove?',
    },
    {
      title: 'Change One Thing',
      ages: 'older',
      child:
        'Answer each question first, then change it. Choose what changes in the question: a number or a word. Tell what happens to the answer. Win one {token} for {hero}.',
      earned: true,
      inShort: {
        you: 'After the change ask: does the answer change, too?',
        child: 'Changes one number or word of the question. Says if the answer changes, and why.',
      },
      round:
        'Your child says {answer} and changes one number by 1. Does the answer change, too? Your child says yes or no, and why.',
      steps: ['Get out paper and pencils.', 'Nobody works out the new answer. Wrong? Work it out together first.'],
      say: 'One small change. What does it do to the answer?',
    },
    {
      title: 'Half and Half',
      strands: ['number', 'operations', 'patterns', 'time'],
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Work out your answer. Write it on your half of the strip. Unfold it for {hero}: do both halves match? Choose how to prove yours: tell it or draw it.',
      inShort: {
        you: 'Read a question. On its back, write the right answer or the tempting one.',
        child:
          'Writes the answer on the front and unfolds the strip. Are both halves the same? If not, proves which is right.',
      },
      round:
        'Your child writes {answer} on the front. You write {wrong} on the back. Unfold! Your child proves which is right.',
      steps: [
        'Get out paper and crayons. Tear one strip for each question and fold it in half.',
        'Wrong? Work it out together.',
      ],
      say: 'Your half, my half. Will they be the same?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pocket Draw',
      ages: 'younger',
      child:
        'Work out your answer, then pull a slip without looking. Choose which hand pulls: left or right. Tell it or draw it, as the slip shows. Prove it for {place}.',
      earned: true,
      inShort: {
        you: 'Hold out your pocket.',
        child: 'Pulls a slip. A mouth means: tell how you know. A hand means: draw it.',
      },
      round: 'Your child says {answer} and pulls a slip with a hand. Your child draws how {answer} came out.',
      steps: [
        'Get out paper and crayons. Tear one slip for each question. Draw a mouth or a hand on it. Pocket the slips.',
        'Wrong? Work it out together first.',
      ],
      say: 'Will you tell it or draw it? My pocket knows.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
