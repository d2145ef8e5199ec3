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
        gist: 'Each right answer sets one button, one {token}, at the start and earns a roll to move any button; after question five your child rolls on until all are home.',
        steps: [
          'Get out paper, crayons, dice and buttons.',
          'Do question 1 together. Buttons start in front of square one and are home on square six or past it.',
          'Your child mends a wrong answer before the roll.',
        ],
        say: 'Will you move one that is nearly home, or one far behind?',
        success: 'Every question is answered, and your child has a reason for each move.',
      },
      {
        title: 'Outrun Me',
        questions: 5,
        child:
          'Draw ten squares that lead to {place}. Answer a question to free one {token}. Run with its button from square three. Choose who rolls first, then take turns. Tell how you know if the chaser catches you.',
        gist: 'Each right answer sends one {token} running from square three; you and your child roll in turns, your button chases it from square one, and five past square ten end it.',
        steps: [
          'Get out paper, crayons, dice and buttons. The sixth button chases.',
          'Do question 1 together. You catch by landing on the runner or passing it.',
          'Your child frees a caught runner by telling how the answer was found, and takes it home.',
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
        gist: 'Each right answer wins a roll; your child does the silly move in the rolled square and takes its button, one {token}, until all five squares are empty.',
        steps: [
          'Get out paper, crayons, dice and buttons. Number five big squares.',
          'Do question 1 together, and do its move together.',
          'A six lets your child choose any square. If the rolled square is empty, take the next full one.',
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
        gist: 'You hide five {tokens} in a secret grid; each right answer wins a roll, your child calls that many boxes to find one {token}, until all five are found.',
        steps: [
          'Get out paper, crayons, dice and buttons. Copy the grid in secret.',
          'Do question 1 together. Reply to each call: found, touching or far. A button marks a find.',
          'When no calls are left, tell the letter of one {token}; your child calls on.',
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
        wrongAnswers: true,
        questions: 5,
        child:
          'Win {tokens} for {hero} on your own feet. Work out a question in chalk before you run. Choose how to go: giant steps, sideways or tiptoe. Freeze in the ring with your answer and prove it. Draw one {token} there; leave the trap empty.',
        gist: 'Your child works out a question, runs to the chalk ring with its answer and proves it for one {token}; the trap ring stays empty, and five filled rings end it.',
        steps: [
          'Get out chalk. Pick a dry spot outside, away from cars, and stay close.',
          'Draw six rings (indoors, slips): five mixed answers and the trap, a tempting one from the last step that answers no question.',
          'Do question 1 together. Wrong ring? Think again.',
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
        gist: 'Each right answer opens one of five chalk boxes, one {token}; your child hops through all open ones, calling their answers from memory, until five are called in one go.',
        steps: [
          'Get out chalk. Choose a dry place outside, away from cars, and stay close.',
          'Do question 1 together: draw its {token}, hop in and call the answer.',
          'If one is forgotten, read that question again; the hop starts over.',
        ],
        say: 'Your feet do the hopping. Can your head keep all the answers?',
        success: 'On the last hop your child calls all five answers from memory.',
      },
      {
        title: 'Past the Guard',
        questions: 5,
        child:
          'Stand ten steps from the ring at {place}. Answer a question to sneak up with one {token}. Freeze when the guard turns, or start over if you move. Choose to creep or to dash. Draw that {token} in the ring and run back.',
        gist: 'You guard a ring; after each right answer your child sneaks up behind your back, starts over if you turn and see a move, and draws one {token} there, five in all.',
        steps: [
          'Get out chalk. Find dry, even ground outside, away from cars, and stay close.',
          'Draw a line and, ten steps off, a ring. Stand beside it with your back turned, count softly to five, then spin around.',
          'Do question 1 together.',
        ],
        say: 'Right! I turn my back now, and I hear every giggle.',
        success: 'Five right answers and five trips bring every {token} into the ring.',
      },
      {
        title: 'The Giant Clock',
        strands: ['time'],
        answers: 'short',
        child:
          'Draw a clock wider than you, with 12 numbers. Be its hands: bend one arm for the hour. Answer a question, and show its time if it has one. Choose a free number and march there from 12, counting aloud. Draw one {token} on it for {hero}.',
        gist: 'After each right answer your child shows its time with both arms, marches around a chalk clock to a free number and draws one {token} there, until five numbers have one.',
        steps: [
          'Get out chalk. Look for dry ground outside, away from cars, and stay close.',
          'Draw the clock: first 12, 6, 3 and 9, then the gaps. Do question 1 on it.',
          'You call each way: clockwise or backward.',
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
        gist: 'Your child runs to where an answer belongs on a chalk line, you run there or to a wrong spot; your child decides and writes the number with one {token}, five times.',
        steps: [
          'Get out chalk. Use even ground outside, away from cars, and stay close.',
          'Do question 1 together. Write its number in the middle.',
          'To be wrong, stand on the wrong side of a number that is already there.',
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
        gist: 'Your child answers, draws the question in giant chalk and leads you along the lines; you tell what your feet feel, once wrongly, and one {token} is won, five in all.',
        steps: [
          'Get out chalk. Choose dry, even ground outside, away from cars, and stay close.',
          'Do question 1 together: answer it, draw it, walk it.',
          'Tell turns and straight parts; once, call a turn straight.',
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
