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
      child:
        'Draw half of one {token} for each right answer. Choose one odd thing for the other half: horns or wheels. Unfold the strip. Bring {hero} the whole row.',
      inShort: {
        you: 'Read a question. When half a picture is drawn, turn the folded strip over and draw the other half without peeking, as your child orders.',
        child:
          'Answers. Draws half of one {token} on a folded strip, up to the fold, with the answer in it. Orders one odd thing for your half and unfolds the strip.',
      },
      round:
        'Your child says {answer}, draws half of one {token} with {answer} in it, and orders: wheels! You turn the strip over and draw. Your child unfolds it.',
      steps: [
        'Get out paper and crayons. Tear the sheet into one strip for each question and fold every strip in half.',
        'Work out a wrong answer together before it is drawn.',
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
        'Choose a voice for each color: growl, whisper or sing. Pull one slip without looking. Answer as its dot says. Win one {token} for {place}.',
      inShort: {
        you: 'Hold out your pocket. When a slip is pulled, read a question. Repeat the right answer in the same voice.',
        child: 'Pulls a slip without looking and answers in the voice of its color: growling, whispering or singing.',
      },
      round:
        'Your child pulls a red dot: red growls today. Your child growls {answer} to question 1, and you growl it back.',
      steps: [
        'Get out paper and crayons. Tear the sheet into one slip for each question. Mark each with a red, blue or green dot and put them into your pocket. Agree on a voice for each color.',
        'Work out a wrong answer together.',
      ],
      say: 'Will it be a growler, a whisperer or a singer?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
      ],
    },
  ],
  safety: [],
}
