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
        you: 'Read a question. Hide one bean in a fist. That fist says the right answer, the other fist the wrong one from the table.',
        child: 'Works it out, opens the fist that said the right answer and keeps the bean.',
      },
      round:
        'Your left fist says {wrong}. Your right fist hides the bean and says {answer}. Your child works it out and opens your right fist.',
      steps: [
        'Get out dry beans, one for each question.',
        'If the fist is empty, work it out together and open the other.',
      ],
      say: 'Each hand says something else. Which one tells the truth?',
    },
    {
      title: 'The Sure Scale',
      ages: 'older',
      child:
        'Work a question out. Choose how sure you are of your answer: one, two or three. Move your bean along the road. Check before you say three: a wrong answer moves back! How near to {place} will your bean get?',
      inShort: {
        you: 'Read a question. Then ask how sure your child is: one (a guess), two (worked out) or three (checked, too).',
        child:
          'Answers and says one, two or three. Right: the bean moves that many squares. Wrong: it moves back as many.',
        end: 'Your child tells which answers deserved a three.',
      },
      round: 'Your child works it out, says {answer} and: two! It is right: the bean moves two squares.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a road of thirteen squares to {place} and set one bean on the first.',
        'Work out a wrong answer together. The bean never goes back past the first square.',
      ],
      say: 'How sure are you: one, two or three? A check costs nothing.',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'a small bean',
          adultNote: 'Stay close, put the bean away at the end and keep it from toddlers.',
        },
      ],
    },
    {
      title: 'Grab and Count',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      child:
        'Choose how to grab your number: with one hand or two. Count what you caught. Tell how far off it is and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. After the grab, ask: too many, too few or just right?',
        child: 'Answers, grabs about that many beans and counts them. Tells how many are over or missing.',
      },
      round:
        'Your child says {answer}, grabs some beans and counts them. Too many, you ask, or too few? Your child tells by how many.',
      steps: [
        'Get out dry beans. Heap up the beans.',
        'Work out a wrong answer together before the grab. Put the beans back each time.',
      ],
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
      round: 'Your child says {answer}, lays that many beans by twos and tells how many are over or missing.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a big ring on the sheet.',
        'Work out a wrong answer together with beans. Clear the sheet each time.',
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
