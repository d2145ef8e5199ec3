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
        gist: 'Your child draws a card in answer to each task, lays out a gallery, and guides you; each because in the talk earns one button.',
        steps: [
          'Get out paper, pencils and buttons. Tear sheets into cards.',
          'Ask a task. Draw fast.',
          'You are the visitor: ask why at each card.',
        ],
        say: 'Welcome, artist. What should I look at first, and why?',
        success: 'Your child talks about each work and says because at least three times.',
      },
      {
        child:
          'Say yes or no to an art idea from {friend}. Tell your reason. Listen to the true answer. Move a button if you change your mind. Draw one thing that you both like at {place}.',
        gist: 'You, as {friend}, give each task its own answer or another task’s; your child sets a button on Yes or No and says why.',
        steps: [
          'Get out paper, pencils and buttons. Write Yes and No on two halves of a sheet.',
          'Read one of the answers below.',
          'Tell the true one. Buttons may move.',
          'Then draw together.',
        ],
        say: 'That is my idea. Would you do it so? Tell me why.',
        success: 'Your child gives reasons and notices when an idea does not fit the task.',
      },
      {
        child:
          'Tell the story of a picture nobody has made yet. It hangs at {place}. Name what is in it, task by task. Draw it at the end for {hero}. Use a slow voice or a quick one.',
        gist: 'With eyes shut, your child answers each task and adds one detail to a picture in the mind; each wins one button, then all are drawn.',
        steps: [
          'Get out paper, pencils and buttons. Your child shuts both eyes.',
          'Ask a task. Which detail does it bring?',
          'Count the buttons. Draw.',
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
        gist: 'Behind the pillow the speaker draws an answer to a task and describes it unnamed; the listener draws by ear, you compare, and then roles swap.',
        steps: [
          'Get out paper, pencils and a pillow. Stand it up between you.',
          'Take a task. Your answers are below.',
          'Tell lines, shapes and places.',
        ],
        say: 'I hear you. Where does it start, and how big is it?',
        success: 'The two pictures share three things that were put into words.',
      },
      {
        child:
          'Say an order for {friend} to draw. Use art words, no pointing. Listen as your grown-up says it back. Find what got lost on the way to {place}. Play it again, slower or shorter.',
        gist: 'Back to back, your child describes the answer to a task and you draw what you hear; a miss gets the missing word and a second try.',
        steps: [
          'Get out paper, pencils and a pillow. Sit back to back against it.',
          'Read a task. Say back what you hear.',
          'Draw just that, gaps and all.',
        ],
        say: 'I drew what I heard. Which word would have helped me?',
        success: 'The second round comes closer, because the words are more exact.',
      },
      {
        child:
          'Listen to three clues about a picture. Say what it could be. Draw it when you are sure. Give {hero} three clues in return. Choose who keeps our score at {place}.',
        gist: 'One hides a sketch of an answer and gives three clues, the other draws and peeks, then you swap; each match is one point for both.',
        steps: [
          'Get out paper, pencils and a pillow. You begin: hide your sketch under it.',
          'Give clues on lines, on shapes, on color or place.',
          'Swap roles. Your answers are below.',
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
        gist: 'You ask one task at each stop of a room tour; your child, the guide, answers into the spoon and adds a sketch or hand signs.',
        steps: [
          'Get out spoons, paper and pencils. One spoon is the microphone.',
          'The guide picks a thing for each stop.',
          'Thank the guide and repeat one fact.',
        ],
        say: 'Excuse me, I am curious. Could you show us?',
        success: 'The guide answers at every stop and makes at least two sketches.',
      },
      {
        child:
          'Act as an artist from {place} on the radio. Choose your artist name. Listen to each question. Say how you did it, step by step. Draw while you talk. Thank {friend} for helping.',
        gist: 'You host a radio show and read each task as a listener’s question; your child, the artist, tells the answer and draws while talking.',
        steps: [
          'Get out spoons, paper and pencils. Speak into one of the spoons.',
          'Read a task.',
          'Read the best sentence back as a quote.',
        ],
        say: 'Our listeners want to try it at home. What comes first?',
        success: 'A listener could try it after hearing the steps.',
      },
      {
        child:
          'Act out a picture with your whole body. Hold still as I look around. Tell {hero} who you are when I tap your hand. Draw your best pose in a frame. Pick a calm picture or a wild one of {place}.',
        gist: 'Your child poses each answer as a living picture, holds still, and speaks when you tap a hand; the best pose is drawn.',
        steps: [
          'Get out spoons, paper and pencils. Tap the table with one of the spoons to begin.',
          'Read a task.',
          'Look, then tap.',
          'Draw the best pose.',
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
        gist: 'You tap the spoons and your child draws to the beat; at each stop a task is asked, and its answer brings the next beat.',
        steps: [
          'Get out spoons, paper and markers. Tap slow, quick, soft and loud.',
          'Stop. Ask a task. Tap on.',
          'Find in the marks what the tasks speak of.',
        ],
        say: 'What does this beat look like? Let your hand answer.',
        success: 'Marks change with the sound, and the tasks get an answer between beats.',
      },
      {
        child:
          'Make a sound for each task. Draw what the sound looks like. Put the drawings in a row like notes. Sing or tap the row for {friend} at {place}.',
        gist: 'For each task your child gives the answer a sound, draws that sound, and adds it to a row that is played at the end.',
        steps: [
          'Get out spoons, paper and markers. Ask a task and settle its answer.',
          'Long, spiky or round: find its sound.',
          'Play the row.',
        ],
        say: 'Which mark is that sound? Point as I play.',
        success: 'Your child can play the row back from its marks.',
      },
      {
        child:
          'Say the steps of your drawing like a song. Draw one part for each line. Listen for the beat to move on. Show {hero} the finished picture of {place}. Choose a lullaby or a march.',
        gist: 'Each answer becomes one short line; you tap the beat, and your child chants line by line and draws one part of a picture for each.',
        steps: [
          'Get out spoons, paper and markers. Answer the tasks together.',
          'Say each answer short.',
          'Tap and draw. Do it again, faster or slower.',
        ],
        say: 'Give me the first line, and I will keep the beat.',
        success: 'Words and drawing keep together, and the answers can be seen.',
      },
    ],
    safety: [],
  },
]
