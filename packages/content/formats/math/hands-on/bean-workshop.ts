import type { Format } from '../../../types.ts'

export const beanWorkshop: Format = {
  id: 'math.bean-workshop',
  subject: 'math',
  title: 'Bean Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: 'kindergarten', to: '3rd' },
  strands: ['number', 'operations', 'patterns', 'measurement', 'time', 'data', 'geometry'],
  materials: [
    { name: 'dry beans', quantity: '{questions}', core: true, substitute: 'buttons or coins' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'How Many Hide',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Answer a question and lay its number in beans. Choose how to look away: turn around or shut your eyes. Tell {hero} how many hide under a hand.',
      inShort: {
        you: 'While your child looks away, cover some of the beans with your hand.',
        child: 'Answers, lays the answer in rows of ten beans and tells how many hide: one {token}.',
        end: 'One bean lies aside for each question.',
      },
      round:
        'You read question 1. Your child says {answer}, lays that many beans in rows and looks away. You cover some. Your child tells how many hide. Right! One bean is laid aside: one {token}.',
      steps: [
        'Get out dry beans. Heap them up.',
        'A wrong answer is mended by laying it. Fewer than three beans? Add four before you cover any.',
      ],
      say: 'How many hide under my hand? The others tell you.',
      materials: [{ name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'The Covered Bar',
      strands: ['data'],
      child:
        'Lay a bar of beans after each answer. Choose how tall it is: three beans, nine or between. Listen to the clue. Tell {hero} how tall the covered bar is.',
      inShort: {
        you: 'Ask a question. Then lay a bar of beans in secret, cover it and give a clue.',
        child: 'Answers, lays a bar of three to nine beans and tells how many hide in yours: one {token}.',
        end: 'Every question has its bar.',
      },
      round:
        'You read question 1. Your child says {answer}, lays a bar of 6 beans and looks away. You lay 4, cover them and say: mine has 2 fewer. Four! One {token} is won.',
      steps: [
        'Get out dry beans and paper. The sheet is your cover.',
        'Mend a wrong answer first. Change the clue each time: 2 more, 1 fewer, just as many.',
      ],
      say: 'I hide a bar. A right answer buys you a clue.',
      materials: [
        { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'Secret Bean Shape',
      strands: ['geometry'],
      child:
        'Build a secret shape with beans as corners. Set one for each right answer. Choose where each corner goes: near the others or far away. Tell {friend} how many sides there are.',
      inShort: {
        you: 'Turn your back and ask. At the end, guess the shape by its clues.',
        child:
          'Answers and sets one bean as a corner: one {token}. Last, draws the sides and tells how many there are.',
        end: 'The shape is guessed.',
      },
      round:
        'You read question 1. Your child says {answer} and sets a bean on the sheet behind your back: the first corner, one {token}. The next answer sets the second, a hand away.',
      steps: [
        'Get out dry beans, paper and pencils. Lay out one bean for each question.',
        'No three corners share a row. Mend a wrong answer with a drawing. Last, turn around and look: does your guess fit?',
      ],
      say: 'I see nothing. Can your clues tell me the shape?',
      materials: [
        { name: 'dry beans', quantity: '{questions}', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Mend My Clock',
      strands: ['time'],
      child:
        'Set the clock at {place} after each right answer. Choose the time: from the question or your own. Look away while one hand moves. Mend the clock to win one {token}.',
      inShort: {
        you: 'Ask a question. While your child looks away, turn one hand of the clock.',
        child: 'Answers, sets a time and looks away. Turns the moved hand back and reads the time: one {token}.',
        end: 'The clock is mended for each question.',
      },
      round:
        'You read question 1. Your child says {answer} and sets a time. Eyes shut! You turn the long hand. Your child turns it back and reads the time: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Lay the 12 beans as the numbers of a clock. The pencil is the long hand, a torn strip the short one.',
        'Mend a wrong answer on the clock.',
      ],
      say: 'Tick, tock! Shut your eyes: one hand will wander off.',
      materials: [
        { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Spot the Change',
      strands: ['patterns'],
      child:
        'Think up a small part, such as two beans and one gap. Answer a question to lay it once more. Choose how your row runs: straight or in a bend. Mend it for {hero} when one bean moves.',
      inShort: {
        you: 'Ask a question. While your child looks away, move one bean of the row.',
        child: 'Answers, lays the same part once more, looks away and mends what you moved: one {token}.',
        end: 'The row is whole, and your child tells its rule.',
      },
      round:
        'You read question 1. Your child says {answer} and lays the first part, such as two beans and one gap. Eyes shut: you push one bean away. Your child mends it: one {token}.',
      steps: ['Get out dry beans.', 'A part has four beans at most. Mend a wrong answer with a drawing.'],
      say: 'Which part will you repeat? I shall try to spoil it.',
      materials: [{ name: 'dry beans', quantity: '{questions*4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Bean Slide',
      strands: ['measurement'],
      child:
        'Slide a bean to {place} with each right answer. Choose to push, blow or tap it. Guess its gap, then measure.',
      inShort: {
        you: 'Ask a question. After the slide, ask: how wide is the gap?',
        child: 'Answers, slides the bean at the ring, guesses the gap and measures it: one {token}.',
        end: 'Every gap is measured.',
      },
      round:
        'You read question 1. Your child says {answer}, pushes the bean and guesses a gap of 2 units. It measures 3. One {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw {place} as a ring at one end of the sheet.',
        'Measure in the unit of the lesson, or in finger widths. After a right answer your child may slide again before the guess.',
      ],
      say: 'Guess first, then measure from bean to ring.',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pencil Tongs',
      child:
        'Lift one bean with two pencils for each answer. Choose how to hold them: in one hand or two. Carry it across to {place}, the other sheet.',
      inShort: {
        you: 'Ask a question, set the distance and watch for drops.',
        child: 'Answers and carries one bean to the other sheet with two pencils: one {token}.',
        end: 'Every bean has crossed.',
      },
      round:
        'You read question 1. Your child says {answer}, grips a bean between two pencils and sets off. It drops! Your child tells how the answer came out and lifts it again. Across: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Lay the two sheets one big step apart. Put all the beans, one for each question, on the first.',
        'A wrong answer is mended with a drawing. For that bean, move the sheets two steps apart.',
      ],
      say: 'Tongs ready? A right answer gets the short way.',
      safety: [
        {
          hazard: 'small beans, and pencils in the hand',
          adultNote:
            'A grown-up picks up every bean at the end, keeps them from toddlers, and sees that nobody runs with pencils.',
        },
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
