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
        'Draw a track to {place}. Answer a question to start one button and win your rolls. Choose which button to move: the first, or one far behind?',
      inShort: {
        you: 'Ask a question. A right answer wins two rolls, one that you mended together wins one.',
        child:
          'Answers, tells how, starts one button and moves any button with each roll. Past square six wins one {token}.',
        end: 'All buttons are home.',
      },
      round:
        'Your child says {answer} and why, sets a button on the start and rolls a 4 and a 3. That is past square six: the button is home and one {token} is won.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a start, six squares in a row and a home.',
        'After the last question, roll on until all are home.',
      ],
      say: 'These buttons want to get home. A right answer rolls twice!',
    },
    {
      title: 'Outrun Me',
      child:
        'Answer a question to start a button ahead of the chaser. Choose who rolls first: you or the chaser. Run to {place}. Win one {token} with each button that is home.',
      inShort: {
        you: 'Ask a question. Then your finger chases the button from square one, roll by roll.',
        child: 'Answers, sets a button on square five and rolls in turn with you. Past square ten wins one {token}.',
        end: 'Every button is home.',
      },
      round:
        'Your child says {answer} and sets a button on square five. Your child rolls a 4, you a 3, your child a 2: home, one {token}!',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a track of ten squares.',
        'Wrong? Mend it together and start on square three. If you catch the button, your child proves the answer and brings it home.',
      ],
      say: 'A right answer is a head start. I feel a six!',
    },
    {
      title: 'Roll a Stunt',
      ages: 'younger',
      child:
        'Order your grown-up a silly move with each right answer. Choose it: a frog jump, a spin or your own. Roll to find how often it must be done. Win each {token} for {hero}.',
      inShort: {
        you: 'Ask a question, and do each silly move as often as the dice shows.',
        child: 'Answers, tells how, orders a silly move and rolls. When it is done, takes a button: one {token}.',
        end: 'All buttons are taken.',
      },
      round:
        'Your child says {answer}, orders a frog jump and rolls a 3. You jump like a frog while your child counts: one, two, three. Your child takes a button: one {token}.',
      steps: [
        'Get out dice and buttons. Lay out one button for each question.',
        'After a wrong answer, draw and count together. Then you both do the move.',
      ],
      say: 'What must I do? And how often? The dice will tell.',
      materials: [
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
        { name: 'buttons', quantity: '{questions}', core: true, substitute: 'coins' },
      ],
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      child:
        'Win three calls with each right answer. Call boxes, and mark what you hear. Choose each box: near the last one or far off. Find all {tokens} for {place}.',
      inShort: {
        you: 'For each box called, say found, or how many dots hide in the boxes around it.',
        child: 'Answers and calls up to three boxes. A dot found is one {token} and ends the turn.',
        end: 'All dots are found.',
      },
      round: 'Your child says {answer}, tells why and calls B3. One dot around it, you say. B4? Found! One {token}.',
      steps: [
        'Get out paper and crayons. Each of you draws four by four boxes, A to D along the top and 1 to 4 down the side. Hide one dot for each question in yours.',
        'Wrong? Mend it together for two calls. After the last question, call on.',
      ],
      say: 'My grid hides dots. Which box tells you most?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '2', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the small parts back in and keeps them away from toddlers.',
    },
  ],
}
