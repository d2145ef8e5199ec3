import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Ways of working that leave something to keep: a book, a set of cards, a record of guesses. */
export const keeperFormats: Format[] = [
  {
    id: 'math.pocket-book',
    subject: 'math',
    title: 'Pocket Book',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '3', core: false },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Make a how-to book for {friend}, who missed this day. Give each question a page of its own. Draw or write how to find the answer. Put the answer in a frame. Choose a cover that shows {place}. Read your book aloud from front to back.',
        steps: [
          'Get out paper, pencils and crayons. Fold two sheets once and tuck one into the other.',
          'Make the first page together: question, how, answer.',
          'Your child makes the others. Ask on each page: what must {friend} do first?',
        ],
        say: '{friend} was away when we did this. What has to be on the first page?',
        success: 'Each page shows how to get to the answer.',
      },
      {
        answers: 'short',
        child:
          'Make a flap book about your day at {place}. Write one question on each flap. Hide the right answer under it. Choose a clue to add: a mark, a word or a drawing. Try it on your grown-up before {hero} gets it.',
        steps: [
          'Get out paper, pencils and crayons. Fold a sheet lengthwise and tear the top half into one flap for each question.',
          'Make one flap together, clue and all.',
          'Your child works out the others before hiding them. Be the first reader; use the clues.',
        ],
        say: 'What can I hope to find under the first flap?',
        success: 'All hidden answers are right, and the clues help without telling.',
      },
      {
        answers: 'short',
        child:
          'Write a book of tricky spots for {friend} at {place}. Give each question a page. Write an answer that somebody might give by mistake. Cross it out and put the right one below. Choose a warning sign for the trickiest page. Read it to your grown-up.',
        steps: [
          'Get out paper, pencils and crayons. Fold a small book of two sheets.',
          'Do question 1 together. Ask: how could somebody go wrong here?',
          'Your child makes the other pages: the slip, a line through it, the right answer and why.',
        ],
        say: 'Where could a smart person still trip on this one?',
        success: 'Your child can say what leads to each slip.',
      },
      {
        child:
          'Make a quiz book for {place}. Answer each question on its own page. Then make up one more of the same kind below it. Draw or tell it: you choose. Work yours out in secret. Let {hero} try to answer it.',
        steps: [
          'Get out paper, pencils and crayons. Fold a small book of two sheets. You are {hero}.',
          'Do question 1 together and change one thing to make a new one.',
          'Your child does the others the same way. Answer each new question aloud; your child checks you.',
        ],
        say: 'What can we change in this question so that it is a new one?',
        success: 'Each new question can be answered, and your child knows the answer.',
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
      { name: 'index cards', quantity: '10', core: true, substitute: 'ten slips of one size' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        questions: 4,
        child:
          'Make a game of twins for {place}. Put a question number on one card. Put its answer on the other. Mix all the cards and lay them face down. Turn up two in each turn, you and {friend}. Choose well, and keep them when you can prove the pair.',
        steps: [
          'Get out index cards and pencils. Keep the list of questions in sight. You play {friend}.',
          'Make the first pair together.',
          'Your child works out the others and makes the cards. Play in turns until all pairs are found.',
        ],
        say: 'You turned up a number. Read me that question. What would its twin say?',
        success: 'Your child proves each pair before keeping it.',
      },
      {
        answers: 'short',
        child:
          'Make a true twin and a false twin for each question. Work out the true answer first. Choose a false one that could fool {friend}. Lay both on the table and mix them. Ask your grown-up which one is true. Tell why the other may not go to {place}.',
        steps: [
          'Get out index cards and pencils. You play {friend}.',
          'Do question 1 together. What slip would make a good false twin?',
          'Your child makes two cards for each of the others. Think aloud before you pick one.',
        ],
        say: 'Only one of these is true. What makes the false one look right?',
        success: 'The true twins are right, and each false one has a slip that can be named.',
      },
      {
        strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
        answers: 'numbers',
        questions: 4,
        child:
          'Line up the cards for {hero}, smallest answer first. Read a question and choose its spot by feel. Work it out and write the answer on its card. Move the card if your feeling was off. Send the finished row to {place}.',
        steps: [
          'Get out index cards and pencils. Number one card for each question.',
          'Do question 1 together and lay its card in the middle.',
          'For each of the others: place by feel, work it out, then mend the row.',
        ],
        say: 'Left, right or in between? Tell me why before you work it out.',
        success: 'The row is in order, and your child knows which feelings were off.',
      },
      {
        child:
          'Draw a twin for each question. Use a picture on your card, not the words. Show what the answer looks like. Mix the cards and turn one up. Let {hero} choose its question, then agree or not. Hang the best twin up at {place}.',
        steps: [
          'Get out index cards and pencils. You play {hero}, with the list of questions.',
          'Draw the twin of question 1 together.',
          'Your child draws the others. Find the question of each one and say what in the picture told you.',
        ],
        say: 'How can a picture tell an answer without any words?',
        success: 'A stranger could match each picture to its question.',
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
      { name: 'dry beans', quantity: '15', core: true, substitute: 'pasta' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        strands: ['number', 'operations', 'data', 'measurement'],
        answers: 'numbers',
        child:
          'Make a quick guess at each answer for {hero}. Write it down before you work. Find the true answer in any way you choose. Lay a bean on too low, too high or just right. Tell {place} the news: do you guess high or low?',
        steps: [
          'Get out dry beans, paper and pencils. Write three big words: too low, just right, too high.',
          'Guess question 1 yourself, work it out aloud and lay the first bean.',
          'Your child guesses, works and lays a bean for each of the others.',
        ],
        say: 'Take five seconds for a guess. What number does your head give you?',
        success: 'Your child compares each guess with the answer and uses that next time.',
      },
      {
        strands: ['number', 'operations', 'data', 'measurement'],
        answers: 'numbers',
        child:
          'Catch each answer between two guesses. Choose one number that is surely too small. Choose one that is surely too big. Work out the question to see if you caught it. Take one bean for a catch. Take two if your guesses were ten apart or less. Count the catch for {friend} at {place}.',
        steps: [
          'Get out dry beans, paper and pencils.',
          'Catch question 1 together. Write it like this: low guess, gap, high guess.',
          'Your child goes on; write the true answer into each gap. Count the beans at the end.',
        ],
        say: 'What is too small for sure? What is too big for sure?',
        success: 'The answers lie between the guesses, and your child can say why.',
      },
      {
        child:
          'Tell {hero} how sure you are of each answer. Answer a question without help. Lay one bean for a bit sure, two for sure. Choose three beans if you could prove it. Check the answer and keep the beans if it is right. Count the beans that you send to {place}.',
        steps: [
          'Get out dry beans, paper and pencils. Give your child the beans.',
          'Do question 1 together and decide how sure you are.',
          'Your child answers the others and lays beans. Read out the key. Where it was off, find out why, then go on.',
        ],
        say: 'One bean, two or three: how sure are you, and what makes you sure?',
        success: 'The beans fit: many where your child knew, few where it was shaky.',
      },
      {
        child:
          'Guess how you will find each answer. Choose for each question: head, hand or page. Lay one bean by your guess. Then answer them all, one by one. Move the bean if you needed another way. Tell {friend} which question surprised you most.',
        steps: [
          'Get out dry beans, paper and pencils. Draw three columns: head, hand, page.',
          'Read all questions aloud. Your child puts a bean in one column for each.',
          'Do question 1 together. Your child does the others and moves beans where needed.',
        ],
        say: 'Could you do this in your head, with your hands, or do you need a page?',
        success: 'Each question is answered, and your child can say where the guess was wrong.',
      },
    ],
    safety: [
      {
        hazard: 'small beans',
        adultNote: 'A grown-up counts the beans back in at the end and keeps them away from toddlers.',
      },
    ],
  },
]
