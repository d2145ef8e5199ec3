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
        you: 'Read a question. Then guess the hidden answer: the right one or the tempting one in the table.',
        child: 'Writes the answer under a flap. Says warm or cold to your guess and shows why: one {token}.',
        end: 'All flaps are up.',
      },
      round:
        'Your child writes {answer} under the first flap and shuts it. You guess {wrong}. Cold! Your child shows why and opens the flap: one {token}.',
      steps: [
        'Get out paper and pencils. Fold the sheet in half the long way. Tear the top half up to the fold into one flap for each question.',
        'Mend a wrong answer together; it still wins.',
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
        you: 'Read a question. Draw two doors, with the right answer and the tempting one.',
        child: 'Works it out, draws a handle on the true door and tells why the other is false: one {token}.',
        end: 'Every true door has its handle.',
      },
      round:
        'You draw two doors, {answer} and {wrong}. Your child works it out, draws a handle on {answer} and tells why {wrong} is false: one {token}.',
      steps: [
        'Get out paper and pencils. All doors go on the sheet.',
        'Draw the doors while your child is working. At the wrong door, work it out together.',
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
          'Answers, then changes one number or word of the question. Tells how the answer changes and why: one {token}.',
        end: 'Every question has been changed.',
      },
      round:
        'Read question 1. Your child works it out, says {answer} and changes one number or word. Does the answer change, too? Your child says how and tells why: one {token}.',
      steps: [
        'Get out paper and pencils. The sheet is for working and for the {tokens}.',
        'Mend a wrong answer before the change. Nobody has to work out the new answer.',
      ],
      say: 'One small change. What does it do to the answer?',
    },
    {
      title: 'Half and Half',
      strands: ['number', 'operations', 'patterns', 'time'],
      child:
        'Draw half of one {token} for each right answer. Choose one odd thing for the other half: horns or wheels. Unfold the strip. Bring {hero} the whole row.',
      inShort: {
        you: 'Read a question. Then draw the other half without peeking.',
        child: 'Answers, draws half of one {token} and orders one odd thing for your half. Unfolded, it is won.',
        end: 'Every strip is unfolded.',
      },
      round:
        'Read question 1. Your child says {answer} and why, and draws half of one {token}, with two lines that run over the fold. You turn the strip over. Your child orders: wheels! You draw on and unfold.',
      steps: [
        'Get out paper and crayons. Tear the sheet into one strip for each question and fold every strip in two.',
        'An answer that you mend together brings no order.',
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
        you: 'Shake the slips in your pocket. Once one is pulled, read the next question.',
        child:
          'Pulls a slip and answers in the voice of its dot. A right answer wins one {token}, and you repeat it in that voice.',
        end: 'Your pocket is empty.',
      },
      round:
        'Your child pulls a red dot: red growls today. Your child growls {answer} and why. You growl it back: one {token}.',
      steps: [
        'Get out paper and crayons. Tear the sheet into one slip for each question. Mark each with a red, blue or green dot and put them into your pocket.',
        'A wrong answer is mended together and still wins.',
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
