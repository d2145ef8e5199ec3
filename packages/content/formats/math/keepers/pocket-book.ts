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
        you: 'Read a question. Then guess the hidden answer: say the right answer or the wrong one from the table.',
        child:
          'Writes the answer under a flap and shuts it. Calls your guess warm (right) or cold (wrong). Tells why and opens the flap.',
      },
      round:
        'Your child writes {answer} under the first flap and shuts it. You guess {wrong}. Cold! Your child tells why and opens the flap.',
      steps: [
        'Get out paper and pencils. Fold the sheet into a long strip of two layers. Tear the top layer, from edge to fold, into one flap for each question.',
        'If the answer under the flap is wrong, work it out together.',
      ],
      say: 'What might be under here? Prove that I am warm or cold.',
    },
    {
      title: 'Two Doors',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Trust no door before you have an answer. Choose the left or the right one and draw its handle. Tell why the other door is false. Win one {token} for {hero} behind each true door.',
      inShort: {
        you: 'Read a question. Draw two doors. Write the right answer on one and the wrong answer from the table on the other.',
        child: 'Works it out, draws a handle on the door with the right answer and tells why the other is false.',
      },
      round:
        'You draw two doors, {wrong} and {answer}. Your child works it out, draws a handle on {answer} and tells why {wrong} is false.',
      steps: [
        'Get out paper and pencils. All doors go on the sheet.',
        'If the wrong door gets the handle, work it out together.',
      ],
      say: 'You may open just one door. Which one can you prove?',
    },
    {
      title: 'Change One Thing',
      ages: 'older',
      child:
        'Answer each question first, then change it. Choose what changes in the question: a number or a word. Tell what happens to the answer. Win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. After the change, ask: does the answer change, too?',
        child:
          'Answers, then changes one number or word of the question, such as a 2 to a 3. Says if that changes the answer, and why.',
      },
      round:
        'Your child works it out, says {answer} and changes one number by 1. Does the answer change, too? Your child says yes or no, and why.',
      steps: [
        'Get out paper and pencils. The sheet is for working out.',
        'After a wrong answer, work it out together before the change. Nobody has to work out the new answer.',
      ],
      say: 'One small change. What does it do to the answer?',
    },
    {
      title: 'Half and Half',
      strands: ['number', 'operations', 'patterns', 'time'],
      answers: 'numbers',
      child:
        'Draw half of one {token}, up to the fold. Give it as many spots as the last digit of your answer. Choose dots or rings. Unfold it for {hero}: do both halves match?',
      inShort: {
        you: 'Read a question. Turn the folded strip over and draw the other half, with as many spots as the last digit of the right answer.',
        child:
          'Works it out. Draws half of one {token} on a folded strip, with as many spots as the last digit of the answer. Unfolds it: do the spots match?',
      },
      round:
        'Your child works out {answer} and draws half of one {token} with its spots. You turn the strip over and draw yours. Your child unfolds it: as many on both sides!',
      steps: [
        'Get out paper and crayons. Tear the sheet into one strip for each question and fold every strip in half.',
        'The last digit of 14 is 4; for a 0, no spots. If the halves do not match, work it out together.',
      ],
      say: 'You draw one half, and I draw the other without peeking!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pocket Draw',
      ages: 'younger',
      child:
        'Work out your answer, then pull a slip without looking. Prove the answer as its color says. Choose what each color means: tell it, draw it or show it. Play on for {place}.',
      inShort: {
        you: 'Read a question. After the answer, hold out your pocket and look what color comes.',
        child:
          'Answers and pulls a slip without looking. Proves the answer as its color says: tells it, draws it or shows it with hands.',
      },
      round: 'Your child says {answer} and pulls a red dot: red means draw it. Your child draws how {answer} came out.',
      steps: [
        'Get out paper and crayons. Tear the sheet into one slip for each question. Mark each with a red, blue or green dot and put them into your pocket. Agree on a color each for: tell it, draw it, show it with hands.',
        'If the proof shows that the answer is wrong, mend it together.',
      ],
      say: 'Will you tell it, draw it or show it? My pocket knows.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
      ],
    },
  ],
  safety: [],
}
