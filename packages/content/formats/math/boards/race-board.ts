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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '3', core: true },
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
    { name: 'buttons', quantity: '6', core: true, substitute: 'coins' },
  ],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 5,
      child:
        'Draw a track of six squares to {place}. Answer a question to start one button: one {token}. Roll, then choose any button on the track to move. Guess early: which {token} comes home last?',
      inShort: {
        you: 'Ask, and follow the dice.',
        child: 'Answers, adds one button, rolls and moves any button. At square six, one {token} is home.',
        end: 'All five buttons are home.',
      },
      round:
        'You read question 1. Your child says {answer}, sets a button before square one and rolls a 4: four squares. At square six, or past it, one {token} is home.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws the track.',
        'A wrong answer is mended before the roll.',
        'After question five, roll on until all are home.',
      ],
      say: 'Will you move one that is nearly home, or one far behind?',
    },
    {
      title: 'Outrun Me',
      questions: 5,
      child:
        'Draw ten squares that lead to {place}. Answer a question to free one {token}. Run with its button from square three. Choose who rolls first, then take turns.',
      inShort: {
        you: 'Chase each runner with the sixth button.',
        child: 'Answers, then races one button from square three. Past square ten, one {token} is home.',
        end: 'Five runners are home.',
      },
      round:
        'You ask question 1. Your child says {answer} and sets a runner on square three, you a chaser on square one. Roll in turns. Past square ten, one {token} is home.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws the track.',
        'To catch, land on the runner or pass it. Telling how the answer was found sends it home.',
        'Mend a wrong answer before the race.',
      ],
      say: 'Answer and run! I feel a six coming.',
    },
    {
      title: 'Roll a Stunt',
      ages: 'younger',
      questions: 5,
      child:
        'Draw one silly move in each of five squares. Put one button on each: five {tokens} for {hero}. Answer a question, then roll to find a square. Choose any square when you roll a six.',
      inShort: {
        you: 'Ask, and join in each silly move.',
        child: 'Answers, rolls, does the move in that square and takes its button: one {token}.',
        end: 'All five squares are empty.',
      },
      round:
        'Read question 1 aloud. Your child says {answer} and rolls a 3. Both of you do the move in square three. Your child takes its button: one {token}.',
      steps: [
        'Get out paper, crayons, dice and buttons. Number five big squares.',
        'Mend a wrong answer before the roll.',
        'A six means any square, an empty square the next full one.',
      ],
      say: 'Which of your moves do you hope that I have to do, too?',
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      questions: 5,
      child:
        'Draw a grid of four by four boxes. Label it A to D and 1 to 4. Answer a question, roll, and call that many boxes. Choose well, and win all five {tokens} for {place}.',
      inShort: {
        you: 'Hide five {tokens}. Reply found, touching or far.',
        child: 'Answers, rolls and calls that many boxes to find one {token}.',
        end: 'All five are found.',
      },
      round:
        'You read question 1. Your child says {answer} and rolls a 2: two calls. First B3: touching, for the box beside it is full. Then B4: found! A button marks one {token}.',
      steps: [
        'Get out paper, crayons, dice and buttons. Copy the grid and mark five boxes in secret.',
        'No calls left? Tell the letter of one {token}. Your child calls on.',
        'A wrong answer is mended first.',
      ],
      say: 'Which box would tell you most?',
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the small parts back in and keeps them away from toddlers.',
    },
  ],
}
