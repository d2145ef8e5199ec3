import type { Format } from '../../../types.ts'

export const tradingPost: Format = {
  id: 'math.trading-post',
  subject: 'math',
  title: 'Trading Post',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'buttons', quantity: '{questions}', core: true, substitute: 'dry beans' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Stubborn Trader',
      child:
        "Go to {friend}'s stall and look at the buttons. Offer a right answer, and one comes halfway. Choose what to add to your answer: a reason or a sketch. Win one {token} for {place} with each button.",
      inShort: {
        you: 'Be {friend}, the trader. A right answer moves a button halfway, a reason all the way.',
        child: 'Offers an answer, then a reason or sketch that proves it. Each button wins one {token}.',
        end: 'Every button is on the other side.',
      },
      round:
        'Your child offers {answer}. You push a button halfway and moan: it kept my nose warm! Your child says why the answer is right and gets the button: one {token}.',
      steps: [
        'Get out buttons. Set one button for each question on your side.',
        'For a wrong answer the button stays; work it out together.',
      ],
      say: 'You want my lovely buttons? What do you offer?',
    },
    {
      title: 'Left or Right Hand',
      ages: 'younger',
      wrongAnswers: true,
      child:
        'Work out the answer before the hands speak. Choose their voices: squeaky or deep. Tap the fist that tells the truth. Bring {hero} every {token} you find.',
      inShort: {
        you: 'Read a question and wait. Then each fist says an answer: the true one holds a button.',
        child: 'Works out the answer, picks the fist that says it and tells why. A button wins one {token}.',
        end: 'All buttons are won.',
      },
      round:
        'You read and wait. Your right fist says {wrong}, your left fist says {answer}. Your child taps the left and tells why. It opens: a button, one {token}!',
      steps: [
        'Get out buttons. Before each question, hide one in a fist behind your back.',
        'Both answers are in the table; change sides often. An empty fist? Draw the question together, then open the other one.',
      ],
      say: 'My two hands never agree. Only one tells the truth!',
    },
    {
      title: 'The Silent Trade',
      child:
        'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Add a sketch or the steps that show why. Listen for a knock: take the button, one {token} for {hero}.',
      inShort: {
        you: 'Read a question, then trade in silence. Knock when both the answer and its reason are right.',
        child: 'Shows an answer, and a sketch or steps, without a word. Your knock gives a button: one {token}.',
        end: 'All buttons are traded.',
      },
      round:
        'Your child writes {answer} in silence and shows why below. You look at it gravely, slide a button over and knock. Your child takes it: one {token}.',
      steps: [
        'Get out buttons, paper and pencils. Lay the sheet between you and one button for each question on your side.',
        'Not right or not clear? Shake your head and point. After two tries, whisper about it together.',
      ],
      say: 'Long ago, strangers traded without a word. Ready? Hush.',
      materials: [
        { name: 'buttons', quantity: '{questions}', core: true, substitute: 'dry beans' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Stump the Trader',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'time'],
      child:
        "Answer a question at {friend}'s stall. Choose what to change in it: a number or a word. Work out your new question in secret. Prove your answer and win one {token}.",
      inShort: {
        you: 'As {friend}, ask a question. When your child has changed one thing in it, make a quick guess.',
        child: 'Answers, changes one thing and works it out again. Proving the new answer wins a button: one {token}.',
        end: 'All buttons are won.',
      },
      round:
        'Your child says {answer}, changes one thing in the question, works it out in secret and asks you. You guess fast. Your child proves the answer: one button, one {token}.',
      steps: [
        'Get out buttons. Set out one button for each question.',
        'Mend a wrong answer before anything changes. If you are stumped, bow.',
      ],
      say: 'Nobody has stumped me today. Mind you, it is early.',
    },
    {
      title: 'Higher or Lower',
      ages: 'younger',
      answers: 'counts',
      child:
        'Find the answer in secret. Steer the button of {friend} to your number. Choose: five higher, one higher, five lower or one lower. Call stop and win one {token} for {place}.',
      inShort: {
        you: 'Be {friend}. Start the button at 15, move it as you are told and say where it is.',
        child: 'Works out the answer and calls higher or lower, five or one. Stopping on it wins one {token}.',
        end: 'Every answer is reached.',
      },
      round:
        'Your child finds out {answer}, tells nobody and calls moves. You slide the button and name each number. At the answer your child says stop: one {token}.',
      steps: [
        'Get out buttons, paper and pencils. Along the sheet, draw a line with 0, 5, 10 and so on up to 30.',
        'A wrong stop? Work it out together and steer on.',
      ],
      say: 'I am at fifteen. Steer me: higher or lower, five or one?',
      materials: [
        { name: 'buttons', quantity: '1', core: true, substitute: 'dry beans' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'a small button',
          adultNote: 'A grown-up puts the button away at the end and keeps it away from toddlers.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the buttons back in at the end and keeps them away from toddlers.',
    },
  ],
}
