import type { Format } from '../../types.ts'

/** General formats that end in something to look at; they fit every social studies skill. */
export const picturesAndPages: Format[] = [
  {
    id: 'social-studies.town-mural',
    subject: 'social-studies',
    title: 'Town Mural',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'draw',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'crayons', quantity: '4 to 6 colors', core: true, substitute: 'colored pencils' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw a big picture of {place} for {hero}. Show one answer in each corner. Name each part with a word or your voice. Color what matters most. Choose a day scene or a night scene.',
        gist: 'Your child draws each answer in one corner of a sheet before any talk, then adds what is missing; a corner left over is for {hero}.',
        steps: [
          'Get out paper, crayons and pencils. Fold one sheet so that it has four corners.',
          'Ask a question.',
          'Compare with the true answer.',
          'Write the words that your child says.',
        ],
        say: 'What would a visitor need to see here to get it right?',
        success: 'Each corner shows a true answer that your child can tell about.',
      },
      {
        child:
          'Make a sign for each answer at {place}. Draw a picture that {friend} can read with no words. Color it to stand out. Find a good spot for each sign. Pick round ones or square ones.',
        gist: 'Each answer becomes a small sign with no words; you guess what it means, and a sign that you guess wrong is mended by your child.',
        steps: [
          'Get out paper, crayons and pencils. Tear a sheet into small signs.',
          'Make the first together.',
          'Your child makes the others alone.',
          'Guess them all.',
        ],
        say: 'I can not read in this town. What does your sign tell me?',
        success: 'You can guess the answer from most signs without help.',
      },
      {
        child:
          'Draw {place} as it is now. Draw it again after {hero} uses our answers. Circle each change. Tell why you made it. Use thick lines or thin ones.',
        gist: 'On the left half your child sketches {place}; each right answer puts one new thing on the right, circled and with a reason.',
        steps: [
          'Get out paper, crayons and pencils. Draw a line down the middle of a sheet.',
          'Ask the questions. After a miss, tell the answer.',
          'Count the circles together.',
        ],
        say: 'Point to one change. Which answer gave you that idea?',
        success: 'Your child links each change to an answer and gives a reason.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.pocket-museum',
    subject: 'social-studies',
    title: 'Pocket Museum',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '4 colors', core: false },
      { name: 'envelopes', quantity: '2', core: true, substitute: 'folded scrap sheets' },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Make a tiny museum for {place}. Draw one answer on each card. Add one {thing} as a stamp. Put the cards in your pocket museum. Tell {hero} about each card or whisper it.',
        gist: 'A card for each answer, drawn by your child and with a few words on the back, goes into the envelope; then your child gives you a tour.',
        steps: [
          'Get out paper, pencils, crayons and envelopes. Tear a sheet into cards.',
          'Ask a question.',
          'The back says who, what or where.',
          'Open the museum.',
        ],
        say: 'What should the little label under this piece say?',
        success: 'Every card shows a true answer and your child can explain it.',
      },
      {
        child:
          'Find things in this room that fit an answer. Draw each one for {friend}. Write a name or say it. Show your museum at {place}. Choose your best piece.',
        gist: 'After each answer your child hunts in this room for one thing that goes with it and draws it; a tour tells why each fits.',
        steps: [
          'Get out paper, pencils, crayons and envelopes. Tear a sheet into cards.',
          'Ask a question. Do the first hunt together.',
          'Nothing fits? Go on.',
          'Store the cards in the envelopes.',
        ],
        say: 'How does this object help us answer the question?',
        success: 'Three real objects are linked to right answers, with a reason for each.',
      },
      {
        child:
          'Sort the answers into two envelopes. Draw a picture on each as a sign. Tell {hero} why a card goes there. Find the two wrong cards at {place}. Look for them alone or with help.',
        gist: 'Your child sorts a card for each answer into two envelopes; then you number them by question, two swapped, and your child finds the swap.',
        steps: [
          'Get out paper, pencils, crayons and envelopes. Your child answers all questions on cards.',
          'Make two groups, such as easy and hard, and tell why.',
          'Number them while your child looks away.',
        ],
        say: 'What is your rule for this group?',
        success: 'Your child sorts by a clear rule and spots the swapped cards.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.front-page',
    subject: 'social-studies',
    title: 'Front Page News',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'sheet',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '1, as a desk for the lap', core: false },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Write the news of {place}. Draw a big picture at the top. Put one answer in each part of the page. Read it to {hero} in a loud or soft voice.',
        gist: 'You turn the first answer into a headline together; your child writes or draws the others in the columns and reads the news to you.',
        steps: [
          'Get out paper, pencils and books. Fold a sheet so that it has columns. A book is the desk.',
          'Ask the questions.',
          'Underline one fact. Who told us: a book, a person, our eyes?',
        ],
        say: 'Who, what and where? What must our readers hear first?',
        success: 'The page gives true answers, and one of them has a source.',
      },
      {
        child:
          'Make a page of questions and answers for {friend}. Draw a small picture by each answer. Circle the hardest one. Pick a title that fits {place}.',
        gist: 'Beside each question’s number your child puts the answer and a picture; you check all, and the hardest is told again in other words.',
        steps: [
          'Get out paper, pencils and books. Rule the page in two: Ask and Answer.',
          'Write the numbers of the questions.',
          'Check with the answers below.',
        ],
        say: 'Which question would puzzle a friend? Let us make that answer very clear.',
        success: 'All answers stand by the right questions, and the hardest one is told in other words.',
      },
      {
        child:
          'Look at each question as a reporter would. Write or say what you think. Circle what you can prove. Draw the proof for {hero} at {place}.',
        gist: 'For each question your child notes a first thought; proved ones are circled, rumors crossed out and put right, and one proof is drawn.',
        steps: [
          'Get out paper, pencils and books. Head the page: I think, I can prove.',
          'Ask the questions.',
          'Check with the answers below, a book or a family member.',
        ],
        say: 'Good reporters check twice. Who or what could we ask?',
        success: 'Your child marks which answers are proved and fixes those that are not.',
      },
    ],
    safety: [],
  },
]
