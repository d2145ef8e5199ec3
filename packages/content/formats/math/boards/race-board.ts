import type { Format } from '../../../types.ts'

export const raceBoard: Format = {
  id: 'math.race-board',
  subject: 'math',
  title: 'Race Board',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1', core: true },
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
    { name: 'buttons', quantity: '{questions}', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      child:
        'Draw a track to {place}. Answer a question, then roll and move. Prove your answer as the roll says: tell it or draw it. Choose a straight track or one in bends.',
      inShort: {
        you: 'Ask a question. Look at the roll: 1, 2 and 3 are low, 4, 5 and 6 are high.',
        child:
          'Answers, rolls and moves the button that many squares. Low: tells how the answer came out. High: draws it.',
        end: 'After the last question, roll on until the button is past the last square.',
      },
      round:
        'Your child says {answer}, rolls a 4 and moves four squares. Four is high: your child draws how {answer} came out.',
      steps: [
        'Get out paper, crayons, dice and buttons. With a crayon, your child draws a track of twenty squares, and sets one button before the first.',
        'If the proof shows that the answer is wrong, mend it together.',
      ],
      say: 'The button moves, and you prove. Shall it be in words or in a drawing?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'buttons', quantity: '1', core: true, substitute: 'coins' },
      ],
    },
    {
      title: 'Outrun Me',
      wrongAnswers: true,
      child:
        'Work out which answer is true and take its button. Choose who rolls first: you or your grown-up. Run past the last square, to {place}.',
      inShort: {
        you: 'Read a question. Set both buttons on the start. Give one the right answer, the other the wrong one from the table.',
        child:
          'Works it out and takes the button with the right answer. You roll the other one. Roll in turn: who is past square six first?',
      },
      round:
        'The red button says {wrong}, the blue one says {answer}. Your child works it out and takes the blue one. You roll a 3, your child rolls a 4, and so on.',
      steps: [
        'Get out paper, crayons, dice and buttons. Take two buttons that look different. With a crayon, your child draws a start and six squares in a row.',
        'If your child takes the wrong button, work it out together and swap before you roll.',
      ],
      say: 'One button is true, one is false. Which will you race?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'buttons', quantity: '2', core: true, substitute: 'coins' },
      ],
    },
    {
      title: 'Roll a Stunt',
      ages: 'younger',
      answers: 'numbers',
      child:
        'Roll for a silly move when you have answered. Choose the move for a 5 or a 6. Count for {hero} while your grown-up does it. Call stop at the last digit of your answer.',
      inShort: {
        you: 'Ask a question. After the roll, do that move again and again until your child calls stop.',
        child:
          'Answers and rolls: 1 or 2 is a frog jump, 3 or 4 is a spin. Counts your moves aloud and calls stop at the last digit of the answer.',
      },
      round:
        'Your child says {answer} and rolls a 3. You spin. Your child counts, and calls stop at the last digit of {answer}.',
      steps: [
        'Get out dice. Your child thinks up a silly move for a 5 or a 6.',
        'The last digit of 14 is 4. For a 0, you stand still. Work out a wrong answer or count together.',
      ],
      say: 'What must I do? And when may I stop?',
      materials: [{ name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' }],
      safety: [],
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      wrongAnswers: true,
      questions: 4,
      child:
        'Draw a grid of {place}. Work out each question. Choose between two boxes and put a dot in the true one. Look at the end: do all dots lie in one line?',
      inShort: {
        you: 'Read a question. Name two boxes: one of your secret line with the right answer, and any other with the wrong one from the table.',
        child: 'Works it out and draws a dot in the box with the right answer.',
        end: 'Four dots in one line show four right answers.',
      },
      round: 'Box D2 says {wrong}, box B3 says {answer}. Your child works it out and draws a dot in B3.',
      steps: [
        'Get out paper and crayons. With a crayon, your child draws four rows of four boxes and writes A to D along the top, 1 to 4 down the side. In secret, choose a line of four boxes, such as B1 to B4.',
        'If a dot is off the line, work out that question together and move the dot.',
      ],
      say: 'Two boxes, two answers. Where does the dot go?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'Stay close, count the small parts back in and keep them away from toddlers.',
    },
  ],
}
