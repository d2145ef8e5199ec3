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
          'Fold a sheet into one box for each question. Look at the real thing or act it, then draw it. Write or say the answer under it. Color only the part that answers. Add one {token} to each box that is right. Choose a box to send to {hero} at {place}.',
        steps: [
          'Get out paper, pencils and crayons. Fold a sheet so that each question has a box.',
          'Read a question. Look for the real thing in the room or try it out. Your child draws what it is about, in plain lines.',
          'Your child writes the answer, or you write it as it is said. When it is right, one {token} goes in the corner.',
          'Cover the words. Can your child still tell each answer from its picture?',
        ],
        say: 'Can we see it or try it here? Now draw just that.',
        success: 'Each box has a picture, a true answer and its {token}.',
      },
      {
        title: 'Question Arrows',
        questions: 3,
        child:
          'Draw a line down your page. Put each question on the left as a sketch. Try it or act it. Draw its answer on the right, with an arrow. Read your arrows to {friend} at {place}. Color one {token} on each arrow that is right. Pick which answer to draw large.',
        steps: [
          'Get out paper, pencils and crayons. Write Question on the left half and Answer on the right.',
          'Do the first one together: a word or a sketch on each side, and an arrow.',
          'Your child does the next ones alone: try it or act it, then draw it.',
          'Check each arrow. If an answer is off, lead the arrow to a new drawing. Then its {token} gets its color.',
        ],
        say: 'Where does this arrow go? Read it to me.',
        success: 'Each arrow leads from a question to a true answer.',
      },
      {
        title: 'Picture the Fact',
        ages: 'younger',
        questions: 3,
        child:
          'Draw one large {token} for each question. Answer and act it. Draw the fact inside its {token} with one word. Hide one {token} under your hand. Tell {hero} at {place} the fact that it holds. Choose the color for your proudest fact.',
        steps: [
          'Get out paper, pencils and crayons. Your child draws the outlines, as large as a hand.',
          'Ask a question. Your child answers and acts it, or tries it with a thing nearby. When it is right, the fact is drawn inside one {token}.',
          'One word goes in, too. You may write it.',
          'Play the hand game: hide, tell, look.',
        ],
        say: 'What picture tells this fact best?',
        success: 'Each {token} shows a true fact, and your child can tell it in a sentence.',
      },
      {
        title: 'The Diagram Desk',
        ages: 'older',
        questions: 3,
        child:
          'Test or act what you can. Make a diagram that answers each question. Use arrows and labels, but no whole sentences. Hand it to {friend} to read aloud. Mend it if it was read wrong. Add one {token} to each diagram that works. Choose the one to post at {place}.',
        steps: [
          'Get out paper, pencils and crayons. Divide a sheet into one part for each question.',
          'Ask a question. Try it out where the room allows, and check the answer aloud. Then your child draws it with labels and arrows.',
          'Play {friend}: say only what the drawing tells you.',
          'If something is missing, your child adds it. A diagram that speaks for itself gets one {token}.',
        ],
        say: 'I will read only what is on the page. Ready?',
        success: 'Each diagram gives its answer to a reader who has not heard the question.',
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
          'Head one side of a page: I think. Head the other: It is so. Write or draw your answers. Test each one: try it or act it. Mend what was off. Draw one {token} beside each row that is right now. Pick one row to send to {hero} at {place}.',
        steps: [
          'Get out paper and pencils. Fold a sheet in half and write I think and It is so.',
          'Ask all the questions. Your child puts a word or a sketch for each under I think.',
          'Test row by row: your child tries it with a thing in the room or acts it. Then read out the true answer for the other half. Each true row brings one {token}.',
          'Talk about one row. What helped, or what changed?',
        ],
        say: 'What do you think? And how could we check it in this room?',
        success: 'Each row has a guess and the true answer, and your child has shown or tried it.',
      },
      {
        title: 'The How-Sure Report',
        questions: 3,
        child:
          'Write a report for {friend} at {place}. Give each answer its own line. Add 1, 2 or 3: how sure are you? Test each line and mend it. Draw one {token} on every true line. Choose the line to draw as a picture.',
        steps: [
          'Get out paper and pencils. Number one line for each question.',
          'Ask a question. Your child writes, draws or says the answer. Then comes 1, 2 or 3 for how sure.',
          'Test each line with something in the room, or let your child act it. Mend what is off, then draw the {token}.',
          'Your child reads the report aloud. Which line got surer?',
        ],
        say: 'How sure is this line: one, two or three?',
        success: 'The report holds a true answer for each question, and its numbers are honest.',
      },
      {
        title: 'The Riddle Book',
        questions: 3,
        child:
          'Make a tiny book of facts for {place}. Test each answer: touch, listen, move or act. Give it a page with a small picture. Ask {hero} each question as a riddle. Draw one {token} on each page that is right. Pick a title for the cover.',
        steps: [
          'Get out paper and pencils. Fold two sheets once and tuck one into the other.',
          'Ask a question. Your child tries it with a thing in the room or acts it. When the answer is right, it goes on a page as a word or a picture, with one {token}.',
          'Go on through the questions, one for each page.',
          'Your child reads the book to you as riddles: the question first, then the page.',
        ],
        say: 'How did you find that out? Show me, then draw it.',
        success: 'Each page has a true answer that was tried or acted, and your child can ask its questions.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.hiding-places',
    subject: 'science',
    title: 'Two Doors',
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
        title: 'Two Doors',
        questions: 3,
        child:
          'Draw two doors for each question at {place}. Listen to two answers: one for each door. Try them or act them, and choose the true one. Draw one {token} behind that door. Tell {hero} what was wrong behind the other.',
        steps: [
          'Get out paper and pencils. Your child draws a pair of doors for each question.',
          'Ask a question. Give the true answer for one door and a wrong one, made up by you, for the other.',
          'Your child tries or acts both, then points to a door. The true one holds one {token}.',
          'The wrong door? Ask what gives it away, and let your child choose again.',
        ],
        say: 'Two answers, two doors. How can you tell which is true?',
        success: 'Your child finds each true answer by trying or acting it, and says what is wrong with the other.',
      },
      {
        title: 'Map of Finds',
        questions: 3,
        child:
          'Draw a map of {place}: one spot for each question. Answer and show it with your hands. Hear where the next {token} lies. Draw it there. Join it to the last one with a line. Follow the line with {friend} at the end. Pick the spots yourself: a hill, a gate, a well.',
        steps: [
          'Get out paper and pencils. Your child draws the map with one spot for each question.',
          'Ask a question. Your child answers and shows it: a touch, a sound, a move, a try. For a right answer, name a spot that is still empty. For a wrong one, give a hint.',
          'Your child draws one {token} there and a line from the spot before.',
          'At the end your child follows the line and says one fact at each spot.',
        ],
        say: 'Right. The next one lies at this spot.',
        success: 'The line joins every spot, and each {token} has its fact.',
      },
      {
        title: 'Forks in the Trail',
        questions: 3,
        child:
          'Trace a trail to {place}. Draw a fork for each question. Hear two answers: left way and right way. Act them out and take the true one. Draw the {token} that lies there. Tell {friend} one fact at each fork. Choose what blocks the wrong ways.',
        steps: [
          'Get out paper and pencils. Your child draws a path with one fork for each question.',
          'At each fork ask a question. Give one answer for left and one for right. One is true, one is made up by you.',
          'Your child acts or tries both and takes a way. The true one has one {token} on it. On the wrong one your child says what is off and turns back.',
          'At the end a finger follows the path, with one fact for each fork.',
        ],
        say: 'You are at a fork. Which of the two answers is true?',
        success: 'Your child reaches the end with every {token} and a fact for each fork.',
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
        ages: 'younger',
        answers: 'short',
        questions: 3,
        child:
          'Look at the answer cards: two of them fit no question. Listen to a question and act the answer. Point to its card. Turn it over if you are right. Draw one {token} on the back. Bring the {tokens} to {hero} at {place}. Choose the color for each.',
        steps: [
          'Get out paper, pencils and crayons. Tear one card for each question and two more. Write the answers on them, and two wrong ones.',
          'Lay the cards face up in any order. Ask a question. Your child acts the answer or tries it with a thing nearby, then points to its card.',
          'A right card is turned over and gets one {token} on its back.',
          'Lift each card at the end. Your child tells the fact.',
        ],
        say: 'Look at them all. Which card answers this one?',
        success: 'Every question has found its card, and the two wrong cards are left.',
      },
      {
        title: 'Under My Hand',
        answers: 'short',
        questions: 3,
        child:
          'Read the answer cards and shut your eyes. Listen to the question of the hidden card. Say its answer and act it before the hand lifts. Draw one {token} on that card. Tell {friend} at {place} the fact it holds. Pick who hides the next one.',
        steps: [
          'Get out paper, pencils and crayons. Tear a card for each question and write the answers on them.',
          'Read all the cards together. Your child shuts both eyes while you cover one.',
          'Ask the question of the hidden card. Your child says its answer and acts it, or tries it with a thing nearby. Then lift your hand.',
          'A right one gets one {token} in color. Go on until all have theirs.',
        ],
        say: 'One card is under my hand. This is its question.',
        success: 'Your child names and shows each hidden answer from its question.',
      },
      {
        title: 'Answer and Picture',
        ages: 'younger',
        answers: 'short',
        questions: 3,
        child:
          'Match each answer to a picture that you draw. Act each answer, then make its picture. Mix them with the answer cards. Find the pairs for {hero}. Draw one {token} on each pair and say its question. Choose one pair to hang up at {place}.',
        steps: [
          'Get out paper, pencils and crayons. Tear two cards for each question and write each answer on one.',
          'Read a question and its answer. Your child draws a quick picture for it on the second card.',
          'Mix all the cards face up. Your child finds the pairs. Each pair gets one {token}.',
          'Your child asks you the question of each pair. Answer one wrong and let it be caught.',
        ],
        say: 'Which two belong together? What was the question?',
        success: 'All the pairs are found, and your child can ask the question of each.',
      },
      {
        title: 'Question Makers',
        ages: 'older',
        answers: 'short',
        questions: 3,
        child:
          'Answer each question, and test what you can. Write the answer on a card. Turn the list of questions over. Write a new question that only this answer fits. Test it on {hero}. Draw one {token} on each card that passes. Choose your trickiest question to send to {place}.',
        steps: [
          'Get out paper, pencils and crayons. Tear one card for each question. Ask them all. Your child writes each right answer on a card.',
          'Now your child writes a new question for each card.',
          'Play {hero}: try to find another answer that fits, too. If you can, the question must be sharper.',
          'A question with one answer only brings one {token} onto its card.',
        ],
        say: 'Could anything else be the answer? Let me try.',
        success: 'Each card has a new question that leads to that one answer.',
      },
    ],
    safety: [],
  },
]
