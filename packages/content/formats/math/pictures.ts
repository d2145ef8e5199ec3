import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Drawings that speak, maps that hide things, and cases to solve. */
export const pictureFormats: Format[] = [
  {
    id: 'math.picture-proof',
    subject: 'math',
    title: 'Picture Proof',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'draw',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'crayons', quantity: '3 colors', core: true, substitute: 'any pens' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        title: 'Pictures That Talk',
        ages: 'younger',
        child:
          'Listen and find the answer to a question. Draw how you found it: dots, lines or shapes. Choose one color for the answer. Hold your picture up without a word. Win one {token} each time {hero} reads it right.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question. You are {hero}.',
          'Draw question 1 together, and color what shows the answer.',
          'Read out the others. Read each picture aloud; once, see a potato in it. Your child nods or adds a mark. Draw one {token} in each box that talked.',
        ],
        say: 'Shh, let the picture talk to me.',
        success: 'You can find each answer in the picture without a word.',
      },
      {
        title: 'Few-Mark Draw',
        ages: 'older',
        answers: 'short',
        child:
          'Plan a picture that proves your answer. Bet how few lines, dots and numbers it needs. Draw it, but leave out the answer itself. Choose one color for the mark that matters most. Win one {token} for {hero} when {friend} can read it.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question. You are {friend}.',
          'Do question 1 together. Could it do with one mark less?',
          'Your child bets, draws and keeps silent. Say what you read. Not clear? One more mark is free. Draw one {token} once you can read it.',
        ],
        say: 'How few marks will do? Bet before you draw.',
        success: 'The answer can be read from each picture, and every mark has a reason.',
      },
      {
        title: 'The Hidden Number',
        strands: ['operations'],
        answers: 'numbers',
        child:
          'Draw what the question tells: a bar, rows or jumps. Choose the one that fits. Draw one {token} where the number is missing. Work it out, then say it or write it there. Free every {token} for {friend} this way.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question. You are {friend} at {place}.',
          'Draw question 1 together. Where is the gap?',
          'Your child draws the others. Point to a wrong gap once, very sure of yourself. The {token} is free when its number is right.',
        ],
        say: 'Look before you work. What do we know, and where does the {token} hide?',
        success: 'Each {token} sits at the gap, and its number is right.',
      },
      {
        title: 'The Trick Bar',
        strands: ['fractions'],
        child:
          'Draw a bar or a line and answer the question. Look at the trick bar that {friend} draws. Find the trick: parts, number or color. Choose how to mend it. Win one {token} for {place} with each true pair.',
        steps: [
          'Get out paper, crayons and pencils. You are {friend}, who loves tricks.',
          'Draw question 1 together: equal parts first, then color.',
          'Your child draws each of the others. Draw a trick bar beside it, nearly right. Once it is mended, draw one {token} on the pair.',
        ],
        say: 'My bar is as good as yours. Go on, find anything wrong with it!',
        success: 'Your child answers right and can name the trick in each bar.',
      },
      {
        title: 'The Fussy Builder',
        strands: ['time', 'measurement', 'geometry'],
        child:
          'Draw each answer as a plan for {place}. Say or write a label for what matters. Listen: the builder does only what the plan tells. Choose what to add: a line, name, number or unit. Win one {token} when {friend} builds it right.',
        steps: [
          'Get out paper, crayons and pencils. You are {friend}, the builder.',
          'Plan question 1 together.',
          'Your child plans the others. Build each one wrong in the air at first: as big as a bus? Your child adds until you are right. Draw one {token} on it.',
        ],
        say: 'I build what I see and nothing else. What does this plan tell me?',
        success: 'Each plan shows a right answer, even to a fussy builder.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.answer-map',
    subject: 'math',
    title: 'Answer Map',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'markers', quantity: '3 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'Warm and Cold Map',
        ages: 'younger',
        child:
          'Draw a big map of {place}. Choose three things for it: hills, huts or ponds. Answer a question, then glide a finger over the map. Stop at hot and draw one {token} there. Find one {token} for {hero} with each question.',
        steps: [
          'Get out paper and markers. Your child draws the map.',
          'Do question 1 together. Think of a spot and guide the finger: cold, warm, hot.',
          'Your child answers the others; think of a new spot each time. Pick the very edge once, or the spot under the other hand.',
        ],
        say: 'I know the spot, and you do not. Answer first, then let your finger hunt.',
        success: 'Each {token} on the map was found after a right answer.',
      },
      {
        title: 'Finger Walk',
        ages: 'younger',
        child:
          'Draw {hero} in one corner and {place} in another. Answer a question to draw a bit of road. Choose what it has: a bridge, bump or loop. Draw one {token} where it ends. Walk your fingers along to gather all {tokens}.',
        steps: [
          'Get out paper and markers. The road has one bit for each question.',
          'Do question 1 together. Walk two fingers to the end of the first bit and squeak.',
          'Your child goes on. Your fingers teeter, sulk or nap until the next bit is drawn. Bring the last bit to {place}.',
        ],
        say: 'My fingers want to go, but there is no road yet. Help!',
        success: 'The road is whole, with a right answer behind each {token}.',
      },
      {
        title: 'Which Sign Is Gone?',
        answers: 'short',
        child:
          'Make one sign for each question: answer, picture and {token}. Look at them all, then shut your eyes. Name the sign that {friend} took away. Choose: tell its question or show how you know. Win the {tokens} for {hero}, sign by sign.',
        steps: [
          'Get out paper and markers. Tear one sign for each question. You are {friend}, and you help with writing.',
          'Make sign 1 together.',
          'Your child works out the others. Lay the signs out, take one and mix the row. Once named and explained, that sign is won. Play until none is left.',
        ],
        say: 'Eyes shut, no peeking! Something is about to go.',
        success: 'Your child remembers each answer and where it came from.',
      },
      {
        title: 'Dig by Distance',
        ages: 'older',
        child:
          'Draw {place} as a grid, five by five. Answer a question to start a dig. Point to a box and hear how far off you are. Choose the next box with care until you hit. Draw that {token}, then dig for the next.',
        steps: [
          'Get out paper and markers. Mark one secret box for each question on a grid of your own.',
          'Do question 1 together and dig. Steps go up, down or sideways.',
          'Your child answers and digs on. After a miss, say only the number of steps. All {tokens} found? {hero} cheers.',
        ],
        say: 'Answer first, then dig. I tell you how far, but never which way.',
        success: 'Your child answers right and has a reason for each dig.',
      },
      {
        title: 'Corner to Corner',
        ages: 'older',
        strands: ['geometry'],
        questions: 5,
        child:
          'Draw a square of six by six boxes. Start {hero} bottom left; {place} is top right. Answer a question to move two boxes. Choose: up, right or one of each. Draw one {token} at each stop and write the move.',
        steps: [
          'Get out paper and markers. Draw the grid together.',
          'Do question 1 together. Write the move, such as: 1 right, 1 up.',
          'Go on, inside the grid: five right answers make ten moves and five {tokens}. Then add up the moves each way. Draw another road and compare.',
        ],
        say: 'You pick the way. Will every road go up as often as right?',
        success: 'Your child reads the road back as moves, five each way.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.case-file',
    subject: 'math',
    title: 'Case File',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'sheet',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 7, share: 1 },
    takes: [
      {
        title: 'Which One Is Empty?',
        answers: 'short',
        child:
          'Draw spots at {place}, one more than you have questions. Look at the sign on each: an answer, or the false one. Guess which spot is empty. Choose a question and search the spot of its answer. Draw one {token} there, until {hero} has all {tokens}.',
        steps: [
          'Get out paper, pencils and colored pencils. Your child draws the spots, such as a box or a nest.',
          'Write the answers and one near miss on the signs, mixed. Do question 1 together and search.',
          'Your child works out each of the others before searching. Say only: here, or not here. The spot left over is empty: which mistake leads to its sign?',
        ],
        say: 'One sign is false, and its spot is empty. Which answer sends you where?',
        success: 'All {tokens} are found by right answers, and your child explains the empty spot.',
      },
      {
        title: 'One Face Fibs',
        ages: 'younger',
        answers: 'short',
        child:
          'Draw a face and one {token} for each question. Listen: each face tells an answer, and one fibs. Work it out, then choose: true or fib. Take the {token} when it is true. Mend the fib to win that {token} for {hero}.',
        steps: [
          'Get out paper, pencils and colored pencils. Number the faces.',
          'Face 1 tells its right answer. Prove it together and color its {token}.',
          'Speak for the others: proud, sleepy, squeaky. One tells a wrong answer. Your child works first, then takes or mends.',
        ],
        say: 'Such honest faces! Which one will you trust?',
        success: 'Your child finds the fib and puts it right.',
      },
      {
        title: 'Answerless Proof',
        ages: 'older',
        answers: 'short',
        child:
          'Write how you found the answer, but not the answer. Slide it to {friend}, the detective. Listen: what do your words prove? Choose: nod, or add one more clue. Win one {token} for {place} with each case closed.',
        steps: [
          'Get out paper, pencils and colored pencils. You are {friend}.',
          'Write the proof for question 1 together. Read it as if you knew nothing.',
          'Your child writes the others. Say only what the words prove, and take one of them too exactly. Case closed? Your child draws its {token} in color.',
        ],
        say: 'Tell me everything but the answer. A detective finds that alone.',
        success: 'A stranger could reach each right answer from the proof.',
      },
      {
        title: 'Who Guards Them?',
        ages: 'younger',
        child:
          'Find out who guards the {tokens} at {place}. Win one {token} and one clue for each answer. Draw the clue: ears, a hat or a beak? Choose a color for every clue. Name the guard for {hero} after the last one.',
        steps: [
          'Get out paper, pencils and colored pencils. Think of a person or an animal that your child knows.',
          'Do question 1 together. Give a hard clue first; for an owl: it has two eyes, it works at night, it says hoo.',
          'Each right answer wins one {token} and an easier clue. Still no idea at the end? Act the guard out.',
        ],
        say: 'Somebody guards the {tokens}. Each right answer tells you more.',
        success: 'Each clue in the picture came from a right answer.',
      },
    ],
    safety: [],
  },
]
