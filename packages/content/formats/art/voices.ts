import type { Format } from '../../types.ts'

/** Formats led by speaking and hearing; all but the last fit every art skill. */
export const voices: Format[] = [
  {
    id: 'art.gallery-talk',
    subject: 'art',
    title: 'Gallery Talk',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'buttons', quantity: '6', core: true, substitute: 'coins' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Open a small gallery at {place}. Draw a fast answer to each task. Tell {hero} what you drew and why. Listen to one question about it. Choose the title of the show.',
        steps: [
          'Get out paper, pencils and buttons. Tear sheets into cards.',
          'For each task, your child draws or says an answer.',
          'Lay the cards out. Walk along as visitors.',
          'Each because in the talk earns a button.',
        ],
        say: 'Welcome, artist. What should I look at first, and why?',
        success: 'Your child talks about each work and says because at least three times.',
      },
      {
        child:
          'Say yes or no to an art idea from {friend}. Tell your reason. Listen to another reason. Move a button if you change your mind. Draw one thing that you both like at {place}.',
        steps: [
          'Get out paper, pencils and buttons. Write Yes and No on two halves of a sheet.',
          'As {friend}, answer a task in a right or odd way.',
          'Your child sets a button and argues.',
          'Tell the model answer. Buttons may move.',
        ],
        say: 'That is my idea. Would you do it so? Tell me why.',
        success: 'Your child gives reasons and notices when an idea does not fit the task.',
      },
      {
        child:
          'Tell the story of a picture nobody has made yet. It hangs at {place}. Name what is in it, task by task. Draw it at the end for {hero}. Use a slow voice or a quick one.',
        steps: [
          'Get out paper, pencils and buttons. Close your eyes together.',
          'Ask the tasks as questions about the picture in the mind.',
          'Put down a button for each detail told.',
          'Count the buttons. Now your child draws it.',
        ],
        say: 'I can almost see it. What else is there?',
        success: 'The drawing shows what was told, and the answers fit the tasks.',
      },
    ],
    safety: [],
  },
  {
    id: 'art.draw-by-ear',
    subject: 'art',
    title: 'Draw by Ear',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'game',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '4 sheets', core: true },
      { name: 'pencils', quantity: '2', core: true },
      { name: 'pillow', quantity: '1, as a wall between you', core: false },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Listen to a message from {place}. Draw exactly what you hear. Do not peek over the wall. Show both pictures to {hero} and compare. Choose who speaks first.',
        steps: [
          'Get out paper, pencils and a pillow. Stand it up between you.',
          'Answer a task with a small drawing. Describe it without naming it.',
          'Your child draws by ear. Then compare.',
          'Swap roles for the next task.',
        ],
        say: 'I hear you. Where does it start, and how big is it?',
        success: 'The two pictures share three things that were put into words.',
      },
      {
        child:
          'Say an order for {friend} to draw. Use art words, no pointing. Listen as your grown-up says it back. Find what got lost on the way to {place}. Play it again, slower or shorter.',
        steps: [
          'Get out paper, pencils and a pillow. Sit back to back against it.',
          'Your child thinks of an answer to a task and describes it.',
          'Draw just what you heard, gaps and all.',
          'Together find the missing word. Try again.',
        ],
        say: 'I drew what I heard. Which word would have helped me?',
        success: 'The second round comes closer, because the words are more exact.',
      },
      {
        child:
          'Listen to three clues about a picture. Say what it could be. Draw it when you are sure. Give {hero} three clues in return. Choose who keeps the score at {place}.',
        steps: [
          'Get out paper, pencils and a pillow. Sketch an answer to a task and hide it under the pillow.',
          'Give a clue on line, on shape, on color or place.',
          'Your child guesses and draws, then peeks.',
          'Take turns and keep score.',
        ],
        say: 'Clue one is about its lines. Are you ready?',
        success: 'Your child uses art words in clues and gets close from three.',
      },
    ],
    safety: [],
  },
  {
    id: 'art.museum-guide',
    subject: 'art',
    title: 'Museum Guide',
    modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
    kind: 'act',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'spoons', quantity: '1, as a microphone', core: true, substitute: 'a rolled sock' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Act as the guide of the museum at {place}. Lead your guests from stop to stop. Answer what they ask. Show it with a sketch or with your hands. Tell {hero} what to look at last.',
        steps: [
          'Get out spoons, paper and pencils. One spoon is the microphone.',
          'Name things in the room as works of art.',
          'At each stop ask a task. The guide replies and sketches.',
          'Thank the guide and repeat one fact.',
        ],
        say: 'Excuse me, I am curious. Could you show us?',
        success: 'The guide answers at every stop and makes at least two sketches.',
      },
      {
        child:
          'Act as an artist from {place} on the radio. Choose your artist name. Listen to each question. Say how you did it, step by step. Draw while you talk. Thank {friend} for helping.',
        steps: [
          'Get out spoons, paper and pencils. Speak into one of the spoons as the host.',
          'Turn each task into a question: How would you ...?',
          'Your child tells and draws.',
          'Read the best sentence back as a quote.',
        ],
        say: 'Our listeners want to try it at home. What comes first?',
        success: 'A listener could try it after hearing the steps.',
      },
      {
        child:
          'Act out a picture with your whole body. Hold still as I look around. Tell {hero} who you are when I tap your hand. Draw the frame that fits you. Pick a calm picture or a wild one of {place}.',
        steps: [
          'Get out spoons, paper and pencils. Tap two spoons to begin.',
          'Read a task. Your child shows or says the answer as a living picture.',
          'Ask the picture one question.',
          'Sketch the best pose and frame it.',
        ],
        say: 'If this picture could talk, what would it tell me?',
        success: 'Poses and answers fit the tasks, and the picture can explain itself.',
      },
    ],
    safety: [],
  },
  {
    id: 'art.rhythm-drawing',
    subject: 'art',
    title: 'Rhythm Drawing',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'hands-on',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    skills: [
      'art.k.lines',
      'art.k.shapes',
      'art.k.patterns',
      'art.k.texture',
      'art.1.lines-that-move',
      'art.1.shape-builders',
      'art.1.warm-and-cool',
      'art.1.pattern-borders',
      'art.1.texture-marks',
      'art.2.two-kinds-of-shapes',
      'art.2.light-and-dark',
      'art.2.motif-patterns',
      'art.3.color-and-mood',
      'art.3.shading-marks',
      'art.3.radial-designs',
      'art.4.color-schemes',
      'art.4.composition',
      'art.4.tile-patterns',
      'art.5.value-and-contrast',
      'art.5.figures-in-action',
      'art.5.balance',
    ],
    materials: [
      { name: 'spoons', quantity: '2', core: true, substitute: 'clapping hands' },
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'markers', quantity: '4 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Listen to the drum from {place}. Draw as long as it plays. Stop when it stops. Tell {hero} which marks were loud. Choose a color for each new beat.',
        steps: [
          'Get out spoons, paper and markers. Tap slow, quick, soft and loud.',
          'Your child lets the marks follow the beat.',
          'Tap a task: your child answers while the rhythm lasts.',
          'Find in the marks what the tasks speak of.',
        ],
        say: 'What does this beat look like? Let your hand answer.',
        success: 'Marks change with the sound, and the tasks get an answer between beats.',
      },
      {
        child:
          'Make a sound for each task. Draw what the sound looks like. Put the drawings in a row like notes. Sing or tap the row for {friend} at {place}. Use three sounds or five.',
        steps: [
          'Get out spoons, paper and markers. Ask a task and settle its answer.',
          'Invent a sound that fits: long, spiky, round.',
          'Your child draws it large.',
          'Play the row from left to right.',
        ],
        say: 'Which mark is that sound? Point as I play.',
        success: 'Your child can play the row back from its marks.',
      },
      {
        child:
          'Say the steps of your drawing like a song. Draw one part for each line. Listen for the beat to move on. Show {hero} the finished picture of {place}. Choose a lullaby or a march.',
        steps: [
          'Get out spoons, paper and markers. Answer the tasks together first.',
          'Make one short line for each answer.',
          'Tap a beat. Your child speaks and draws, line by line.',
          'Do it again, faster or slower.',
        ],
        say: 'Give me the first line, and I will keep the beat.',
        success: 'Words and drawing keep together, and the answers can be seen.',
      },
    ],
    safety: [],
  },
]
