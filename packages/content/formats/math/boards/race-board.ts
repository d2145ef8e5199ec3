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
        'Draw a track to {place}. Choose a straight track or one in bends. Answer a question and tell or draw how you know. Roll and move your button.',
      earned: true,
      inShort: {
        you: 'Ask: how do you know?',
        child: 'Tells or draws why. Rolls and moves the button that many squares.',
        end: 'How far did the button get toward {place}?',
      },
      round: 'Your child says {answer} and draws how it came out. A 4: the button moves four squares.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a track of 24 squares. Set one button before the first.',
        'Wrong? Work it out together first.',
      ],
      say: 'A good reason lets you roll. What is yours?',
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
        'Work out which answer is true. Roll and run toward {place}. Choose your button: the lighter or the darker one. Count at the end who has come farther.',
      inShort: {
        you: 'Read a question. Say its right answer and the tempting one, in any order. Roll after your child.',
        child: 'Works it out and says which is right. Rolls and moves a button.',
        end: 'Who has come farther?',
      },
      round:
        'You say {wrong} and {answer}. Your child works it out, chooses {answer}, rolls a 4 and moves. You roll a 3.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a road of 24 squares. Set two different buttons before the first.',
        'Wrong? Work it out together, then roll.',
      ],
      say: 'One answer is true, one is false. Then we race!',
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
      child:
        'Roll a stunt once you have answered. Choose its move: frog jumps or spins. Count for {hero} while your grown-up does it. Call stop at the number you rolled.',
      earned: true,
      inShort: {
        you: 'After the roll, do the move as often as your child counts.',
        child: 'Names a silly move and rolls. Counts your moves aloud and calls stop at the number rolled.',
      },
      round:
        'Your child says {answer}, chooses frog jumps and rolls a 3. You jump, and your child counts: one, two, three, stop!',
      steps: ['Get out dice.', 'Wrong? Work it out together first.'],
      say: 'Answer, and I do whatever you roll!',
      materials: [{ name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' }],
      safety: [],
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      wrongAnswers: true,
      questions: 3,
      child:
        'Draw a grid of {place}. Work out each question. Choose between two boxes and put a dot in the true one. Join the dots at the end: a snake or a roof?',
      inShort: {
        you: 'Read a question. Let two boxes of the next row answer: one right, one tempting.',
        child: 'Works it out and draws a dot in the right box.',
        end: 'Your child joins the dots: what is it?',
      },
      round: 'Box A1 says {wrong}, box C1 says {answer}. Your child works it out and draws a dot in C1.',
      steps: [
        'Get out paper and crayons. Your child draws a grid: columns A to D, rows 1 to 4.',
        'Wrong box? Work it out together.',
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
