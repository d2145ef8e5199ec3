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
        you: 'Read a question. The fist with the hidden bean says the right answer, the other a wrong one.',
        child: 'Works the question out, opens the fist with the right answer and keeps the bean: one {token}.',
        end: 'Every bean is won.',
      },
      round:
        'Read question 1. Your left fist says {wrong}. Your right fist hides the bean and says {answer}. Your child works it out, shows you how and opens your right fist: one {token}.',
      steps: [
        'Get out dry beans, one for each question.',
        'The wrong answers stand in the table. If the opened fist is empty, work it out together, then open the other.',
      ],
      say: 'Each hand says something else. Which one tells the truth?',
    },
    {
      title: 'The Sure Scale',
      ages: 'older',
      child:
        'Work a question out. Choose how sure you are of your answer: one, two or three. Move your bean along the road. Check twice before you say three! Draw {place} where the bean stops.',
      inShort: {
        you: 'Read a question. Ask how sure your child is: one (a guess), two or three (checked).',
        child:
          'Answers and says how sure. A right answer moves the bean that many squares: one {token}. After a wrong one it stays.',
        end: 'All questions are answered.',
      },
      round:
        'Read question 1. Your child says {answer}, feels quite sure (two) and tells why. It is right! The bean moves two squares: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a road of fifteen squares and set one bean on the first.',
        'Mend a wrong answer together; it still wins its {token}.',
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
          adultNote: 'A grown-up puts the bean away at the end and keeps it away from toddlers.',
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
        child: 'Answers, grabs about that many beans and counts them. Tells how many are over or missing: one {token}.',
        end: 'One bean lies aside for each question.',
      },
      round:
        'Read question 1. Your child says {answer}, grabs some beans and counts. Too many, or too few? Your child tells by how many, and lays one bean aside: one {token}.',
      steps: [
        'Get out dry beans. Heap them up.',
        'A wrong answer is mended with beans before the grab. The grabbed beans go back to the heap.',
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
        'Lay your number in beans, ten inside the ring. Tell how many are over or missing. Choose how one bean travels to {place}: pushed or blown.',
      inShort: {
        you: 'Read a question. Then ask: is the ring full?',
        child: 'Answers and lays that many beans, ten in the ring. Tells how many are over or missing: one {token}.',
        end: 'One bean for each question has traveled.',
      },
      round:
        'Read question 1. Your child says {answer} and lays that many beans: ten in the ring, the others beside it. Is it full? Your child tells, and one bean travels to {place}: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a big ring on the sheet. A corner is {place}.',
        'Mend a wrong answer with beans. Clear the ring after each question.',
      ],
      say: 'Will they all fit into the ring of ten?',
      materials: [
        { name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
    },
  ],
}
