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
          'Draw the sign that {hero} needs for {place}. Try each art idea below in a box first. Use your two best tries in the sign. Make one part bigger than all others. Choose bold colors or quiet ones.',
        gist: 'Every task gets a try in a small box; your child then draws one large sign with two of the tries or more, and shows it from afar.',
        steps: [
          'Get out paper, pencils and crayons. Fold one sheet in four boxes.',
          'Take the tasks one by one.',
          'Ask which tries belong in the sign on the other sheet.',
        ],
        say: 'I am your customer. What will I notice first, and how did you do that?',
        success: 'The sign uses at least two of the tries, and your child can point to them.',
      },
      {
        child:
          'Make a travel poster for {place}. Try each art idea below before you use it. Draw {friend} somewhere in it. Color the best part last. Pick a poster for day or for night.',
        gist: 'You do the first task together on a test sheet; alone, your child does the others and turns the best idea into a travel poster.',
        steps: [
          'Get out paper, pencils and crayons. One sheet is for tests, one for the poster.',
          'Your child plans the poster lightly.',
          'Last comes color. Ask for a slogan and write it.',
        ],
        say: 'Which of your tests makes me want to travel there?',
        success: 'The poster shows the art idea, and your child can say where and why.',
      },
      {
        child:
          'Draw a map of {place} as a work of art. Put one answer at each stop. Make every stop look different. Tell {hero} the way with a finger. Use thick lines or thin lines.',
        gist: 'A path has as many stops as tasks; your child draws or writes one answer at each stop and leads you along the finished map.',
        steps: [
          'Get out paper, pencils and crayons. Your child draws the path.',
          'Ask a task at each stop.',
          'Compare it with the answers below. Another good idea counts.',
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
        gist: 'Your child makes one quick try for each task, without erasing, circles the best, and draws that one again, bigger and with a change.',
        steps: [
          'Get out paper, pencils and books. Fold a sheet once. A book is the board.',
          'Read the tasks.',
          'Talk about one try: What works?',
          'The circled one gets its own page.',
        ],
        say: 'A sketchbook is for trying. Which try surprised you?',
        success: 'There is a try for each task and one that was drawn again with a change.',
      },
      {
        child:
          'Look at something real for each task. Draw what you see for {friend}. Write a word by it or say one. Put a star where you looked the longest. Choose a corner of {place} to add.',
        gist: 'Your child answers each task, chooses the real thing that fits it best, and draws it slowly, until every task has its drawing.',
        steps: [
          'Get out paper, pencils and books. Let your child set three things on a table.',
          'Ask a task.',
          'Eyes go back and forth.',
          'Compare the first drawing with the last.',
        ],
        say: 'What is there that you did not notice at first?',
        success: 'The drawings show details of real things and fit the tasks.',
      },
      {
        child:
          'Make a page called Before and After. Draw your first idea for each task. Listen to a question from {hero}. Draw one idea again with one change. Pick which one to hang at {place}.',
        gist: 'On the left half your child does each task; as {hero}, you ask what could change, and one is drawn anew on the right.',
        steps: [
          'Get out paper, pencils and books. Draw a line down a sheet.',
          'Read a task.',
          'As {hero}, ask: What would you change?',
          'Your child chooses one for the right.',
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
        gist: 'Your child answers each task, hunts through the tube for something that shows the answer, and draws it in a circle: one case solved.',
        steps: [
          'Get out paper, pencils and books. Roll a sheet into a tube, the art finder.',
          'Read a task. Hunt in the room or on a page.',
          'Nothing fits? Draw from memory.',
        ],
        say: 'Detective, what do you see in there, and what does it prove?',
        success: 'Your child finds a real example for most tasks and can show it.',
      },
      {
        child:
          'Show {friend} a picture from a book. Answer a task and look for it there. Name what the artist did in that spot. Make a sketch that works the same way. Choose a picture that fits {place}.',
        gist: 'You ask the tasks about one book picture; your child answers, looks for it there through the tube, and sketches the best trick at the end.',
        steps: [
          'Get out paper, pencils and books. Roll a tube. Your child chooses a picture.',
          'Ask a task. Search bit by bit.',
          'Not there? Go on.',
          'Sketch the best trick.',
        ],
        say: 'How did the artist do that? Let us try it.',
        success: 'Your child names one thing the artist did and tries it out.',
      },
      {
        child:
          'Someone mixed up the art files of {place}. Listen to a clue and an answer. Say true or not true. Draw the proof for {hero}. Point to it or tell where it is.',
        gist: 'As a mixed-up clerk, you read each task with its own answer or another task’s; your child calls it true or not and draws proof.',
        steps: [
          'Get out paper, pencils and books. Roll a tube to speak through.',
          'Read a task and one of the answers below.',
          'Your child judges. Then tell the right one.',
        ],
        say: 'I wrote it in my file. Is it right? Show me proof.',
        success: 'Your child catches the wrong answers and backs up two with proof.',
      },
    ],
    safety: [],
  },
]
