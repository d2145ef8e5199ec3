import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

const onePage: Format['materials'] = [
  { name: 'paper', quantity: '1 sheet', core: true },
  { name: 'pencils', quantity: '1', core: true },
]

export const talkFormats: Format[] = [
  {
    id: 'math.message-line',
    subject: 'math',
    title: 'Message Line',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'b',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Listen to each message from {hero}. Say it back in your own words. Draw it or use your fingers: you choose. Write your answer down. Say it loud and clear, all the way to {place}.',
        steps: [
          'Get out paper and pencils. Hide the questions from view.',
          'Read the first message twice. Your child says it back, and you solve it together.',
          'Send the rest one by one: say back, work, answer, tell how.',
        ],
        say: 'This is {hero}, calling from {place}. Please say my message back to me.',
        success: 'Your child can say a question back and answer it without seeing it.',
      },
      {
        child:
          'Sit back to back with your grown-up at {place}. Listen: part of the message got lost. Tell which number or word you need. Say it in a deep voice or a tiny one: you choose. Say your answer to {friend} when it makes sense.',
        steps: [
          'Get out pencils and paper and sit back to back.',
          'Hum over one word or number in question 1. Your child asks for it, and you solve it together.',
          'Do the same with the rest. Your child solves alone.',
        ],
        say: 'Hmm-hmm. This is a bad line. Did you catch all you need?',
        success: 'Your child asks for what is missing and then solves the question.',
      },
      {
        child:
          'Whisper each question to yourself. Say what you know and what you must find. Make marks or think it through: you choose. Tell {hero} your answer as a whole sentence. Listen as it is sent on to {place}.',
        steps: [
          'Get out paper and pencils.',
          'Model a whole sentence for question 1.',
          'Your child answers the rest. Repeat each sentence with a slip now and then, for your child to catch.',
        ],
        say: 'I can only pass on whole sentences. What shall I tell them?',
        success: 'The answers are right and come in whole sentences.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.two-ways',
    subject: 'math',
    title: 'Two Ways to Solve',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'd',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Show a thumb when you have thought in silence. Tell your way of solving the question. Listen to the way of your grown-up. Choose the one that {hero} needs at {place}. Write the answer when you both agree.',
        steps: [
          'Get out paper and pencils, one page for both of you.',
          'Think about question 1 in silence. Share your ways: a drawing, fingers, a known fact.',
          'From now on your child tells first, and you add another way.',
        ],
        say: 'There may be more than one way to do this. How did you see it?',
        success: 'Your child tells a way from start to end and listens to another.',
      },
      {
        child:
          'Listen to two answers from {place}. One is right, and one is a slip. Say which one you trust. Show why with a sketch or fingers: you choose. Tell {friend} kindly how the slip came about.',
        steps: [
          'Get out pencils and paper.',
          'Say two answers to question 1, one a little off. Find out together which holds.',
          'Go on with the rest. Your child makes up the slip for the last one.',
        ],
        say: 'Two of the {things} cannot agree. One says this, one says that. Who is right?',
        success: 'Your child picks the right answer and gives a reason that convinces.',
      },
      {
        child:
          'Act as the number expert of {place}. Read a question and take your time. Tell the reporter what you did first and next. Say your answer in a proud voice. Pick one question and give {friend} a tip.',
        steps: [
          'Get out paper and pencils. Roll up a page as a pretend microphone.',
          'Be the reporter. Solve question 1 together as an interview.',
          'Your child works out the others. Ask only how and why.',
        ],
        say: 'Good evening from {place}! Our expert is here. Tell us, how do you begin?',
        success: 'Your child can tell the steps in order, with first and then.',
      },
    ],
    safety: [],
  },
]
