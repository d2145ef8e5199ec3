import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const pictureFormats: Format[] = [
  {
    id: 'math.picture-proof',
    subject: 'math',
    title: 'Picture Proof',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'draw',
    layout: 'd',
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
        child:
          'Draw each question as a quick picture for {hero}. Choose dots, lines or bars, not fine art. Color the part that answers the question. Circle your answer. Tell what each color means at {place}.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet into four boxes.',
          'Sketch question 1 together, in plain marks.',
          'Your child draws a box for each of the others. Point and ask: where is this in the question?',
        ],
        say: 'Show me so well that I need no words. What will you draw first?',
        success: 'The answer can be found in the picture alone.',
      },
      {
        child:
          'Draw three boxes in a row: a comic from {place}. Show what we have in the first box. Show what happens in the next. Put the answer in the last, in color. Pick a word for one of the {things} to say.',
        steps: [
          'Get out crayons, pencils and paper.',
          'Fill a first row together: what we have, what happens or is asked, what we find.',
          'Your child makes a row for each of the others. Read the comic aloud and check each last box.',
        ],
        say: 'Every question is a tiny story. What is in the first box?',
        success: 'The last box follows from the two before it and is right.',
      },
      {
        child:
          'Make a picture card of a question from {place}. Use dots, lines and color, but no words. Show it, and let your grown-up find its question. Write the answer on the back for {friend}. Choose the next one to draw.',
        steps: [
          'Get out pencils, paper and crayons. Fold the paper and tear it into small cards.',
          'Draw a card for question 1 as your child watches. Solve it from the picture.',
          'Guess each new card. No luck? Ask what your child could add.',
        ],
        say: 'I may look but not ask. Can your picture tell me the whole question?',
        success: 'Each card leads you to its question and to the answer on its back.',
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
        child:
          'Map {place} with one stop for each question. Work the question out beside its stop. Write the answer on a little flag. Color the road when you are sure. Choose where {hero} ends the trip.',
        steps: [
          'Get out paper and markers.',
          'Draw the start of a road together and solve question 1 at the first stop.',
          'Your child adds the other stops, work and all. Travel the map and let each flag be proved.',
        ],
        say: 'No one can travel without a map. What stands at the first stop?',
        success: 'Each stop shows its work, and each flag has the right answer.',
      },
      {
        child:
          'Make a sign for each answer at {place}. Solve the question on scrap first. Write the answer big and bright. Draw a small picture that fits it. Pick a spot on the wall where {friend} will see it.',
        steps: [
          'Get out markers and paper. Tear one sheet into sign-sized pieces.',
          'Make the first sign together: solve, check, then letter it big.',
          'Your child makes the others and asks for a check before coloring.',
        ],
        say: '{friend} has put up blank signs again. What should they say?',
        success: 'The signs are right, and your child can match each to its question.',
      },
      {
        child:
          'Make a little guide book about {place}. Draw the {things} on its cover. Put one question on each page, in pictures or words. Color a frame around the answer. Choose the page to show {hero} first.',
        steps: [
          'Get out paper and markers. Fold two sheets into a book of eight pages.',
          'Make page one as a team: question, work, answer in a frame.',
          'Your child fills the other pages. Read the book and check every frame.',
        ],
        say: 'A new visitor comes tomorrow. What must be in the guide book?',
        success: 'A reader could follow each page from question to answer.',
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
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 7, share: 1 },
    takes: [
      {
        child:
          'Find out what happened to the {things} at {place}. Read each clue and circle what it asks. Color the facts that you need. Write your answer. Choose the clue that was hardest and tell {hero} why.',
        steps: [
          'Get out paper, pencils and colored pencils.',
          'Mark the first clue together: one color for facts, one for what is asked.',
          'Your child marks and solves the others. Read aloud where words are hard.',
        ],
        say: 'Detective, a new case is here. Before you solve it, show me what it asks.',
        success: 'What is asked is marked in every clue, and the answer fits it.',
      },
      {
        child:
          'Look at all the questions before you start. Draw a star by the easy ones. Solve those, then pick one that needs more thought. Trace an answer in color when you have checked it. Show {friend} how the case at {place} ends.',
        steps: [
          'Get out pencils, paper and colored pencils.',
          'Read all questions aloud. Your child sorts them into easy and needs thought.',
          'Solve a hard one together. Your child does the rest and checks in a second way.',
        ],
        say: 'A good detective looks at the whole file. Which ones make you feel sure?',
        success: 'Your child starts with a plan and checks before coloring.',
      },
      {
        child:
          'Draw a line down the page. Put work on the left and answers on the right. Write one case for each question from {place}. Circle the answer that you can prove to {hero}. Choose a seal to draw on closed cases.',
        steps: [
          'Get out colored pencils, pencils and paper.',
          'Set up two columns and close the first case as a team.',
          'Your child goes on alone. Look at the work with your child, then hear the proof.',
        ],
        say: 'The judge wants to see the work too. How will you set it out?',
        success: 'The page shows the work for every case, and the proof holds.',
      },
    ],
    safety: [],
  },
]
