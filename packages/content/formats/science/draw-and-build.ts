import type { Format } from '../../types.ts'

/** General ways of working that end in something to look at; they fit every science skill. */
export const drawAndBuild: Format[] = [
  {
    id: 'science.draw-and-label',
    subject: 'science',
    title: 'Draw and Label',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'draw',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '4 to 6 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Fold a box for each question. Draw the question as a small picture. Write or say the answer under it. Color only the part that answers. Show {hero} which box to take along to {place}. Choose the box to draw first.',
        steps: [
          'Get out paper, pencils and crayons. Fold a sheet so that each question has a box.',
          'Read a question. Your child draws what it is about, in plain lines.',
          'Say the answer together. Your child writes it, or you write it as it is said.',
          'Cover the words. Can your child still tell each answer from its picture?',
        ],
        say: 'What is this question about? Draw just that.',
        success: 'Each box has a picture and a true answer, and your child can read it back.',
      },
      {
        questions: 3,
        child:
          'Draw a line down your page for {friend}. Put each question on the left. Draw its answer on the right, with an arrow. Read your arrows aloud at {place}. Pick which answer to draw large.',
        steps: [
          'Get out paper, pencils and crayons. Write Question on the left half and Answer on the right.',
          'Do the first one together: a word or a sketch on each side, and an arrow.',
          'Your child does the next ones alone.',
          'Check each arrow. If an answer is not right, turn the arrow to a new drawing.',
        ],
        say: 'Where does this arrow go? Read it to me.',
        success: 'Each arrow leads from a question to a true answer.',
      },
      {
        questions: 3,
        child:
          'Make a badge for each fact you get right. Draw a picture that fits it. Write one word on it. Give one badge to {hero} for the door of {place}. Choose the color for your proudest fact.',
        steps: [
          'Get out paper, pencils and crayons. Draw one large circle for each question.',
          'Ask a question. When the answer is right, your child draws in that circle.',
          'One word goes on each badge. You may write it.',
          'Hide a badge with a hand. Your child tells the fact that belongs to it.',
        ],
        say: 'You earned this badge. What picture tells the fact?',
        success: 'Each badge shows a true fact, and your child can tell it in a sentence.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.field-notebook',
    subject: 'science',
    title: 'Field Notebook Page',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'sheet',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Head one side of a page: I think. Head the other: It is so. Write or draw your answers first. Listen to the true ones and check. Star each row that matches for {hero}. Pick one fact to send to {place}.',
        steps: [
          'Get out paper and pencils. Fold a sheet in half and write I think and It is so.',
          'Ask all the questions. Your child puts a word or a sketch for each under I think.',
          'Read out the true answers. Your child stars each match and fills in the rest.',
          'Talk about one row. What helped, or what changed?',
        ],
        say: 'First what you think. Nobody minds if it changes.',
        success: 'Each row has a first answer and the true one, and your child can explain a row.',
      },
      {
        questions: 3,
        child:
          'Write a report for {friend} at {place}. Give each answer its own line. Draw one, two or three stars to show how sure you are. Read the report aloud. Choose the line to draw as a picture.',
        steps: [
          'Get out paper and pencils. Number one line for each question.',
          'Ask a question. Your child writes, draws or says the answer and adds one to three stars.',
          'Check each line together. Mend what is not right.',
          'Your child reads the report aloud and says which line got surer.',
        ],
        say: 'How sure is this line: one star, two or three?',
        success: 'The report holds a true answer for each question, and its stars are honest.',
      },
      {
        questions: 3,
        child:
          'Make a tiny book of facts for {place}. Give each answer a page. Draw small and clear. Ask {hero} the question first, like a riddle. Then show the page. Pick a title for the cover.',
        steps: [
          'Get out paper and pencils. Fold two sheets once and tuck one into the other.',
          'Ask a question. When the answer is right, it goes on a page as a word or a picture.',
          'Go on through the questions, one for each page.',
          'Your child reads the book to you as riddles: the question first, then the page.',
        ],
        say: 'Which page will your reader like best?',
        success: 'The book has a true answer on each page, and your child can ask its questions.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.hiding-places',
    subject: 'science',
    title: 'Where It Hides',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'game',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Find where {friend} hid one {thing} at {place}. Draw some hiding places. Say an answer to get a hint. Cross out the place that is empty. Look at the last one left. Choose the hiding places yourself.',
        steps: [
          'Get out paper and pencils. Your child draws one hiding place more than there are questions.',
          'In secret, write down the place where it lies.',
          'For each right answer, name an empty place. Your child crosses it out. For a wrong one, give a hint first.',
          'One place is left. Show your note.',
        ],
        say: 'That is right! Here is a place where it is not.',
        success: 'Your child answers every question, so that only the true hiding place is left.',
      },
      {
        questions: 3,
        child:
          'Hide one {thing} on your own map of {place}. Draw a door for each question and one door more. Tell an answer to lock a wrong door. Let {hero} walk through the last one. Pick what stands behind each door.',
        steps: [
          'Get out paper and pencils. Your child draws the doors and chooses in secret which one is true.',
          'Ask a question. A right answer lets your child lock one of the other doors with an X.',
          'A wrong answer gets a hint and another try.',
          'When one door is open, guess what is behind it. Your child tells.',
        ],
        say: 'Which door do you lock with that answer?',
        success: 'Each right answer locks a door until one is left.',
      },
      {
        questions: 3,
        child:
          'Trace the way to {place} on a map with forks. Draw one fork for each question. Answer to find out which way is open. Mark it for {friend}. Tell the whole way at the end. Choose left or right as your lucky side.',
        steps: [
          'Get out paper and pencils. Your child draws a path with one fork for each question.',
          'Decide in secret which way is open at each fork: left or right.',
          'Ask a question. A right answer tells your child the open way. A wrong one gets a hint.',
          'At the end your child follows the path with a finger and says one fact for each fork.',
        ],
        say: 'You are at a fork. Here is your question.',
        success: 'Your child reaches the end and can tell one fact for each fork.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.answer-cards',
    subject: 'science',
    title: 'Answer Cards',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'game',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets, torn into cards', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        answers: 'short',
        questions: 3,
        child:
          'Lay the answer cards face up. Listen to a question. Point to the card that answers it. Turn it over if you are right. Build a path of cards to {place}. Tell {hero} the fact on each. Choose the color of the path.',
        steps: [
          'Get out paper, pencils and crayons. Tear one card for each question. Write each answer on a card and mix them.',
          'Ask the questions out of order. Your child points to a card and says the answer.',
          'A right card is turned over and colored as a paving stone.',
          'Walk a finger along the path. At each stone your child tells the fact.',
        ],
        say: 'Which card answers this one? Look at them all.',
        success: 'Every card is matched with its question, and your child can tell the facts.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Hide the answers under your hands, one by one. Listen to the question. Say which card is gone. Tell {friend} the fact it holds. Draw a picture on that card for {place}. Pick who hides the next one.',
        steps: [
          'Get out paper, pencils and crayons. Tear a card for each question and write the answers on them.',
          'Read all the cards. Your child shuts both eyes while you cover one.',
          'Ask the question of the hidden card. Your child says its answer, then lifts your hand.',
          'A right one gets a small colored picture on its back.',
        ],
        say: 'One card is under my hand. This is its question.',
        success: 'Your child names each hidden answer from its question.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Match each answer to a picture that you draw. Make the pictures first. Mix them with the answer cards. Find the pairs for {hero}. Say the question that goes with each pair. Choose one pair to hang up at {place}.',
        steps: [
          'Get out paper, pencils and crayons. Tear two cards for each question and write each answer on one.',
          'Read a question and its answer. Your child draws a quick picture for it on the second card.',
          'Mix all the cards face up. Your child finds the pairs.',
          'For each pair your child asks you the question. Answer one wrong and let it be caught.',
        ],
        say: 'Which two belong together? What was the question?',
        success: 'All the pairs are found, and your child can ask the question of each.',
      },
    ],
    safety: [],
  },
]
