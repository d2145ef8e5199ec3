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
        wrongAnswers: true,
        child:
          'Listen and find the answer to a question. Draw how you found it: dots, lines or shapes. Choose one color for the answer. Hold your picture up without a word. Win one {token} each time {hero} reads it right.',
        gist: 'Without a word your child draws how each answer was found; you, as {hero}, read it aloud, and each picture read right wins one {token} in its box.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question.',
          'Draw question 1 together, and color what shows the answer.',
          'Ask the others. Once, read the tempting one from the last step, or else a potato. Your child nods or adds a mark.',
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
        gist: 'Your child bets how few marks show an answer and draws it without the answer itself; once you, as {friend}, can read it, its box wins one {token}.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question.',
          'Do question 1 together. Could it do with one mark less?',
          'Say what you read while your child keeps silent. If it is not clear, your child adds one more mark.',
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
        gist: 'Your child draws each question as a bar, rows or jumps with one {token} where the number is missing; the right number frees it, until every box is free.',
        steps: [
          'Get out paper, crayons and pencils. Fold one box for each question. You are {friend} at {place}.',
          'Draw question 1 together. Where is the gap?',
          'Once, point to a wrong gap, very sure of yourself.',
        ],
        say: 'Look before you work. What do we know, and where does the {token} hide?',
        success: 'Each {token} sits at the gap, and its number is right.',
      },
      {
        title: 'The Trick Bar',
        strands: ['fractions'],
        wrongAnswers: true,
        child:
          'Draw a bar or a line and answer the question. Look at the trick bar that {friend} draws. Find the trick: parts, number or color. Choose how to mend it. Win one {token} for {place} with each true pair.',
        gist: 'For each question your child draws the right bar or line, you, as {friend}, draw a trick one beside it, and mending the trick wins one {token}.',
        steps: [
          'Get out paper, crayons and pencils.',
          'Draw question 1 together: equal parts first, then color.',
          'Your trick is uneven parts, too much color or the tempting number from the last step. Your child draws one {token} on each mended pair.',
        ],
        say: 'My bar is as good as yours. Go on, find anything wrong with it!',
        success: 'Your child answers right and can name the trick in each bar.',
      },
      {
        title: 'The Fussy Builder',
        strands: ['time', 'measurement', 'geometry'],
        child:
          'Draw each answer as a plan for {place}. Say or write a label for what matters. Listen: the builder does only what the plan tells. Choose what to add: a line, name, number or unit. Win one {token} when {friend} builds it right.',
        gist: "Each answer is a drawn plan that you, as {friend}, build wrong in the air, until your child's added lines or labels make you right and win one {token}.",
        steps: [
          'Get out paper, crayons and pencils.',
          'Plan question 1 together.',
          'Build it wrong at first, as big as a bus or upside down. Your child draws one {token} on each plan.',
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
        gist: "After each right answer you think of a spot on the map, guide your child's finger with cold, warm and hot, and one {token} is drawn there.",
        steps: [
          'Get out paper and markers. Your child draws the map.',
          'Do question 1 together, and guide the finger.',
          'Think of a new spot each time: once the very edge, once the spot under the other hand.',
        ],
        say: 'I know the spot, and you do not. Answer first, then let your finger hunt.',
        success: 'Each {token} on the map was found after a right answer.',
      },
      {
        title: 'Finger Walk',
        ages: 'younger',
        child:
          'Draw {hero} in one corner and {place} in another. Answer a question to draw a bit of road. Choose what it has: a bridge, bump or loop. Draw one {token} where it ends. Walk your fingers along to gather all {tokens}.',
        gist: 'Each right answer lets your child draw one bit of road with one {token} at its end, and your fingers walk on, until the last bit reaches {place}.',
        steps: [
          'Get out paper and markers.',
          'Do question 1 together. Walk two fingers along the first bit and squeak.',
          "Your fingers teeter, sulk or nap until the next bit is drawn. When the road reaches {place}, your child's fingers walk it all.",
        ],
        say: 'My fingers want to go, but there is no road yet. Help!',
        success: 'The road is whole, with a right answer behind each {token}.',
      },
      {
        title: 'Which Sign Is Gone?',
        answers: 'short',
        child:
          'Make one sign for each question: answer, picture and {token}. Look at them all, then shut your eyes. Name the sign that {friend} took away. Choose: tell its question or show how you know. Win the {tokens} for {hero}, sign by sign.',
        gist: 'Your child makes a sign for each question and shuts both eyes while you, as {friend}, take one; naming and explaining it wins its {token}, until none is left.',
        steps: [
          'Get out paper and markers. Tear one sign for each question. You help with writing.',
          'Make sign 1 together.',
          'Your child works out the others. Mix the row each time. After a wrong guess, let a corner peek out.',
        ],
        say: 'Eyes shut, no peeking! Something is about to go.',
        success: 'Your child remembers each answer and where it came from.',
      },
      {
        title: 'Dig by Distance',
        ages: 'older',
        child:
          'Draw {place} as a grid, five by five. Answer a question to start a dig. Point to a box and hear how far off you are. Choose the next box with care until you hit. Draw that {token}, then dig for the next.',
        gist: 'On your secret grid you number one box for each question; a right answer starts its dig, you tell how many steps off each call is, and hitting the box wins one {token}.',
        steps: [
          'Get out paper and markers. You draw a secret grid of five by five, too.',
          'Do question 1 together; dig for box 1. Steps go up, down or sideways.',
          'Dig on. When all are found, {hero} cheers.',
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
        gist: 'Inside a grid of six by six boxes, each right answer moves {hero} two boxes, up or right, and puts one {token} there, until five answers reach {place}.',
        steps: [
          'Get out paper and markers.',
          'Do question 1 together. Write the move, such as: 1 right, 1 up.',
          'At {place}, add up the moves each way. Then draw another road and compare.',
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
        wrongAnswers: true,
        child:
          'Draw spots at {place}, one more than you have questions. Look at the sign on each: an answer, or the false one. Guess which spot is empty. Choose a question and search the spot of its answer. Draw one {token} there, until {hero} has all {tokens}.',
        gist: 'You write all answers and a false one on drawn spots; your child solves each question and draws one {token} at its answer, until only the empty spot is left.',
        steps: [
          'Get out paper, pencils and colored pencils. Your child draws boxes or nests as spots.',
          'The false sign shows a tempting one from the last step that answers no question; none left? Write banana. Mix all signs. Do question 1 together.',
          'Say only: here, or not here. Last, ask which question the false sign nearly answers.',
        ],
        say: 'One sign is false, and its spot is empty. Which answer sends you where?',
        success: 'All {tokens} are found by right answers, and only the false sign is left over.',
      },
      {
        title: 'One Face Fibs',
        ages: 'younger',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Draw a face and one {token} for each question. Listen: each face tells an answer, and one fibs. Work it out, then choose: true or fib. Take the {token} when it is true. Mend the fib to win that {token} for {hero}.',
        gist: 'Each face tells its answer in your voice, but one fibs; your child works it out, calls true or fib, mends the fib, and wins one {token} for each face.',
        steps: [
          'Get out paper, pencils and colored pencils. Number the faces.',
          'Prove face 1 right together and color its {token}.',
          'Speak proudly, sleepily, squeakily. The fib is a tempting one from the last step.',
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
        gist: 'Your child writes how an answer was found, but not the answer; you, as {friend}, say what the words prove, and once they prove it, one {token} is won.',
        steps: [
          'Get out paper, pencils and colored pencils.',
          'Write the proof for question 1 together.',
          'Read as if you knew nothing, and take one word too exactly. Your child draws each {token} in color.',
        ],
        say: 'Tell me everything but the answer. A detective finds that alone.',
        success: 'A stranger could reach each right answer from the proof.',
      },
      {
        title: 'Who Guards Them?',
        ages: 'younger',
        child:
          'Find out who guards the {tokens} at {place}. Answer a question to win one {token} and one clue. Choose what to ask about: ears, feet, food or home? Draw what you hear. Name the guard for {hero} after the last clue.',
        gist: 'You think of a secret animal; each right answer wins one {token} and one question about it, your child draws each reply, and after the last one names the animal.',
        steps: [
          'Get out paper, pencils and colored pencils. The animal may be an owl, a crab or a camel.',
          'Do question 1 together. Your child asks; reply truly, but never say its name.',
          'Go on like this. If your child has no idea at the end, act the guard out.',
        ],
        say: 'Somebody guards the {tokens}. Each right answer tells you more.',
        success: 'Each clue in the picture came from a right answer.',
      },
    ],
    safety: [],
  },
]
