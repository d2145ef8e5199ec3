import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const voiceFormats: Format[] = [
  {
    id: 'math.beat-and-answer',
    subject: 'math',
    title: 'Beat and Answer',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'move',
    layout: 'c',
    grades: everyGrade,
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
          'Clap a beat for {hero}: choose slow or quick. Say the question to the beat. Stop and work it out with marks. Chant your answer three times. Sing them all at the end, so that {place} rings.',
        steps: [
          'Get out spoons, paper and pencils. Tap the spoons together for a beat.',
          'Chant question 1 together. Stop the beat to think it out.',
          'Your child leads on: chant, stop, work, chant the answer.',
        ],
        say: 'Tap, tap, think. Here is our beat. Give me the question on it.',
        success: 'Your child stops to think, and the chanted answers are right.',
      },
      {
        child:
          'Listen to your grown-up sing a question. Echo it softly, like a voice at {place}. Draw or count until you are sure. Sing your answer back on any tune you choose. Make a short cheer for {friend}.',
        steps: [
          'Get out paper, pencils and spoons. Any wobbly tune will do.',
          'Sing question 1 line by line. Your child echoes, and you solve it together.',
          'Sing on; your child works alone before each answer. Drum the cheer with the spoons.',
        ],
        say: 'I sing a line, and you are my echo. Then your voice sings the answer.',
        success: 'The echo keeps all the facts, and the sung answer fits them.',
      },
      {
        child:
          'March while the beat goes on and freeze when it stops. Listen to the question about {place}. Tell your plan. Draw, count or think: you choose. Clap once and say the answer for {hero}.',
        steps: [
          'Get out pencils, paper and spoons.',
          'Tap while your child marches. Stop, read question 1 and plan it aloud together.',
          'Repeat. Your child names a plan, works, claps and answers. Swap for the last one.',
        ],
        say: 'When my spoons go still, you go still. What is your plan?',
        success: 'Your child names a plan before starting and ends with the right answer.',
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
    grades: everyGrade,
    materials: [
      { name: 'socks', quantity: '1', core: false, substitute: 'a stuffed animal' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Say hello to the new helper at {place}, a sock. Choose its name. Listen to how it counts the {things} and solves each question. Tell it where it slipped, in a kind voice. Show the right way and write the answer.',
        steps: [
          'Get out socks, paper and pencils. One sock on your hand is the helper.',
          'The helper gets question 1 wrong aloud. Your child mends it with you.',
          'On the rest it is right or off by turns. Your child decides, works and writes.',
        ],
        say: 'Oh my, these {things}! I just guess. Or will you teach me?',
        success: 'Your child finds the slip and tells the helper what to do instead.',
      },
      {
        child:
          'Put the sock on your hand: now it can teach. Read the question in its voice. Tell {friend} what to do first. Write the answer and send it to {place}. Pick a high, low or creaky voice.',
        steps: [
          'Get out paper, pencils and socks. You play {friend}.',
          'On question 1, do just what the sock tells you, even where a step is left out.',
          'Let the sock teach the rest. Ask: and why? And then?',
        ],
        say: 'Dear teacher, I have never done this before. What do I do first?',
        success: 'The teacher gives steps in an order that leads to the right answer.',
      },
      {
        child:
          'Act as the judge of {place}. Listen: {hero} and {friend} do not agree. Show it in a drawing or work it out in your head. Choose who is right. Say your ruling and tell the reason.',
        steps: [
          'Get out pencils, paper and socks. One sock for each voice.',
          'Play a small quarrel over question 1, one voice right and one not. Decide it together.',
          'Play on. Your child works each answer out before the ruling.',
        ],
        say: 'Your honor, we have argued all day. Will you settle it?',
        success: 'Each ruling is right and comes with a reason from the work.',
      },
    ],
    safety: [],
  },
]
