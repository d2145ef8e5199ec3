import type { Format } from '../../types.ts'

/** What hands lay out and feet walk; kindergarten to 3rd grade. */
export const handsOnFormats: Format[] = [
  {
    id: 'math.bean-workshop',
    subject: 'math',
    title: 'Bean Workshop',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'a',
    grades: { from: 'kindergarten', to: '3rd' },
    strands: ['number', 'operations', 'patterns', 'measurement', 'time', 'data', 'geometry'],
    materials: [
      { name: 'dry beans', quantity: 'a handful', core: true, substitute: 'buttons or coins' },
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
          'Fill each ring with one {token} for {hero}. Lay the question in beans: its rows, parts or groups. Shut your eyes: a hand covers one of them. Tell how many hide, then lift the hand. Choose one bean for the next ring: one {token}.',
        steps: [
          'Get out dry beans, paper and pencils. Draw one small ring for each question.',
          'Do question 1 together: lay it, answer it, cover a row or part, tell, lift, fill a ring.',
          'Your child goes on and sometimes covers for you; be wrong once. Clear the answer away each time. Full rings win.',
        ],
        say: 'All of it together you have told me. How many hide under my hand?',
        success: 'Your child finds the hidden number from what is left, without peeking.',
      },
      {
        title: 'The Covered Bar',
        strands: ['data'],
        child:
          'Draw the groups of a question as quick bars. Lay one bean on each step of the bars and answer. Shut your eyes: a hand covers one whole bar. Tell how many it shows, then lift the hand. Choose one bean for the ring of {hero}: one {token}.',
        steps: [
          'Get out dry beans, paper and pencils. Draw one small ring for each question.',
          'Do question 1 together: bars first, then beans, then the answer.',
          'Your child goes on. Cover a different bar each time; once, tell how many it shows yourself, wrongly. Nothing to draw? Answer aloud. Full rings win all {tokens}.',
        ],
        say: 'I cover one bar. What do the other bars and your question tell you?',
        success: 'The bars start on one line, and your child names the covered one.',
      },
      {
        title: 'Secret Bean Shape',
        strands: ['geometry'],
        child:
          'Make a secret shape out of {tokens} for {friend}. Answer a question to set one bean as a corner. Choose each spot, not all in one row. Draw lines after your last corner. Let your grown-up feel it, eyes shut, and guess.',
        steps: [
          'Get out dry beans, paper and pencils. Each bean is one {token} and one corner.',
          'Do question 1 together and set the first corner.',
          'Your child sets one for each right answer, then joins them all. Feel them and guess badly.',
          'Push one corner: what stays the same? A named shape wins every {token}.',
        ],
        say: 'I feel corners. What did you build here, a pancake?',
        success: 'Your child tells the sides and corners, even after a push.',
      },
      {
        title: 'Mend My Clock',
        strands: ['time'],
        child:
          'Draw a big ring for a clock at {place}. Answer a question; lay two pencils for hands if needed. Choose a spot for one bean: 12, 3, 6 or 9. Look away while one number gets moved. Mend the clock to win that {token}.',
        steps: [
          'Get out dry beans, paper and pencils. Each bean is one {token} and stands for a number.',
          'Do question 1 together on the ring and set its bean.',
          'Your child sets one bean for each answer. Each time, nudge one to a wrong spot. The last mended clock wins them all.',
        ],
        say: 'Tick, tock, something is wrong. Which number has wandered off?',
        success: 'Your child puts the numbers in place and reads the hands.',
      },
      {
        title: 'Spot the Change',
        strands: ['patterns'],
        child:
          'Think up a small part, such as two beans, one gap. Answer a question to lay it once: one {token}. Choose a straight row or a bend. Shut your eyes while one bean gets moved. Mend the row and tell {hero} its rule.',
        steps: [
          'Get out dry beans, paper and pencils. Rule: each part of the row is one {token}.',
          'Do question 1 together and lay the first part.',
          'Your child adds one part for each right answer. Then move a bean in secret, twice. Mended, with two parts drawn on, it is won.',
        ],
        say: 'Say your rule with eyes shut. Now look: what did I do?',
        success: 'Your child finds the change by the rule and tells what comes next.',
      },
      {
        title: 'Bean Slide',
        strands: ['measurement'],
        child:
          'Slide {tokens} into {place}, the ring on the page. Answer a question to get one bean: one {token}. Choose to push, blow or tap it with a pencil. Guess its gap to the ring in finger widths. Measure it, then move that {token} inside.',
        steps: [
          'Get out dry beans, paper and pencils. Draw a ring and a start line.',
          'Do question 1 together, slide a bean, guess, then lay fingers side by side to measure.',
          'Your child goes on; note guess and width. Straight in? The gap is zero. One bean inside for each question wins.',
        ],
        say: 'How many fingers fit between? No holes, and none on top of another.',
        success: 'Your child measures from bean to ring without gaps.',
      },
      {
        title: 'Pencil Tongs',
        child:
          'Hold two pencils like tongs, in one hand or two. Answer a question to lift one bean: one {token}. Carry it across to {place}, the other sheet. Say your answer again if it drops. Choose a wobbly walk for the last one.',
        steps: [
          'Get out dry beans, paper and pencils. Lay two sheets one big step apart: start and {place}.',
          'Do question 1 together and carry its bean.',
          'Your child carries one bean for each right answer. Dropped? Lift it up there and go on. All across: all {tokens} are won for {hero}.',
        ],
        say: 'Tongs ready? That {token} looks slippery to me.',
        success: 'Every bean has crossed, and your child can explain one of the answers.',
      },
    ],
    safety: [
      {
        hazard: 'small beans',
        adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
      },
    ],
  },
  {
    id: 'math.stepping-path',
    subject: 'math',
    title: 'Stepping Path',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: { from: 'kindergarten', to: '3rd' },
    materials: [
      { name: 'paper', quantity: 'up to 6 sheets', core: true },
      { name: 'tape', quantity: '1 roll', core: true },
      { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Cross the floor to {hero} on {tokens} only. Answer a question to win one sheet: one {token}. Choose the gap to the next one: small or giant. Stand on it and wait there for your next question. Reach {hero} exactly with your last {token}.',
        steps: [
          'Get out paper, tape and markers. Mark one sheet for each question. You are {hero}, one giant step away for each sheet.',
          'Do question 1 together and tape its sheet flat.',
          'Mend a slip before a sheet goes down. Off the path? Back to the first. The last step wins.',
        ],
        say: 'How far can these {tokens} carry you? Plan your gaps.',
        success: 'Your child stands beside you on the last sheet, every question answered.',
      },
      {
        title: 'Tiny Steps',
        answers: 'counts',
        strands: ['number', 'operations', 'data'],
        child:
          'Find your number of steps by answering a question. Point to where you think your walk will end. Choose forward or backward, and walk heel to toe. Count aloud and stop on your number. Leave one {token} there for {hero}: your slip.',
        steps: [
          'Get out paper, tape and markers. Tape down a start line. Tear one slip for each question: the {tokens}.',
          'Do question 1 together: walk it, count, tape down its slip.',
          'Each walk starts at the line and turns at walls. All slips down: the game is won.',
        ],
        say: 'Point first. Will you end by the door, or under the table?',
        success: 'Your child counts each walk right and can say why one is the longest.',
      },
      {
        title: 'Keep It in Mind',
        child:
          'Solve a question at the start line, with marks or aloud. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way across. Turn around, say it and tell how you got it. Draw one {token} on the wall sheet for {hero}.',
        steps: [
          'Get out paper, tape and markers. Tape a sheet to a far wall: {place}.',
          'Do question 1 together.',
          'Ask the others, one a trip, and let your child work on a spare sheet. Talk nonsense only on the way. Forgotten? Back to the line. One {token} for every question ends the game.',
        ],
        say: 'Green noodles on a bicycle! Do you still have your answer?',
        success: 'Your child brings each answer to the wall and can tell how it was found.',
      },
      {
        title: 'Guess the Spot',
        strands: ['measurement'],
        child:
          'Choose a length: how many shoes or giant steps. Answer a question for one sheet: one {token}. Lay it where you guess that length ends. Measure from the line and tape it there. Tell {hero}: was your guess too long?',
        steps: [
          'Get out paper, tape and markers. Tape down a start line.',
          'Do question 1 together. Choose a length, guess, measure, tape, and write it on the sheet.',
          'Your child takes a new length for each sheet. Shoes touch heel to toe. All sheets taped: all {tokens} are set at {place}.',
        ],
        say: 'Will eight shoes reach the door? Show me before you walk.',
        success: 'Your child measures from the line without gaps and compares with the guess.',
      },
      {
        title: 'Catch the Cheat',
        strands: ['patterns'],
        questions: 4,
        child:
          'Lay a path of {tokens} for {hero} by a rule. Choose two signs, each with a move of its own. Answer a question to lay the next sheet. Walk the path and act out each sign. Stop your grown-up when a move breaks the rule.',
        steps: [
          'Get out paper, tape and markers. Each sheet is one {token}. Agree on signs, such as a cross for a jump.',
          'Do question 1 together and tape down the first sign.',
          'One right answer, one sheet. Then walk with one wrong move. Caught, and carried on by two moves, it is won.',
        ],
        say: 'Tell me the rule. Then I walk, and I may cheat.',
        success: 'The path keeps its rule, and your child can carry it on.',
      },
    ],
    safety: [
      {
        hazard: 'slipping on loose sheets',
        adultNote: 'Stay close, clear the floor, and let your child go barefoot or in shoes.',
      },
    ],
  },
]
