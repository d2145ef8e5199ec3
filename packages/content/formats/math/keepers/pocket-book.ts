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
    { name: 'crayons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      child:
        'Hide your answer and one {token} under each flap. Say warm or cold when somebody guesses. Tell why, and open the flap for {hero}. Choose crayons for each {token} you win.',
      inShort: {
        you: 'Read a question. Guess the hidden answer: now the right one, now the tempting one in the table.',
        child:
          'Hides the answer and one {token} under a flap. Says warm to a right guess, cold to a wrong one, and proves it: one {token}.',
        end: 'All flaps are up.',
      },
      round:
        'Read question 1. Your child writes {answer} under the first flap, draws one {token} beside it in crayon and shuts it. You guess {wrong}. Cold! Your child shows why and opens the flap: the {token} is won.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet in half the long way. Tear slits from the edge of its top layer to the fold: one flap for each question.',
        'If a right guess is called cold, or a wrong one warm, work the question out together.',
      ],
      say: 'What might be under here? Prove that I am warm or cold.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
      ],
    },
    {
      title: 'Two Doors',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Read both doors, but answer the question first. Choose one door and open it for {hero}. Tell why the other door is false. Invent a false answer for the last strip.',
      inShort: {
        you: 'Read a question and hand over its strip with two doors.',
        child:
          'Works it out, opens the true door and finds one {token}. Tells how to see that the other door is false.',
        end: 'Every strip is open.',
      },
      round:
        'Read question 1. One door says {answer}, the other {wrong}. Your child works it out and opens {answer}: one {token}! Then your child tells why {wrong} is false.',
      steps: [
        'Get out paper, pencils and crayons. Out of sight, tear the sheet into one strip for each question and fold both ends to the middle: two doors. Keep the last strip blank. On the others write the right answer on one door and the tempting one from the table on the other. Draw one {token} in crayon behind the true door.',
        'Behind an empty door, work it out together, then open the other. For the last question your child makes the doors, and you choose one.',
      ],
      say: 'You may open just one door. Which one can you prove?',
    },
    {
      title: 'Change One Thing',
      ages: 'older',
      child:
        'Try each question first, then change it. Choose what changes: a number or a word. Prove the new answer and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. Later try to answer the changed one in your head.',
        child:
          'Answers, changes one number or word and works out the new answer in secret. Proving it to you wins one {token}.',
        end: 'Every new answer is proved.',
      },
      round:
        'Read question 1. Your child writes {answer}, changes one number or word and reads you the new question. Your child works it out behind a hand, you in your head. You say your answer. Your child proves the right one: one {token}, drawn in crayon.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet in half: a small book. Each question gets one of its pages.',
        'Mend a wrong answer before the change. If you two disagree, work the new question out side by side.',
      ],
      say: 'One small change. Is it harder for me now, or easier?',
    },
    {
      title: 'Half and Half',
      strands: ['number', 'operations', 'patterns', 'time'],
      child:
        'Draw half of one {token} for each right answer. Order one odd thing for the other half. Unfold the strip and choose a funny name. Bring {hero} the whole row.',
      inShort: {
        you: 'Read a question. Then draw the other half without peeking at the first.',
        child:
          'Draws half of one {token} for a right answer, and orders one thing that your half must have. Unfolded, it is won.',
        end: 'No strip is left.',
      },
      round:
        'Read question 1. Your child says {answer}, draws half of one {token} in crayon and runs two lines over the fold. You turn the strip over. Your child orders: a hat! You draw on and unfold: one {token}!',
      steps: [
        'Get out paper and crayons. Take one crayon each. Tear the sheet into one strip for each question and fold every strip in two.',
        'After an answer that you mend together, you draw without an order.',
      ],
      say: 'I see two lines and nothing else. What must my half have?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2', core: true },
      ],
    },
    {
      title: 'Pocket Draw',
      ages: 'younger',
      child:
        'Choose a voice for each color: growl, whisper or sing. Pull one slip without looking. Answer as its dot says. Draw one {token} for {place}.',
      inShort: {
        you: 'Shake the pocket. Once a slip is pulled, read the next question.',
        child:
          'Pulls a slip and answers in the voice of its dot. A right answer keeps the slip and draws one {token} on it.',
        end: 'Every question has won its slip.',
      },
      round:
        'Your child pulls a slip with a red dot. You read question 1. Your child growls {answer}, keeps the slip and draws one {token} on it.',
      steps: [
        'Get out paper and crayons: red, blue and green. For the pocket, fold one sheet in half and fold both open sides over twice. Tear the other into six slips and draw a dot on each, two of each color. Your child chooses which color growls, whispers or sings. Put the slips in.',
        'After a wrong answer, work it out together, put the slip back and ask that question again at the end.',
      ],
      say: 'Will it be a growler, a whisperer or a singer?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
      ],
    },
  ],
  safety: [],
}
