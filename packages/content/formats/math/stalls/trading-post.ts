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
        you: 'As {friend}, read a question. An answer pushes a button halfway, a proof all the way.',
        child: 'Offers an answer, then proves it and takes the button.',
      },
      round: 'Your child offers {answer}. You push a button halfway and moan. Your child tells why and gets it.',
      steps: ['Get out buttons, one for each question.', 'Wrong? Work it out together first.'],
      say: 'You want my lovely buttons? What do you offer?',
    },
    {
      title: 'Left or Right Hand',
      ages: 'younger',
      wrongAnswers: true,
      child:
        'Work out the answer before the hands speak. Choose their voices: squeaky or deep. Tap the fist that tells the truth. Bring {hero} every {token} you find.',
      inShort: {
        you: 'Read a question. The fist with a button tells the truth. The other says the tempting answer.',
        child: 'Works it out and taps the true fist. Tells why and takes the button.',
      },
      round: 'Your right fist says {wrong}, your left fist {answer}. Your child taps the left and tells why. A button!',
      steps: ['Get out buttons.', 'Empty? Draw the question together.'],
      say: 'My two hands never agree. Only one tells the truth!',
    },
    {
      title: 'The Silent Trade',
      child:
        'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Listen for a knock: now you may speak. Tell why and take the button, one {token} for {hero}.',
      inShort: {
        you: 'Read a question, then stay silent. Knock when the shown answer is right.',
        child: 'Shows the answer without a word. After the knock, tells how it was found and takes a button.',
      },
      round:
        'Your child writes {answer} in silence. You knock. Now your child tells how it was found and takes a button.',
      steps: [
        'Get out buttons, paper and pencils. Lay the sheet between you.',
        'Wrong? Shake your head and work it out together.',
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
        you: 'As {friend}, read a question. Give a quick answer to the new one, right or wrong.',
        child: 'Answers, then asks you the same with an easier number. Says if you are right. Takes a button.',
      },
      round:
        'Your child says {answer} and asks again with an easier number. You guess. Your child judges it and takes a button.',
      steps: ['Get out buttons, one for each question.', 'Wrong? Work it out together first.'],
      say: 'Nobody has stumped me today. It is early.',
    },
    {
      title: 'Higher or Lower',
      ages: 'younger',
      answers: 'counts',
      child:
        'Find the answer in secret. Steer the button of {friend} to your number. Choose: five higher, one higher, five lower or one lower. Call stop and win one {token} for {place}.',
      inShort: {
        you: 'As {friend}, read a question. Move the button as you are told and say where it is.',
        child: 'Works it out in secret. Calls higher or lower, five or one, until the answer is reached.',
      },
      round: 'Your child calls: lower, five! You slide the button and say where it is. At {answer}: stop!',
      steps: [
        'Get out buttons, paper and pencils. Draw a line with 0, 5, 10 and on to 30. Set the button on 15.',
        'Wrong? Work it out together and steer on.',
      ],
      say: 'Steer me: higher or lower, five or one?',
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
