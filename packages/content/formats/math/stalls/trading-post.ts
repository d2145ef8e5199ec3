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
        you: 'Be {friend}, the trader, and read a question. A right answer moves a button halfway across, a proof all the way.',
        child: 'Offers an answer, then a reason or sketch that proves it, and takes the button.',
      },
      round:
        'Your child offers {answer}. You push a button halfway and moan: it kept my nose warm! Your child tells why it is right and gets the button.',
      steps: [
        'Get out buttons. Lay one button for each question on your side of the table.',
        'After a wrong answer, work it out together before the button moves.',
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
        you: 'Hide a button in one fist. Read a question and wait. Then this fist says the right answer, the other one the tempting wrong answer.',
        child:
          'Works it out before the fists speak. Taps the fist with the right answer, tells why and takes the button.',
      },
      round:
        'You read and wait. Your right fist says {wrong}, your left fist {answer}. Your child taps the left and tells why. A button!',
      steps: ['Get out buttons.', 'If the fist is empty, draw the question together, then open the other one.'],
      say: 'My two hands never agree. Only one tells the truth!',
    },
    {
      title: 'The Silent Trade',
      child:
        'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Listen for a knock: now you may speak. Tell why and take the button, one {token} for {hero}.',
      inShort: {
        you: 'Read a question, then stay silent. Knock when the answer that your child shows is right.',
        child: 'Shows the answer without a word. After the knock, tells aloud how it was found and takes a button.',
      },
      round:
        'Your child writes {answer} in silence. You look at it gravely and knock. Now your child tells how it was found and takes a button.',
      steps: [
        'Get out buttons, paper and pencils. Lay the sheet between you and one button for each question on your side.',
        'After a wrong answer, shake your head and work it out together in whispers.',
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
        "Answer a question at {friend}'s stall. Choose what to change in it: a number or a word. Ask the trader your new, easier question. Call out if the trader is right and win one {token}.",
      inShort: {
        you: 'As {friend}, read a question. Give a quick answer to the easier one that your child asks, right or wrong.',
        child:
          'Answers and tells how. Asks you the same question with an easier number or word, and says if you are right. Then takes a button.',
      },
      round:
        'Your child says {answer}, tells how and asks you the same with an easier number. You guess fast. Your child says if that is right and takes a button.',
      steps: [
        'Get out buttons. Lay out one button for each question.',
        'After a wrong answer, work it out together first.',
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
        you: 'Be {friend}. Read a question and set the button on 15. Move it as your child calls, and say where it is.',
        child:
          'Works it out in secret. Calls higher or lower, five or one, until the button is on the answer. Says stop.',
      },
      round:
        'Your child works out {answer} in secret and calls moves. You slide the button and name each number. At the answer your child says stop.',
      steps: [
        'Get out buttons, paper and pencils. Along the sheet, draw a line with 0, 5, 10 and so on up to 30.',
        'After a wrong stop, work it out together and steer on.',
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
          adultNote: 'Stay close, put the button away at the end and keep it from toddlers.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'Stay close, count the buttons back in and keep them away from toddlers.',
    },
  ],
}
