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
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'How Many Hide',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Answer a question and lay its number in beans. Look away while a hand covers some. Tell how many hide, and choose one bean for {hero}.',
      inShort: {
        you: 'While your child looks away, cover some of the beans with your hand.',
        child: 'Answers, lays the answer in rows of ten beans and tells how many hide: one {token}.',
        end: 'Every ring holds one bean.',
      },
      round:
        'You read question 1. Your child says {answer} and lays that many beans in rows of ten. Eyes shut: your hand covers some. Your child tells how many hide. Right: one bean goes into a ring, one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw one small ring for each question on the sheet.',
        'A wrong answer is mended by laying the beans. After a wrong guess, lift your hand, count together and cover again. Fewer than three beans? Add four. More than ten? Cover a whole ten and some ones.',
      ],
      say: 'How many hide under my hand? The others tell you.',
      materials: [
        { name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Covered Bar',
      strands: ['data'],
      child:
        'Lay a bar of beans and choose how tall it is. Answer a question to win a clue. Listen well. Tell {hero} how tall the covered bar is.',
      inShort: {
        you: 'Ask a question. Then lay a bar of beans in secret, cover it and give a clue.',
        child: 'Answers, lays a bar of three to nine beans and tells how many hide in yours: one {token}.',
        end: 'Every question has its covered bar.',
      },
      round:
        'You read question 1. Your child says {answer}, lays a bar of 6 beans and looks away. You lay 4, cover them and say: mine has 2 fewer. Four! The cover comes off: one {token}.',
      steps: [
        'Get out dry beans and paper. The sheet is your cover.',
        'A wrong answer is drawn as bars and mended first.',
        'Change the clue each time: 2 more, 1 fewer, just as many.',
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
        'Build a secret shape with beans as corners. Set one for each right answer. Choose their spots so that the shape has a name. Tell your grown-up how to lay the same secret shape for {friend}.',
      inShort: {
        you: 'Sit back to back. At the end, lay and draw a shape by the words of your child only.',
        child:
          'Answers and sets one bean as a corner: one {token}. At the end joins the corners and tells you the shape.',
        end: 'Both shapes look alike, and your child names them.',
      },
      round:
        'You read question 1. Your child says {answer} and sets a bean on the sheet where you cannot see it: the first corner, one {token}. The next answer sets the second, a hand away.',
      steps: [
        'Get out dry beans, paper and pencils. Each of you takes one sheet, one pencil and a bean for each question.',
        'A wrong answer is mended with a drawing.',
        'All corners set? Your child may move or take away one to make a shape with a name. Then your child draws the sides and tells the number of corners and the name. Compare, and tell again.',
      ],
      say: 'I see nothing. How many corners has it, and what is its name?',
      materials: [
        { name: 'dry beans', quantity: '{questions*2}', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
    },
    {
      title: 'Mend My Clock',
      strands: ['time'],
      child:
        'Set the clock at {place} after each right answer. Choose a time as in your questions, and read it aloud. Look away while one hand moves. Mend the clock to win one {token}.',
      inShort: {
        you: 'Ask a question. While your child looks away, turn one hand of the clock.',
        child:
          'Answers, sets a time with pencil and strip and reads it. Then turns the moved hand back and reads the time again: one {token}.',
        end: 'The clock has been mended once for each question.',
      },
      round:
        'You read question 1. Your child says {answer}, lays pencil and strip at a time and reads it. Eyes shut! You turn the long hand. Your child turns it back and reads the time again: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Your child draws a big ring on the sheet and lays the 12 beans as the numbers: first 12, 6, 3 and 9. The pencil is the long hand. Tear a strip half as long off the sheet: the short hand, which shows the hour.',
        'A wrong answer is laid as a clock and read together.',
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
        'Think up a small part, such as two beans and one gap. Answer a question to lay it once more. Choose a straight row or a bend. Mend it for {hero} when one bean moves.',
      inShort: {
        you: 'Ask a question. While your child looks away, move one bean of the row.',
        child: 'Answers, lays the same part once more, looks away and mends what you moved: one {token}.',
        end: 'The row is whole, and your child tells its rule.',
      },
      round:
        'You read question 1. Your child says {answer} and lays the first part, such as two beans and one gap. Eyes shut: you push one bean away. Your child mends it: one {token}.',
      steps: [
        'Get out dry beans. Agree on this: a part has four beans at most.',
        'A wrong answer is mended with a drawing.',
        'In the last round, move nothing. Does your child stay firm?',
      ],
      say: 'Which part will you repeat? I shall try to spoil it.',
      materials: [{ name: 'dry beans', quantity: '{questions*4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Bean Slide',
      strands: ['measurement'],
      child:
        'Slide a bean to {place} with each right answer. Choose to push, blow or tap it. Guess its gap, then measure.',
      inShort: {
        you: 'Ask a question, and write down each gap.',
        child: 'Answers, slides two beans at the ring, guesses the gap of the nearer one and measures it: one {token}.',
        end: 'Every gap is measured, and the smallest is named.',
      },
      round:
        'You read question 1. Your child says {answer} and pushes two beans toward the ring. For the nearer one the guess is 2 units, but the gap measures 3. Your child draws one {token} in the ring.',
      steps: [
        'Get out dry beans, paper and pencils. Draw {place} as a ring and, at the other end of the sheet, a start line.',
        'Measure each gap in the unit that the lesson uses, such as inches, or in finger widths where it has none. A wrong answer is mended with a drawing. Then only one bean slides.',
      ],
      say: 'How wide is the gap? Guess first, then measure from bean to ring.',
      materials: [
        { name: 'dry beans', quantity: '2', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pencil Tongs',
      child:
        'Hold two pencils like tongs, in one hand or two. Answer a question to lift one bean. Choose the way across to {place}, the other sheet.',
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
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
    },
  ],
}
