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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      child:
        'Make a row of flaps that hide {tokens}. Answer a question under a flap, in marks or words. Say warm or cold while your grown-up guesses. Lift the flap for {hero} after a right guess.',
      inShort: {
        you: 'Guess what hides under each flap.',
        child: 'Hides the answer and one {token}, says warm or cold, wins at a right guess.',
        end: 'All flaps are up.',
      },
      round:
        'You read question 1. Your child writes {answer} under a flap, draws one {token} beside it and shuts it. You guess {wrong}: cold! You guess {answer}: hot! The flap opens.',
      steps: [
        'Get out paper, pencils and crayons. Fold a sheet lengthwise. Tear the top half into one flap for each question.',
        'Always guess the tempting one from the last step first.',
        'Mend a wrong answer under its flap together.',
      ],
      say: 'Is it a number, a shape or a sandwich?',
    },
    {
      title: 'Two Doors',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Write a true answer on one door of a strip. Write a tempting false one on the other. Choose left or right, and hide one {token} behind the truth. Tell {hero} what makes the false door tempting.',
      inShort: {
        you: 'Read both doors, think aloud and open one.',
        child: 'Writes a true answer and a false one on two doors, then explains both: one {token}.',
        end: 'Every strip is open.',
      },
      round:
        'Your child writes {answer} and {wrong} on two doors, and draws one {token} behind the true one. You open the false door: empty! Your child tells why, and opens the other.',
      steps: [
        'Get out paper, pencils and crayons. Tear one strip for each question. Fold both its ends to the middle: two doors.',
        'Stuck for a false answer? Tempting ones are in the last step.',
        'Now open true doors, too. A wrong answer is mended first.',
      ],
      say: 'Two doors, one {token}. Let me think.',
    },
    {
      title: 'Change One Thing',
      ages: 'older',
      child:
        'Fold a book with one page for each question. Answer it, then change one thing to make it new. Choose what changes: a number, a name or a word. Draw one {token} for {hero} when both answers hold.',
      inShort: {
        you: 'Guess the answer to each changed question.',
        child: 'Answers, changes one thing in the question, works it out and proves it: one {token}.',
        end: 'Every page is proved.',
      },
      round:
        'You read question 1. Your child writes {answer}, changes one number or word and works the new question out, covered. You guess. Your child uncovers it, proves it and draws one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Fold two sheets into a small book.',
        'Mend a wrong answer before the change.',
        'Guess anything. Your child works both the same way.',
      ],
      say: 'One small change. Is it harder for me now, or easier?',
    },
    {
      title: 'Half and Half',
      strands: ['number', 'operations', 'fractions', 'patterns', 'measurement', 'time', 'geometry'],
      child:
        'Take a folded strip, so that only half shows. Answer a question to draw half of one {token}. Unfold it, laugh, and choose a name for it. Bring {hero} the whole funny row.',
      inShort: {
        you: 'Draw the other half without peeking.',
        child: 'Answers and draws half of one {token} on a folded strip. Unfolded, it is won.',
        end: 'No strip is left.',
      },
      round:
        'Your child hears question 1, says {answer} and draws half of one {token}, two lines running over the fold. You draw on from those lines without peeking. Unfold: one {token}!',
      steps: [
        'Get out paper, pencils and crayons. Tear one strip for each question and fold each in two.',
        'Mend a wrong answer together.',
        'Turn the strip over before you draw.',
      ],
      say: 'I see two lines and nothing else. What might this become?',
    },
    {
      title: 'Pocket Draw',
      ages: 'younger',
      child:
        'Pull one slip from the pocket without looking. Answer as the dot says: growl, whisper or sing. Choose your own voice for the last slip. Draw one {token} on it for {place}.',
      inShort: {
        you: 'Read the question of each slip.',
        child: 'Pulls a slip, answers in the voice of its dot and draws one {token} on it.',
        end: 'The pocket is empty.',
      },
      round:
        'Slip 1 stays out of the pocket. You read question 1. The dot is red, so your child growls {answer} and draws one {token} on it. All others go into the pocket.',
      steps: [
        'Get out paper, pencils and crayons. Fold a sheet in half and fold both open sides over twice: a pocket. Number one slip for each question. Add a dot: red growls, blue whispers, green sings.',
        'Wrong? The slip goes back in.',
        'Shake the pocket before each pull.',
      ],
      say: 'A growler, a whisperer or a singer?',
    },
  ],
  safety: [],
}
