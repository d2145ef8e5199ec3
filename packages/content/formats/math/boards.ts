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
          'Draw a track of six squares to {place}. Answer a question to start one button: one {token}. Roll, then choose any button on the track to move. Guess early: which {token} comes home last? Keep rolling after question five until all are home.',
        steps: [
          'Get out paper, crayons, dice and buttons. Five buttons are the five {tokens}.',
          'Do question 1 together, start a button and roll. Home is square six or past it.',
          'Your child answers and rolls on, mending slips first. All five home? Then {hero} has every {token}.',
        ],
        say: 'Will you move one that is nearly home, or one far behind?',
        success: 'Every question is answered, and your child has a reason for each move.',
      },
      {
        title: 'Outrun Me',
        questions: 5,
        child:
          'Draw ten squares that lead to {place}. Answer a question to free one {token}. Run with its button from square three. Choose who rolls first, then take turns. Tell how you know if the chaser catches you.',
        steps: [
          'Get out paper, crayons, dice and buttons. The sixth button chases; it starts each run on square one.',
          'Do question 1 together and run. Landing on the runner or passing it is a catch.',
          'Caught? Your child proves the answer and is home free. Five runs win five {tokens}.',
        ],
        say: 'Ready? I am two squares behind your {token}, and I feel a six coming.',
        success: 'All five are home, and your child can prove the answers.',
      },
      {
        title: 'Roll a Stunt',
        ages: 'younger',
        questions: 5,
        child:
          'Draw one silly move in each of five squares. Put one button on each: five {tokens} for {hero}. Answer a question, then roll to find a square. Do the move there and take its {token}. Choose any square when you roll a six.',
        steps: [
          'Get out paper, crayons, dice and buttons. Number five big squares; your child draws a move in each.',
          'Do question 1 together, roll, and both do the move.',
          'Right answers roll, until all five {tokens} are taken. Empty square? Take the next full one.',
        ],
        say: 'Which of your moves do you hope that I have to do, too?',
        success: 'The squares are empty, and a right answer came before each move.',
      },
      {
        title: 'Hidden Grid',
        ages: 'older',
        questions: 5,
        child:
          'Draw a grid of four by four boxes. Label it A to D and 1 to 4. Answer a question, roll, and call that many boxes. Choose them well, and stop when you find one {token}. Win all five {tokens} for {place}.',
        steps: [
          'Get out paper, crayons, dice and buttons. Mark five boxes on a secret copy: one {token} each.',
          'Do question 1 together, roll and search. Reply: found, touching or far. A button marks a find.',
          'Your child goes on. No calls left? Tell the row of one {token}; your child calls until it is found.',
        ],
        say: 'Which box would tell you most?',
        success: 'All five are found by right answers and clever calls.',
      },
    ],
    safety: [
      {
        hazard: 'small buttons',
        adultNote: 'A grown-up counts the small parts back in and keeps them away from toddlers.',
      },
    ],
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
        title: 'One Trap Ring',
        answers: 'numbers',
        questions: 5,
        child:
          'Win {tokens} for {hero} on your own feet. Work out a question in chalk before you run. Choose how to go: giant steps, sideways or tiptoe. Freeze in the ring with your answer and prove it. Draw one {token} there; leave the trap empty.',
        steps: [
          'Get out chalk. Pick a dry spot outside, away from cars, and stay close.',
          'Draw six rings (indoors, lay slips). Write the five answers in them, mixed, and one wrong number: the trap.',
          'Do question 1 together, then call the others in any order. Wrong ring? Think again. Five filled rings win.',
        ],
        say: 'Five rings and one trap. Think first, then run.',
        success: 'Each ring is reached by working it out, and the trap stays empty.',
      },
      {
        title: 'Hop and Remember',
        answers: 'short',
        questions: 5,
        child:
          'Draw five boxes in a row toward {place}. Answer a question to win one box: one {token}. Hop through your boxes from the first one. Call each answer as you land in its box. Choose one foot or two, and start over if you forget.',
        steps: [
          'Get out chalk. Choose a dry place outside, away from cars, and stay close.',
          'Do question 1 together: one {token} in the first box, one hop, one answer called.',
          'Each new answer adds one box. Forgotten? Read that question again. A hop through all five wins every {token} for {hero}.',
        ],
        say: 'Your feet do the hopping. Can your head keep all the answers?',
        success: 'On the last hop your child calls all five answers from memory.',
      },
      {
        title: 'Past the Guard',
        questions: 5,
        child:
          'Stand on a line ten steps from the guard. Answer a question to sneak up for one {token}. Freeze when the guard turns, or start over if seen. Choose to creep or to dash. Rub out that {token} and run home to {place}.',
        steps: [
          'Get out chalk. Find dry, even ground outside, away from cars, and stay close.',
          'Draw a line and, ten steps off, a ring with five {tokens}. Stand in it as the guard: turn away, count softly, spin around.',
          'Do question 1 together. One right answer opens one trip. An empty ring ends the game.',
        ],
        say: 'Right! I turn my back now, and I hear every giggle.',
        success: 'Five right answers and five trips bring every {token} home.',
      },
      {
        title: 'The Giant Clock',
        strands: ['time'],
        answers: 'short',
        child:
          'Draw a clock wider than you, with 12 numbers. Be its hands: bend one arm for the hour. Answer a question; show its time, if it has one. Choose a number and march there, counting aloud. Draw one {token} on it for {hero}.',
        steps: [
          'Get out chalk. Look for dry ground outside, away from cars, and stay close.',
          'Draw the clock: 12, 6, 3, 9, then the gaps. Do question 1 on it.',
          'After each right answer call clockwise or backward. Your child marches from 12 to a free number. Five filled numbers win.',
        ],
        say: 'Your bent arm is the hour. Where does your long arm point?',
        success: 'Your child shows times with both arms and marches the way you call.',
      },
      {
        title: 'Who Stands Right',
        strands: ['number', 'fractions'],
        answers: 'numbers',
        child:
          'Draw a line ten giant steps long for {hero}. Answer a question and think where its number belongs. Run there: left is smaller, right is larger. Choose to stay or move when your grown-up disagrees. Draw the number there, with one {token} above.',
        steps: [
          'Get out chalk. Use even ground outside, away from cars, and stay close.',
          'Do question 1 together. Write its number in the middle, with one {token}.',
          'For each of the others, both run to a spot; yours is sometimes wrong. Your child decides. Five in order win every {token}.',
        ],
        say: 'I say that it belongs here. Do you stand by your spot?',
        success: 'The numbers stand in order, and your child defends them with reasons.',
      },
      {
        title: 'Feel the Shape',
        strands: ['geometry'],
        answers: 'short',
        child:
          'Draw what a question is about, giant size, and answer it. Lead your grown-up along the lines, eyes nearly shut. Choose a slow walk or a tricky one. Ask what the feet found out. Draw one {token} for {hero} when it is right.',
        steps: [
          'Get out chalk. Choose dry, even ground outside, away from cars, and stay close.',
          'Do question 1 together: answer it, draw it, walk it.',
          'For the others let yourself be led. Tell the turns and straight parts, once wrongly. Five drawings with one {token} each win.',
        ],
        say: 'My eyes are nearly shut. Is that a turn, or do we go straight?',
        success: 'Each drawing fits its question, and your child mends your wrong guess.',
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
