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
        gist: 'Your child lays and answers a question in beans, looks away while you cover a part, and tells how many hide for one {token} in a ring; full rings end it.',
        steps: [
          'Get out dry beans, paper and pencils. Draw one small ring for each question.',
          'Do question 1 together, then cover one row or part with your hand.',
          'After a miss, count together and cover again. Once, your child covers, and you say one too many.',
        ],
        say: 'All of it together you have told me. How many hide under my hand?',
        success: 'Your child finds the hidden number from what is left, without peeking.',
      },
      {
        title: 'The Covered Bar',
        strands: ['data'],
        child:
          'Draw the groups of a question as quick bars. Lay one bean on each step of the bars and answer. Shut your eyes: a hand covers one whole bar. Tell how many it shows, then lift the hand. Choose one bean for the ring of {hero}: one {token}.',
        gist: 'Your child draws a question as bars, lays beans on them and answers, then tells how many your hand covers for one {token} in a ring; full rings end it.',
        steps: [
          'Get out dry beans, paper and pencils. Draw one small ring for each question.',
          'Do question 1 together: draw the bars, lay the beans, answer.',
          'Cover one whole bar. Once, your child covers, and you say one too many. Nothing to draw? Just answer.',
        ],
        say: 'I cover one bar. What do the other bars and your question tell you?',
        success: 'The bars start on one line, and your child names the covered one.',
      },
      {
        title: 'Secret Bean Shape',
        strands: ['geometry'],
        child:
          'Make a secret shape out of {tokens} for {friend}. Answer a question to set one bean as a corner. Choose each spot, not all in one row. Draw lines after your last corner. Let your grown-up feel it, eyes shut, and guess.',
        gist: "Each right answer sets one bean, one {token}, as a corner; at the end your child joins them, you feel the shape and guess badly, and your child's right name wins.",
        steps: [
          'Get out dry beans, paper and pencils.',
          'Do question 1 together and set the first corner.',
          'Three corners make a triangle, four a quadrilateral.',
          'Push one corner, and ask what stays the same: the number of sides and corners.',
        ],
        say: 'I feel corners. What did you build here, a pancake?',
        success: 'Your child tells the sides and corners, even after a push.',
      },
      {
        title: 'Mend My Clock',
        strands: ['time'],
        child:
          'Draw a big ring for a clock at {place}. Answer a question; lay two pencils for hands if needed. Choose a spot for one bean: 12, 3, 6 or 9. Look away while one number gets moved. Mend the clock to win that {token}.',
        gist: 'After each answer your child sets a bean as 12, 3, 6 or 9 of a clock, you nudge one in secret, and mending it wins one {token}, question by question.',
        steps: [
          'Get out dry beans, paper and pencils.',
          'Do question 1 together on the ring and set its bean.',
          'Your child looks away while you nudge one bean, even if there is only one.',
        ],
        say: 'Tick, tock, something is wrong. Which number has wandered off?',
        success: 'Your child puts the numbers in place and reads the hands.',
      },
      {
        title: 'Spot the Change',
        strands: ['patterns'],
        child:
          'Think up a small part, such as two beans and one gap. Answer a question to lay it once: one {token}. Choose a straight row or a bend. Shut your eyes while one bean gets moved. Mend the row and tell {hero} its rule.',
        gist: 'Each right answer adds one part, one {token}, to a repeating row of beans; then your child twice mends your secret change, draws two parts more, and wins them all.',
        steps: [
          'Get out dry beans, paper and pencils.',
          'Do question 1 together and lay the first part.',
          'When every part is laid, move one bean in secret; once it is mended, move another.',
        ],
        say: 'Say your rule with eyes shut. Now look: what did I do?',
        success: 'Your child finds the change by the rule and tells what comes next.',
      },
      {
        title: 'Bean Slide',
        strands: ['measurement'],
        child:
          'Slide {tokens} into {place}, the ring on the page. Answer a question to get one bean: one {token}. Choose to push, blow or tap it with a pencil. Guess its gap to the ring in finger widths. Measure it, then move that {token} inside.',
        gist: 'Every right answer gives one bean, one {token}, to slide at a ring; your child guesses the gap in finger widths, measures it and moves it in, until all are home.',
        steps: [
          'Get out dry beans, paper and pencils. Draw a ring and a start line.',
          'Do question 1 together; measure with fingers side by side.',
          'Write down each guess and gap. If it slides straight in, the gap is zero.',
        ],
        say: 'How many fingers fit between? Leave no holes, and lay none on top of another.',
        success: 'Your child measures from bean to ring without gaps.',
      },
      {
        title: 'Pencil Tongs',
        child:
          'Hold two pencils like tongs, in one hand or two. Answer a question to lift one bean: one {token}. Carry it across to {place}, the other sheet. Say your answer again if it drops. Choose a wobbly walk for the last one.',
        gist: 'With two pencils as tongs, your child carries one bean, one {token}, to the other sheet for each right answer, repeating it at every drop, until all have crossed.',
        steps: [
          'Get out dry beans, paper and pencils. Lay two sheets one big step apart: start and {place}.',
          'Do question 1 together and carry its bean.',
          'After a drop, your child goes on from there. At the end {hero} has them all.',
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
          'Cross the floor to {hero} on {tokens} only. Answer a question to win one sheet: one {token}. Choose the gap to the next one: small or giant. Stand on it and wait there for your next question. Reach {hero} with your last {token}.',
        gist: 'You wait across the floor while your child tapes down one sheet, one {token}, for each right answer and steps along, until the last sheet reaches you.',
        steps: [
          'Get out paper, tape and markers. Mark one sheet for each question. You are {hero}: stand one big step away for each sheet.',
          'Do question 1 together.',
          'Stepping off the path means back to the first sheet. If it is too short, stretch out a hand.',
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
        gist: 'Each answer is a number of heel-to-toe steps: your child points to where they will end, walks them and tapes down one slip, one {token}, until all are down.',
        steps: [
          'Get out paper, tape and markers. Tape down a start line. Tear one slip for each question.',
          'Do question 1 together and walk it.',
          'Each walk starts at the line. At a wall your child turns around and walks on.',
        ],
        say: 'Point first. Will you end by the door, or under the table?',
        success: 'Your child counts each walk right and can say why one is the longest.',
      },
      {
        title: 'Keep It in Mind',
        child:
          'Solve a question at the start line, with marks or aloud. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way across. Turn around, say it and tell how you got it. Draw one {token} on the wall sheet for {hero}.',
        gist: 'Your child solves a question, carries the answer in the head past your nonsense to a far sheet, tells it and draws one {token}, until every question is done.',
        steps: [
          'Get out paper, tape and markers. Tape a sheet to a far wall: {place}.',
          'Do question 1 together; a spare sheet is for working.',
          'Names of soups will do as nonsense. If your child forgets the answer, go back to the line together.',
        ],
        say: 'Green noodles on a bicycle! Do you still have your answer?',
        success: 'Your child brings each answer to the wall and can tell how it was found.',
      },
      {
        title: 'Guess the Spot',
        strands: ['measurement'],
        child:
          'Choose a length: how many shoes or giant steps. Answer a question for one sheet: one {token}. Lay it where you guess that length ends. Measure from the line and tape it there. Tell {hero}: was your guess too long?',
        gist: 'Each right answer wins one sheet, one {token}: your child lays it where a chosen length should end, measures in shoes or giant steps and tapes it, until all are down.',
        steps: [
          'Get out paper, tape and markers. Tape down a start line.',
          'Do question 1 together and write the length on its sheet.',
          'Take a new length each time. Shoes touch heel to toe.',
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
        gist: 'A path of two repeating signs grows by one sheet, one {token}, with each right answer; then you walk it with one wrong move, your child catches it and acts out the next two.',
        steps: [
          'Get out paper, tape and markers. Agree on signs, such as a cross for a jump.',
          'Do question 1 together and tape down the first sign.',
          'When all sheets are down, walk them and do one sign wrong.',
        ],
        say: 'Tell me the rule. Then I walk, and I may cheat.',
        success: 'The path keeps its rule, and your child can carry it on.',
      },
    ],
    safety: [
      {
        hazard: 'slipping on loose sheets',
        adultNote: 'Stay close, clear the floor, and let nobody walk there in socks.',
      },
    ],
  },
]
