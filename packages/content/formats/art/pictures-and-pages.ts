import type { Format } from '../../types.ts'

/** General formats that end in something to look at; they fit every art skill. */
export const picturesAndPages: Format[] = [
  {
    id: 'art.made-to-order',
    subject: 'art',
    title: 'Made to Order',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'draw',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw the sign that {hero} needs for {place}. Use each art idea below in it. Make one part bigger than all others. Show it from across the room. Choose bold colors or quiet ones.',
        steps: [
          'Get out paper, pencils and crayons. Fold one sheet in four for small tries.',
          'Take the tasks one by one. Each gets a box.',
          'Ask which tries belong in the sign. Your child draws it large.',
          'Hang it up and step back together.',
        ],
        say: 'I am your customer. What will I notice first, and how did you do that?',
        success: 'The sign uses at least two of the tries, and your child can point to them.',
      },
      {
        child:
          'Make a travel poster for {place}. Try each art idea below before you use it. Draw {friend} somewhere in it. Color the best part last. Pick a poster for day or for night.',
        steps: [
          'Get out paper, pencils and crayons. One sheet is for tests, one for the poster.',
          'Do the first task together on the test sheet.',
          'Your child does the others, then plans the poster lightly.',
          'Last comes color. Ask for a slogan and write it down.',
        ],
        say: 'Which of your tests makes me want to travel there?',
        success: 'The poster shows the art idea, and your child can say where and why.',
      },
      {
        child:
          'Draw a map of {place} as a work of art. Put one answer at each stop. Make every stop look different. Tell {hero} the way with a finger. Use thick lines or thin lines.',
        steps: [
          'Get out paper, pencils and crayons. Your child draws a path with as many stops as tasks.',
          'At each stop, do the task right there on the map.',
          'Compare it with the model answer. Another good idea counts.',
          'Travel the map together.',
        ],
        say: 'Tell me about this stop. What did you want me to see?',
        success: 'Each stop answers its task in a drawing or in words.',
      },
    ],
    safety: [],
  },
  {
    id: 'art.sketchbook-page',
    subject: 'art',
    title: 'Sketchbook Page',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'sheet',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '1, as a drawing board', core: false },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw today’s page in the sketchbook of {hero}. Make a small try for each task. Circle the try you like best. Draw that one again, bigger. Add one thing from {place}, near or far.',
        steps: [
          'Get out paper, pencils and books. Fold a sheet once. A book is the board.',
          'Read a task. Your child makes a quick try, with no erasing.',
          'Talk about one try: What works?',
          'The circled one gets a page of its own.',
        ],
        say: 'A sketchbook is for trying. Which try surprised you?',
        success: 'There is a try for each task and one that was drawn again with a change.',
      },
      {
        child:
          'Look at something real for each task. Draw what you see for {friend}. Write a word by it or say one. Put a star where you looked the longest. Choose a corner of {place} to add.',
        steps: [
          'Get out paper, pencils and books. Let your child set three things on a table.',
          'For each task, find what fits among them.',
          'Draw it slowly. Eyes go back and forth.',
          'Compare the first drawing with the last.',
        ],
        say: 'What is there that you did not notice at first?',
        success: 'The drawings show details of real things and fit the tasks.',
      },
      {
        child:
          'Make a page called Before and After. Draw your first idea. Listen to a question from {hero}. Draw it again with one change. Pick which one to hang at {place}.',
        steps: [
          'Get out paper, pencils and books. Draw a line down a sheet.',
          'On the left, your child does the tasks as they come.',
          'As {hero}, ask one kind question about each.',
          'On the right goes a better version of one of them.',
        ],
        say: 'I see it. Now, what if you changed just one thing?',
        success: 'Your child changes something on purpose and can tell why.',
      },
    ],
    safety: [],
  },
  {
    id: 'art.detective-frame',
    subject: 'art',
    title: 'Art Detective',
    modality: { primary: 'visual', secondary: ['auditory', 'kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '2 with pictures', core: true, substitute: 'labels or cards with pictures' },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Look through the tube for art clues at {place}. Find one for each task. Draw the clue in a circle. Tell {hero} where it was. Move slowly or stand still.',
        steps: [
          'Get out paper, pencils and books. Roll a sheet into a tube, the art finder.',
          'Read a task. Hunt for it in the room or on a page.',
          'Your child draws the find as seen through the tube.',
          'Count the cases solved.',
        ],
        say: 'Detective, what do you see in there, and what does it prove?',
        success: 'Your child finds a real example for most tasks and can show it.',
      },
      {
        child:
          'Show {friend} a picture from a book. Look at one small round part of it. Name what the artist did there. Make a sketch that works the same way. Choose a picture that fits {place}.',
        steps: [
          'Get out paper, pencils and books. Roll a tube. Your child chooses a picture.',
          'Look at it through the tube, bit by bit.',
          'Use the tasks as questions about it where you can. Answer the rest from memory.',
          'Sketch the best trick.',
        ],
        say: 'How did the artist do that? Let us try it.',
        success: 'Your child names one thing the artist did and tries it out.',
      },
      {
        child:
          'Someone mixed up the art files of {place}. Listen to a clue and an answer. Say true or not true. Draw the proof for {hero}. Point to it or tell where it is.',
        steps: [
          'Get out paper, pencils and books. Roll a tube and speak through it as the mixed-up clerk.',
          'Read a task with a right or wrong answer.',
          'Your child judges it and finds or draws proof.',
          'Keep a list of solved cases.',
        ],
        say: 'I wrote it in my file. Is it right? Show me proof.',
        success: 'Your child catches the wrong answers and backs up two with proof.',
      },
    ],
    safety: [],
  },
]
