import type { Format } from '../../../types.ts'

export const predictAndTell: Format = {
  id: 'science.predict-and-tell',
  subject: 'science',
  title: 'Predict and Tell',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'buttons', quantity: '3', core: true, substitute: 'coins or dry beans' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Tell first how sure you are. Choose: answer at once, or ask a yes-or-no question before. Win three {tokens} for {hero} at {place}.',
      inShort: {
        you: 'Read a question. If the button is on Not sure, answer one yes-or-no question.',
        child: 'Sets the button on Sure or Not sure. Then answers and says why.',
      },
      round:
        'Your child chooses Not sure and asks a yes-or-no question. You say yes. Your child says {answer} and why.',
      steps: [
        'Get out paper, pencils and buttons. Write Sure on one half of the sheet. Write Not sure on the other.',
        'Wrong? Work it out together.',
      ],
      say: 'How sure are you? Set your button before you answer.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'buttons', quantity: '1', core: true, substitute: 'coins or dry beans' },
      ],
    },
    {
      title: 'Button Road',
      questions: 3,
      child:
        'Draw a winding road to {place}. Choose the last stop for {friend}: a feast or a surprise. Answer to move your button.',
      earned: true,
      inShort: {
        you: 'Move your own button one stop.',
        child: 'Tells why and moves a button two stops.',
      },
      round: 'Your child says {answer} and moves two stops. You move to stop two: side by side.',
      steps: [
        'Get out paper, pencils and buttons. Your child draws a road with six stops. Set one button before it, yours on stop one.',
        'Wrong? Work it out together first.',
      ],
      say: 'I have a head start, but answers are fast!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'buttons', quantity: '2', core: true, substitute: 'coins or dry beans' },
      ],
    },
    {
      title: 'The Mixed-Up Report',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Listen as {friend} reports from {place}. Call stop before a false line is printed. Mend it, and choose one line to shout like the news.',
      inShort: {
        you: 'Read a question. As {friend}, report the right or tempting answer. Count to five and write it.',
        child: 'Calls stop before five if it is wrong. Tells the right answer. Lets a right one pass.',
      },
      round: 'You report {wrong}. One, two ... Stop! Your child says {answer}. You write that on line 1.',
      steps: ['Get out paper and pencils. Number three lines on the sheet.', 'Fooled? Work it out together.'],
      say: 'Stop me before I print a mistake!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
