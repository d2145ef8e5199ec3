import type { Format } from '../../types.ts'

const youngest: Format['grades'] = { from: 'kindergarten', to: '2nd' }

/** Songs and sock puppets, for the youngest. */
export const voiceFormats: Format[] = [
  {
    id: 'math.beat-and-answer',
    subject: 'math',
    title: 'Beat and Answer',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'move',
    layout: 'c',
    grades: youngest,
    materials: [
      { name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Wake {hero}, who fell asleep at {place}. Clap a soft beat while you hear a question. Stop the beat and think. Choose to draw, count or use your hands. Say your answer three times to the beat. Clap louder after each answer, until {hero} wakes up.',
        steps: [
          'Get out spoons, paper and pencils. Tap the spoons very softly. You play {hero}, fast asleep.',
          'Do question 1 together. Stir a little in your sleep.',
          'Go on, louder each time. Wake up with a big yawn at the last right answer.',
        ],
        say: 'Tap, tap, stop. Think, and then give me the answer on the beat.',
        success: 'Your child stops to think before each answer.',
      },
      {
        child:
          'Make a song for {place}. Listen to a question and sing it back. Work it out with marks or fingers. Sing the answer on any tune you choose. Sing all your answers in a row for {friend}.',
        steps: [
          'Get out spoons, paper and pencils. Any wobbly tune will do.',
          'Sing question 1. Your child echoes it, and you sing the answer together.',
          'Go on, one line of song for each question. Tap the spoons for the last show.',
        ],
        say: 'I sing the question, and you are my echo. What comes back to me?',
        success: 'Your child sings each answer and can say how it was found.',
      },
      {
        child:
          'March to {place} while the spoons tap. Freeze when they stop. Listen to a question and answer it on the spot. Choose a silly pose to freeze in next time. Take one giant step closer to {hero} for each right answer.',
        steps: [
          'Get out spoons, paper and pencils. Stand at the far end of the room as {hero}.',
          'Tap, stop, and do question 1 together.',
          'Tap on. At each stop ask a question; a right answer is one giant step. Meet at the last one.',
        ],
        say: 'When the spoons are still, you are still. Ready for the first question?',
        success: 'Your child answers each question and reaches you with the last one.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.mixed-up-helper',
    subject: 'math',
    title: 'The Mixed-Up Helper',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'act',
    layout: 'a',
    grades: youngest,
    materials: [
      { name: 'socks', quantity: '2', core: false, substitute: 'a stuffed animal' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Meet the new helper of {place}: a sock. Choose its name. Listen as it answers a question. Tell it kindly if it got mixed up. Show it the right answer and how you know. Draw one star for each answer on its badge from {hero}.',
        steps: [
          'Get out socks, paper and pencils. Put one sock on your hand: the helper. Draw a round badge.',
          'Let the helper answer question 1 wrong. Your child mends it with you.',
          'The helper answers the others, sometimes right and sometimes wrong. Your child decides and draws the star.',
        ],
        say: 'Hello! This is my first day, and I get things mixed up. Will you help me?',
        success: 'Your child hears each mix-up and shows the helper what is right.',
      },
      {
        child:
          'Put the sock on your hand: now it is the teacher. Choose a high voice or a low one. Read or hear a question. Teach your pupil how to answer it. Give your pupil one star for each good answer. Send the pupil off to {hero} with a full page.',
        steps: [
          'Get out socks, paper and pencils. You are the pupil, just arrived from {place}.',
          'Do question 1 together: do only what the sock tells you.',
          'For the others, ask the sock: what now? Why? Answer only when it has told you how.',
        ],
        say: 'Dear teacher, I have never done this before. What do I do first?',
        success: 'The teacher tells the pupil how, not only the answer.',
      },
      {
        child:
          'Settle the quarrels of two socks at {place}. Listen: each one gives another answer. Work it out or draw it: you choose. Say which sock is right and why. Let the socks shake hands after each one. Tell {friend} which quarrel was the hardest.',
        steps: [
          'Get out socks, paper and pencils. One sock on each hand.',
          'For question 1, one sock says the right answer and one a wrong one. Settle it together.',
          'Play on, with the right answer on either hand. Your child works it out before deciding.',
        ],
        say: 'We both think we are right! Can you find out, please?',
        success: 'Your child picks the right sock each time and gives a reason.',
      },
    ],
    safety: [],
  },
]
