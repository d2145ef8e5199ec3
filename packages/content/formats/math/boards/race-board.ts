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
    { name: 'buttons', quantity: '4', core: true, substitute: 'coins' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 4,
      child:
        'Draw a track to {place}. Answer a question to start one button and win your rolls. Choose which buttons to move: the first, or one far behind?',
      inShort: {
        you: 'Ask a question. A right answer brings two rolls, one that you mended together brings one.',
        child:
          'Answers, starts one button and rolls. Each roll moves any button. Past square six, one {token} is home.',
        end: 'All four buttons are home.',
      },
      round:
        'You read question 1. Your child says {answer}, sets a button at the start and rolls a 4 and a 3. Seven squares take it past square six: one {token} is home.',
      steps: [
        'Get out paper, crayons, dice and buttons. On the sheet, your child draws a start, six squares in a row and a home.',
        'Draw or count together after a wrong answer. After question 4, roll on until all are home.',
      ],
      say: 'Four buttons want to get home. A right answer rolls twice!',
    },
    {
      title: 'Outrun Me',
      questions: 4,
      child:
        'Answer a question to free one {token}. Start its button ahead of the chaser. Choose who rolls first, then run to {place}.',
      inShort: {
        you: 'Ask a question. Then chase the runner with your paper ball from square one.',
        child: 'Answers, sets a runner on square five and races you. Past square ten, one {token} is home.',
        end: 'Four runners are home.',
      },
      round:
        'You read question 1. Your child says {answer} and sets a runner on square five. Your chaser starts on square one. You roll in turns until the runner is past square ten: one {token} is home.',
      steps: [
        'Get out paper, crayons, dice and buttons. Tear off a corner of the sheet and crumple it: your chaser. Your child draws a track of ten squares and a home behind it. The buttons are runners.',
        'After a wrong answer, find the right one together. Its runner starts on square three.',
        'You catch a runner when you land on it or pass it. It comes free, and home, once your child proves the answer.',
      ],
      say: 'A right answer gives you a head start. But I feel a six coming!',
    },
    {
      title: 'Roll a Stunt',
      ages: 'younger',
      questions: 4,
      child:
        'Draw one silly move in each of four squares. Answer a question, then roll to find a move. Choose who must do it. Win four {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question, and do each silly move that your child orders.',
        child: 'Answers, rolls and says who does the move in that square. Then takes its button: one {token}.',
        end: 'All four squares are empty.',
      },
      round:
        'You read question 1. Your child says {answer}, rolls a 3, looks at the move in square three and points at you. You do it. Your child takes its button: one {token}.',
      steps: [
        'Get out paper, crayons, dice and buttons. Draw four big squares and number them 1 to 4. Your child draws a move in each, such as a frog jump. Set one button on each.',
        'After a wrong answer, draw and count together. Then your child does the move.',
        'A five, a six or an empty square? Your child picks a full one.',
      ],
      say: 'Which of your moves do you hope that I have to do?',
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      questions: 4,
      child:
        'Win a roll with each right answer. Call boxes, and mark what you hear. Choose each box by what its neighbors told you. Find four {tokens} for {place}.',
      inShort: {
        you: 'For each box called, say found, or how many of the boxes at its sides hide one.',
        child: 'Answers, rolls and may call that many boxes. Finding one {token} ends the turn.',
        end: 'All four {tokens} are found.',
      },
      round:
        'You read question 1. Your child says {answer} and rolls a 2: two calls. First B3: you say, one beside it. Then B4: found! A button marks one {token}.',
      steps: [
        'Get out paper, crayons, dice and buttons. Each of you takes a sheet and a crayon and draws a grid of four by four boxes, with A to D along the top and 1 to 4 down the side. Out of sight, mark four boxes on yours.',
        'A wrong answer, mended together, brings one call and no roll.',
        'After question 4, your child calls on until all are found.',
      ],
      say: 'Which box would tell you most?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '2', core: true },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'buttons', quantity: '4', core: true, substitute: 'coins' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the small parts back in and keeps them away from toddlers.',
    },
  ],
}
