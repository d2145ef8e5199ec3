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
        you: 'Ask a question. Work out a wrong answer together. Then hand over the dice for two rolls.',
        child:
          'Answers and sets one button on the start. Rolls twice, and after each roll moves any button that many squares. A button past square six is home.',
        end: 'After the last question, roll on until every button is home.',
      },
      round:
        'Your child says {answer}, sets a button on the start and rolls a 4 and a 3. The button goes past square six and is home.',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a start, six squares in a row and a home with a crayon.',
      ],
      say: 'These buttons want to get home. An answer rolls twice!',
    },
    {
      title: 'Outrun Me',
      child:
        'Answer a question to start a button ahead of the chaser. Choose who rolls first: runner or chaser. Run to {place}. Win one {token} with each button that is home.',
      inShort: {
        you: 'Ask a question. Put a finger on square one and chase the button, roll by roll. When you catch it, ask why the answer is right.',
        child:
          'Answers, sets a button on square five and rolls in turn with you. A button past square ten is home. A caught button comes home when the answer is explained.',
      },
      round:
        'Your child says {answer}, sets a button on square five and rolls a 4. You roll a 3. Your child rolls a 2 and is past square ten!',
      steps: [
        'Get out paper, crayons, dice and buttons. Your child draws a track of ten squares with a crayon.',
        'Work out a wrong answer together. A button that your finger reaches or passes is caught.',
      ],
      say: 'A right answer is a head start. I feel a six!',
    },
    {
      title: 'Roll a Stunt',
      ages: 'younger',
      child:
        'Order your grown-up a silly move with each right answer. Choose it: a frog jump, a spin or your own. Roll to find how often it must be done. Win each {token} for {hero}.',
      inShort: {
        you: 'Ask a question. Then do the move that your child orders, as often as the dice shows.',
        child: 'Answers, orders a silly move and rolls the dice. Counts aloud while you do the move that often.',
      },
      round:
        'Your child says {answer}, orders a frog jump and rolls a 3. You jump, and your child counts: one, two, three.',
      steps: ['Get out dice.', 'Work out a wrong answer together before the roll.'],
      say: 'What must I do? And how often? The dice will tell.',
      materials: [{ name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' }],
      safety: [],
    },
    {
      title: 'Hidden Grid',
      ages: 'older',
      child:
        'Solve a question, then look for one {token}. Call boxes, and follow the hints. Choose each box: near the last one or far off. Find all {tokens} for {place}.',
      inShort: {
        you: 'Ask a question. After the answer, think of one box. After each call, say where your box lies: up, down, left or right.',
        child: 'Answers and calls boxes, such as B3, until your box is found. Draws a dot there.',
      },
      round:
        'Your child says {answer} and calls B3. You have thought of D2 and say: right and up. Your child calls D2. Found! Your child draws a dot there.',
      steps: [
        'Get out paper and crayons. Your child draws four rows of four boxes and writes A to D along the top, 1 to 4 down the side.',
        'Work out a wrong answer together before the first call.',
      ],
      say: 'I think of one box. Which call tells you most?',
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
