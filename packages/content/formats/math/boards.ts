import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Games and trails that the child draws and then plays on. */
export const boardFormats: Format[] = [
  {
    id: 'math.race-board',
    subject: 'math',
    title: 'Race Board',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'game',
    layout: 'd',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '3', core: true },
      { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
      { name: 'buttons', quantity: '2', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Draw a winding path of 15 squares to {place}. Color every third square: that is a question square. Roll and move your button. Solve a question when you land on color. Choose the prize that waits at the end for {hero}.',
        steps: [
          'Get out paper, crayons, dice and buttons. Draw the first squares of the path together.',
          'Play one round each. Talk through question 1 on the first colored square.',
          'Race on. A right answer moves one square more; a mended one stays put.',
        ],
        say: 'The road is long. Which squares are the dangerous ones, and why?',
        success: 'Your child solves each question before moving on.',
      },
      {
        child:
          'Draw a board with a start and a swamp. End it at {place}. Roll, then solve: right answers double your roll. Tell how you know to leave the swamp. Pick one new rule with {friend}.',
        steps: [
          'Get out crayons, paper, buttons and dice.',
          'Sketch the board and try question 1 as a team.',
          'Take turns. Your child works for both players; you ask how.',
        ],
        say: 'A lucky roll is nice. A roll that you doubled yourself is better.',
        success: 'Your child doubles at least two rolls with worked answers.',
      },
      {
        child:
          'Place your button at the start and draw {things} at the end. Say an answer and a reason to move three squares. Roll for a hint. Choose: race to {place} alone or as a team.',
        steps: [
          'Get out dice, buttons, crayons and paper. Your child draws ten squares and decorates them.',
          'Show how a hint works on question 1: draw it smaller.',
          'Your child plays the rest. Give one hint for each roll over 3.',
        ],
        say: 'Is this one for a step or for a roll? You decide, and that is clever too.',
        success: 'Your child can tell which questions felt sure and which did not.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.chalk-trail',
    subject: 'math',
    title: 'Chalk Trail',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'outdoors',
    layout: 'c',
    grades: everyGrade,
    materials: [{ name: 'chalk', quantity: '2 sticks', core: true, substitute: 'slips on the floor, indoors' }],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Draw a trail of big circles that leads to {place}. Write one answer in each circle, in any order. Listen to a question, then run to its answer. Stomp, freeze or spin there: you choose. Leave an arrow for {hero}.',
        steps: [
          'Get out chalk. Pick a safe, dry spot outside, away from cars, and stay close.',
          'Write the answers together, and find the first one side by side.',
          'Call the other questions. Your child explains each landing before the next call.',
        ],
        say: 'On your marks! Think first, then run. Your feet follow your head.',
        success: 'Your child lands on the right circle and can say why.',
      },
      {
        child:
          'Write the first question where {friend} can see it. Work it out right there, as large as you like. Step back five steps and read it again. Choose a color or a sign for a proven answer. Walk on to the next spot at {place}.',
        steps: [
          'Get out chalk. Stay beside your child outside, and agree on a border not to cross.',
          'Work the first question as a giant picture together.',
          'Your child does the others alone, with every step on the ground.',
        ],
        say: 'The ground is our page today. Nothing is too big for it.',
        success: 'Somebody who walks by could follow the working.',
      },
      {
        child:
          'Mark a start and a far line that is {place}. Take one giant step for each answer you can show. Trade a wrong step for a second try. Choose how to cross the line: hop, crawl or tiptoe. Bring the {things} home.',
        steps: [
          'Get out chalk. Mark two lines outside, on grass-free, even ground, and stay close.',
          'Make the first step together with question 1 worked out on the ground.',
          'Your child shows each answer before the step. Trade slips kindly.',
        ],
        say: 'How far away is {place}? Let us see how many good answers it takes.',
        success: 'Each step was earned by an answer that your child showed.',
      },
    ],
    safety: [
      {
        hazard: 'Playing outside',
        adultNote: 'A grown-up stays close, away from cars and water, and agrees on a border. Indoors works too.',
      },
    ],
  },
]
