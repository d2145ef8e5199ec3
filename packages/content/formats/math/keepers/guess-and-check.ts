import type { Format } from '../../../types.ts'

export const guessAndCheck: Format = {
  id: 'math.guess-and-check',
  subject: 'math',
  title: 'Guess and Check',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'dry beans', quantity: '{questions}', core: true, substitute: 'pasta' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Which Fist Fibs',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Listen to two fists: one tells the truth, one fibs. Work out which is which. Choose how to open the true fist: tap it or tickle it. Win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. The fist with the bean tells the truth. The other says the tempting answer.',
        child: 'Works it out, opens the true fist and keeps the bean.',
      },
      round:
        'Your left fist says {wrong}. Your right fist hides the bean and says {answer}. Your child opens that one.',
      steps: ['Get out dry beans, one for each question.', 'Empty? Work it out together.'],
      say: 'Each hand says something else. Which one tells the truth?',
    },
    {
      title: 'The Sure Scale',
      ages: 'older',
      child:
        'Work a question out. Choose how sure you are of your answer: one, two or three. Check it before you say three. How near to {place} will your bean get?',
      inShort: {
        you: 'Read a question. Ask how sure your child is: one, two or three?',
        child: 'Answers and bets one, two or three squares. If the answer is right, the bean moves that far.',
        end: 'Which answers deserved a three?',
      },
      round: 'Your child works it out, says {answer} and bets two. Right! The bean moves two squares.',
      steps: [
        'Get out dry beans, paper and pencils. Your child draws a road of twelve squares to {place}. Set one bean before it.',
        'Wrong? The bean stays. Work it out together.',
      ],
      say: 'How sure are you: one, two or three?',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [
        { hazard: 'a small bean', adultNote: 'Stay close, put the bean away at the end and keep it from toddlers.' },
      ],
    },
    {
      title: 'Grab and Count',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      child:
        'Choose how to grab your number: with one hand or two. Count what you caught. Tell how far off it is and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. After the grab ask: too many, too few or just right?',
        child: 'Answers, grabs about that many beans and counts them. Tells how many are over or missing.',
      },
      round:
        'Your child says {answer}, grabs some beans and counts them. Too many, you ask? Your child tells by how many.',
      steps: ['Get out dry beans. Heap them up.', 'Put the beans back each time. Wrong? Work it out together first.'],
      say: 'Grab first, count later. Can your hand feel how many?',
      materials: [{ name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'pasta' }],
    },
    {
      title: 'Ten in the Ring',
      ages: 'younger',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Lay your number in beans for {hero}, ten inside the ring. Choose how to lay them: by ones or by twos. Tell how many are over or missing.',
      inShort: {
        you: 'Read a question. Then ask: how many more or fewer than ten?',
        child:
          'Answers and lays that many beans: up to ten in the ring, the rest beside it. Tells how many are over or missing.',
      },
      round: 'Your child says {answer} and lays that many. Your child tells how many are over or missing.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a big ring.',
        'Clear the sheet each time. Wrong? Work it out together with beans.',
      ],
      say: 'Will they all fit into the ring of ten?',
      materials: [
        { name: 'dry beans', quantity: '{largest}', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'Stay close, pick up every bean at the end and keep them away from toddlers.',
    },
  ],
}
