import type { Format } from '../../../types.ts'

export const tradingPost: Format = {
  id: 'math.trading-post',
  subject: 'math',
  title: 'Trading Post',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'buttons', quantity: '{questions}', core: true, substitute: 'dry beans' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Stubborn Trader',
      child:
        "Go to {friend}'s stall and look at the buttons. Offer a right answer, and one comes halfway. Choose what to add: a reason or a sketch. Win one {token} for {place} with each button.",
      inShort: {
        you: 'Be {friend}, the trader. A right answer moves a button to the line, a reason moves it across.',
        child: 'Offers an answer, then a reason or sketch that proves it. A button across the line wins one {token}.',
        end: 'Every button is on the other side.',
      },
      round:
        'You read question 1. Your child offers {answer}. You push a button to the line and moan: it kept my nose warm! Your child adds a reason. The button goes across: one {token}.',
      steps: [
        'Get out buttons, paper and pencils. Draw a line across the sheet and lay it between you. Set one button on your side for each question.',
        'For a wrong answer the button stays; work it out together. A reason that does not prove it gets: I smell no reason yet!',
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
        'You read question 1 and wait. Your right fist says {wrong}, your left fist says {answer}. Your child taps the left and tells why. It opens: a button, one {token}!',
      steps: [
        'Get out buttons, one for each question. Hide one in one fist behind your back before each question.',
        'Both answers are in the table; change sides often. An empty fist? Draw the question together, then listen to new hands.',
      ],
      say: 'My two hands never agree. Only one tells the truth!',
      materials: [{ name: 'buttons', quantity: '{questions}', core: true, substitute: 'dry beans' }],
    },
    {
      title: 'The Silent Trade',
      child:
        'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Add a sketch that shows why. Listen for a knock: take the button, one {token} for {hero}.',
      inShort: {
        you: 'Read a question, then trade in silence. Slide a button near for a right answer, away for a wrong one.',
        child: 'Shows an answer, then a sketch of why, without a word. Your knock gives the button: one {token}.',
        end: 'All buttons are traded.',
      },
      round:
        'You read question 1, then hush. Your child writes {answer}. You slide a button near. Your child sketches why. You nod and knock: the button is one {token}.',
      steps: [
        'Get out buttons, paper and pencils. Lay the sheet between you as a counter. Set one button on your side for each question.',
        'Point silently at the part of the sketch that is not clear. After two tries, whisper about the question together.',
      ],
      say: 'Long ago, strangers traded without a word. Ready? Hush.',
    },
    {
      title: 'Stump the Trader',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'time'],
      child:
        "Answer a question at {friend}'s stall. Choose one thing in it to change, so the answer changes. Work out your new question in secret. Prove your answer and win one {token}.",
      inShort: {
        you: 'As {friend}, ask a question. Then guess the answer to its changed copy in ten seconds.',
        child:
          'Answers, changes one thing in the question and works out the new answer. Proving it wins a button: one {token}.',
        end: 'All buttons are won.',
      },
      round:
        'Your child says {answer}. Right, so one thing in question 1 may change. Your child works out the new answer in secret and asks you. You guess fast. Your child proves it: one button, one {token}.',
      steps: [
        'Get out buttons and set out one for each question.',
        'Mend a wrong answer before anything changes. Ask about every line of the proof that you doubt. If you were stumped, you bow.',
      ],
      say: 'Nobody has stumped me today. Mind you, it is early.',
      materials: [{ name: 'buttons', quantity: '{questions}', core: true, substitute: 'dry beans' }],
    },
    {
      title: 'Higher or Lower',
      ages: 'younger',
      answers: 'counts',
      child:
        'Hide your answer on a tag. Steer the button of {friend} to your number. Choose: five higher, one higher, five lower or one lower. Win one {token} for {place} with each right tag.',
      inShort: {
        you: 'Be {friend}. Start a button at 15, move it as you are told and say where it is.',
        child:
          'Writes the answer on a tag, then calls higher or lower, by five or by one. A button on the right number wins one {token}.',
        end: 'Every tag is open.',
      },
      round:
        'You read question 1. Your child hides {answer} on a tag and calls moves. You slide the button from 15 and name each number until your child says stop. The tag opens: {answer}. The button is one {token}.',
      steps: [
        'Get out buttons, paper and pencils. Along one edge of the sheet, draw a line with 0, 5, 10 and so on up to 30. From the rest, tear one tag for each question: these are for your child.',
        'If the tag is wrong, mend it together and steer on. Five calls are enough for every number: can your child do it?',
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
