import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Ways of working with something small to make or hold: flaps, cards, beans. */
export const keeperFormats: Format[] = [
  {
    id: 'math.pocket-book',
    subject: 'math',
    title: 'Under the Flap',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '3', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        wrongAnswers: true,
        child:
          'Make a row of flaps that hide {tokens}. Answer a question under a flap, in marks or words. Draw one {token} beside it and a clue on top. Say warm or cold while your grown-up guesses. Lift the flap for {hero} after a right guess.',
        gist: 'Your child hides each right answer with one {token} under a flap, a clue on top; you guess by warm and cold, and a right guess opens it, until all are up.',
        steps: [
          'Get out paper, pencils and crayons. Fold a sheet lengthwise; tear the top half into one flap for each question.',
          'Make one flap together.',
          'First guess the tempting one from the last step, or else banana.',
        ],
        say: 'A clue and a closed flap. Is it a number, a shape or a sandwich?',
        success: 'All hidden answers are right, and the clues help without telling.',
      },
      {
        title: 'Two Doors',
        ages: 'older',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Write a true answer and a tempting false one on a strip. Lay two flaps on them, like two doors. Choose a side and hide one {token} behind the truth. Listen as your grown-up thinks aloud and opens. Tell {hero} what makes the false door tempting.',
        gist: 'Behind two flaps your child hides a true answer and a tempting false one, you think aloud and open one, your child explains both for one {token}, until every strip is done.',
        steps: [
          'Get out paper, pencils and crayons. Tear one strip for each question; fold one sheet into two flaps for every strip.',
          'Make the first strip together. Stuck for a false answer? Tempting ones are in the last step.',
          'Once, open the false door.',
        ],
        say: 'Two doors, one {token}. Give me a moment, I want to be clever.',
        success: 'The true doors are right, and your child names the slip behind each false one.',
      },
      {
        title: 'Change One Thing',
        ages: 'older',
        child:
          'Fold a book with one page for each question. Answer it, then change one thing to make it new. Choose what changes: a number, a name or a word. Ask your grown-up, then prove your covered answer. Draw one {token} for {hero} when both answers hold.',
        gist: 'Your child answers a question, changes one thing in it and covers the new worked answer; you guess, your child proves it, and one {token} is drawn, page by page.',
        steps: [
          'Get out paper, pencils and crayons. Fold two sheets into a small book.',
          'Do question 1 together: answer it, change one thing, answer again.',
          'You may guess anything. Your child proves the new answer by working both the same way.',
        ],
        say: 'One small change. Is it harder for me now, or easier?',
        success: 'Each new question can be answered, and your child proves how.',
      },
      {
        title: 'Half and Half',
        strands: ['number', 'operations', 'fractions', 'patterns', 'measurement', 'time', 'geometry'],
        child:
          'Take a folded strip, so that only half shows. Answer a question to draw half of one {token}. Let your grown-up draw the other half, no peeking. Unfold it, laugh, and choose a name for it. Bring {hero} the whole funny row.',
        gist: 'Each right answer lets your child draw half of one {token} on a folded strip; you draw the other half without peeking and unfold it, until no strip is left.',
        steps: [
          'Get out paper, pencils and crayons. Tear one strip for each question and fold each in two.',
          'Do question 1 together. Your child lets two lines run over the fold.',
          'You start your half at the two lines.',
        ],
        say: 'I see two lines and nothing else. What might this become?',
        success: 'Every {token} is whole, and a right answer came before each one.',
      },
      {
        title: 'Pocket Draw',
        ages: 'younger',
        child:
          'Pull one slip from the pocket without looking. Listen to its question and think. Answer as the dot says: whisper, growl or sing. Choose your own voice for the last slip. Draw one {token} on it for {place}.',
        gist: 'From a folded pocket your child pulls a slip, hears its question, answers in the voice of its dot and draws one {token} on it, until the pocket is empty.',
        steps: [
          'Get out paper, pencils and crayons. Fold a pocket. Number one slip for each question; add a dot in one of three colors.',
          'Agree on colors for whisper, growl and sing. Pull the first slip together.',
          'Wrong? The slip goes back in.',
        ],
        say: 'Which one will jump into your hand, a growler or a singer?',
        success: 'The pocket is empty, and each answer was right in the end.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.twin-cards',
    subject: 'math',
    title: 'Twin Cards',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'game',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'index cards', quantity: 'up to 11', core: true, substitute: 'slips of one size' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        questions: 5,
        child:
          'Make twins for each question: letter and answer. Mix the cards and lay them face down. Turn up two cards, taking turns. Prove a pair to win it: one {token}. Choose with care, and find all five for {hero}.',
        gist: "Five question letters and your child's five answers lie face down as cards; you turn up two in turns, and each pair your child proves wins one {token}, until all are found.",
        steps: [
          'Get out index cards and pencils. Mark five questions and five cards A to E.',
          'Make the first twins together; your child answers the others.',
          'You are one team; your child starts. Read cards aloud. No pair? Turn both back.',
        ],
        say: 'Here is a letter. What does its twin say, and where did we see it?',
        success: 'Your child remembers places and proves each pair.',
      },
      {
        title: 'Quick Hand',
        answers: 'numbers',
        wrongAnswers: true,
        child:
          'Look at the numbers on the table: decoys and {tokens}. Listen to a question and work it out in peace. Choose your countdown: slow five or quick three. Touch the right card before it ends. Prove it to win one {token} for {hero}.',
        gist: 'All answers and some decoys lie face up; your child solves a question, touches its card before the countdown ends and proves it for one {token}, until only decoys are left.',
        steps: [
          'Get out index cards and pencils. Write each answer on a card, and as decoys tempting ones from the last step that answer no question.',
          'Do question 1 together, without a countdown.',
          'Count when your child says ready. Late or wrong? Ask again later.',
        ],
        say: 'Say ready when your head is. The decoys are smiling at you.',
        success: 'Your child works first, moves once and proves the card.',
      },
      {
        title: 'Card Tower',
        child:
          'Build a tower of {tokens} for {hero}. Answer a question to take two cards: one {token}. Lean them together or bend them: you choose. Set each new pair beside or on top. Tell one answer again each time it falls.',
        gist: 'Each right answer wins two cards, one {token}, for a tower; after a fall your child explains one answer and builds again, until all cards stand for a slow count of five.',
        steps: [
          'Get out index cards and pencils. Write each question number on two cards.',
          'Do question 1 together and stand its two cards up.',
          'Count to five when every card is built in.',
        ],
        say: 'Wide and safe, or tall and daring? Answer first, build second.',
        success: 'The tower stands, and your child could explain an answer in between.',
      },
      {
        title: 'Card on My Head',
        answers: 'numbers',
        wrongAnswers: true,
        child:
          'Put each answer on a card; two decoys join them. Hold one to your forehead without peeking. Guess it: a jump means higher, a squat means lower. Name its question to win one {token}, or call it a decoy. Choose who wears the next card for {hero}.',
        gist: 'One holds an unseen answer card to the forehead, the other jumps for higher, squats for lower until it is guessed; your child names its question for one {token}, until no card is left.',
        steps: [
          'Get out index cards and pencils. Keep the questions in sight.',
          'Do question 1 together. Your child answers the others. You add two tempting ones from the last step that answer no question.',
          'Mix all face down. Whoever jumps stays silent. A decoy wins nothing.',
        ],
        say: 'I can see it, you cannot. What is a clever first guess?',
        success: 'Your child uses higher and lower to close in on each number.',
      },
      {
        title: 'Odd Card Out',
        ages: 'older',
        answers: 'short',
        questions: 5,
        child:
          'Make a pair for each question: letter and answer. Add one odd card with a funny face. Draw from your grown-up, then hold out your own. Lay down proved pairs for {hero}: one {token} each. Choose a face that hides the odd card.',
        gist: 'Question letters, answers and one odd face are dealt as cards; you draw from each other in turns, and each pair your child proves wins one {token}, until only the face is left.',
        steps: [
          'Get out index cards and pencils. Count eleven cards. Mark questions A to E.',
          'Make the first pair together. Your child makes the others and deals.',
          'You both lay down pairs you hold. Your child draws first. The last face takes a bow.',
        ],
        say: 'Are you smiling because of the card that I am about to take?',
        success: 'Your child proves all five pairs with a reason.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.guess-and-check',
    subject: 'math',
    title: 'Guess and Check',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'dry beans', quantity: 'a handful', core: true, substitute: 'pasta' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'Which Fist Fibs',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Listen: each fist tells an answer. Only the true one holds a bean. Guess first: left or right? Work the question out with marks or a drawing. Choose the fist with your answer and open it. Keep the bean for {hero}: one {token}.',
        gist: 'Each of your fists tells an answer, but only the true one holds a bean; your child guesses, works it out and opens the true fist for one {token}, until all are won.',
        steps: [
          'Get out dry beans, paper and pencils.',
          'Play question 1 together. The empty fist tells the tempting one from the last step; none printed? Say banana.',
          'If that fist is empty, your child finds the mistake and opens the other.',
        ],
        say: 'My left hand says one thing, my right hand another. Which one tells the truth?',
        success: 'Your child works before opening a fist and can say what is wrong with the other answer.',
      },
      {
        title: 'The Sure Scale',
        ages: 'older',
        child:
          'Draw a scale from wild guess to surely right. Hear a question and set one bean under your hand. Lift your hands together: did your grown-up guess right? Answer it, and choose a check if you doubt. Send the bean to {place}: one {token}.',
        gist: 'For each question your child hides a bean on a scale to show how sure the answer feels, you guess that spot on your own scale, and the answer, right or mended, wins one {token}.',
        steps: [
          'Get out dry beans, paper and pencils. Draw two scales, one for each of you.',
          'Play question 1 together: set beans, lift hands, answer.',
          "Only your child's bean moves to {place}.",
        ],
        say: 'I know that face. My bean is set. How sure are you?',
        success: 'Your child sets the bean high where the answer is right, lower where it is shaky.',
      },
      {
        title: 'Grab and Count',
        strands: ['number', 'operations', 'data'],
        answers: 'counts',
        child:
          'Work out how many beans a question needs. Grab that many by feel, with one hand or both. Count them: too many, too few or exact? Mend the number, then keep one bean: one {token}. Choose a spot for it in the row for {hero}.',
        gist: 'Your child works out how many beans a question needs, grabs that many by feel, counts, mends, and keeps one as one {token} in a ring; full rings end it.',
        steps: [
          'Get out dry beans, paper and pencils. Draw a row of rings, one for each question.',
          'Do question 1 together.',
          'Write the answer and the number grabbed side by side. Full rings go to {place}.',
        ],
        say: 'No counting yet. Does that feel like enough?',
        success: 'Your child counts each grab and says how many too many or too few.',
      },
      {
        title: 'Ten in the Ring',
        ages: 'younger',
        strands: ['number', 'operations'],
        answers: 'counts',
        child:
          'Guess: will the answer fill the ring of ten? Lay the question in beans, ten inside first. Put whatever is over beside it, and say the answer. Choose how one bean travels: push, blow or elbow it. Send it to {place}: one {token}.',
        gist: 'Your child guesses if the answer fills a ring of ten, lays it, tells what is over or missing, and sends one bean, one {token} for each question, to a corner.',
        steps: [
          'Get out dry beans, paper and pencils. Draw a ring for ten beans and a corner for {place}.',
          'Do question 1 together and say it as ten and some more, or as some under ten.',
          'Empty the ring before each question.',
        ],
        say: 'Will they all fit inside, or will some sit out in the cold?',
        success: 'Your child sees each answer as ten and more, or as ten with a gap.',
      },
    ],
    safety: [
      {
        hazard: 'small beans',
        adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
      },
    ],
  },
]
