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
        steps: [
          'Get out paper, crayons and pencils. Fold one sheet so that it has four corners to fill.',
          'Ask a question. Your child draws the answer before any talk.',
          'Compare it with the true answer and add what is missing.',
          'Write the words that your child says.',
        ],
        say: 'What would a visitor need to see here to get it right?',
        success: 'Each corner shows a true answer that your child can tell about.',
      },
      {
        child:
          'Make a sign for each answer at {place}. Draw a picture that {friend} can read with no words. Color it to stand out. Find a good spot for each sign. Pick round ones or square ones.',
        steps: [
          'Get out paper, crayons and pencils. Tear a sheet into small signs.',
          'Try one question together: which picture says it without words?',
          'Your child makes the others alone.',
          'Guess what each sign means. Mend the ones that you guess wrong.',
        ],
        say: 'I can not read in this town. What does your sign tell me?',
        success: 'You can guess the answer from most signs without help.',
      },
      {
        child:
          'Draw {place} as it is now. Draw it again after {hero} uses our answers. Circle each change. Tell why you made it. Use thick lines or thin ones.',
        steps: [
          'Get out paper, crayons and pencils. Draw a line down the middle of a sheet.',
          'On the left, your child sketches the story place as it is.',
          'Ask the questions. Every true answer puts something new on the right.',
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
        steps: [
          'Get out paper, pencils, crayons and envelopes. Tear a sheet into cards.',
          'Ask a question. Your child draws the answer as a museum piece.',
          'On the back go a few words: who, what or where.',
          'Slide the cards into an envelope and open the museum.',
        ],
        say: 'What should the little label under this piece say?',
        success: 'Every card shows a true answer and your child can explain it.',
      },
      {
        child:
          'Find things in this room that fit an answer. Draw each one for {friend}. Write a name or say it. Show your museum at {place}. Choose your best piece.',
        steps: [
          'Get out paper, pencils, crayons and envelopes. Read all the questions once.',
          'Together, find one real object that goes with a question.',
          'Your child hunts for more and sketches them on cards.',
          'Store the cards by room in the envelopes. Give a tour.',
        ],
        say: 'How does this object help us answer the question?',
        success: 'Three real objects are linked to right answers, with a reason for each.',
      },
      {
        child:
          'Sort the answers into two envelopes. Draw a picture on each as a sign. Tell {hero} why a card goes there. Hide one wrong card at {place}. Look for it alone or with help.',
        steps: [
          'Get out paper, pencils, crayons and envelopes. Work out the answers and put each on a card.',
          'Mix them. Your child makes up two groups.',
          'Sort, with a reason for each card.',
          'Slip in one wrong answer and let your child hunt it down.',
        ],
        say: 'What is your rule for this group?',
        success: 'Your child sorts by a clear rule and spots the wrong card.',
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
        steps: [
          'Get out paper, pencils and books. Fold a sheet so that it has columns. A book is the desk.',
          'Answer the first question and make up a headline together.',
          'Your child writes or draws the other answers.',
          'Underline one fact and ask how we know it.',
        ],
        say: 'Who, what and where? What must our readers hear first?',
        success: 'The page gives true answers, and one of them has a source.',
      },
      {
        child:
          'Make a page of questions and answers for {friend}. Draw a small picture by each answer. Circle the hardest one. Pick a title that fits {place}.',
        steps: [
          'Get out paper, pencils and books. Rule the page in two: Ask and Answer.',
          'You write a short form of each question. Your child fills in the answer.',
          'Check them against the answers below.',
          'Find a new example for the hardest one.',
        ],
        say: 'Which question would puzzle a friend? Let us make that answer very clear.',
        success: 'All answers stand by the right questions, and the hardest one has an example.',
      },
      {
        child:
          'Look at each question as a reporter would. Write or say what you think. Circle what you can prove. Draw the proof for {hero} at {place}.',
        steps: [
          'Get out paper, pencils and books. Head the page: I think, I can prove.',
          'Your child notes a first thought for every question.',
          'Check each with the answers, a book or a family member.',
          'Cross out rumors. Draw the best proof large.',
        ],
        say: 'Good reporters check twice. Who or what could we ask?',
        success: 'Your child marks which answers are proved and fixes those that are not.',
      },
    ],
    safety: [],
  },
]
