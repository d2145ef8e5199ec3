import type { Format } from '../../../types.ts'

export const mixedUpHelper: Format = {
  id: 'math.mixed-up-helper',
  subject: 'math',
  title: 'The Mixed-Up Helper',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'a',
  grades: { from: 'kindergarten', to: '2nd' },
  materials: [
    { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      inShort: {
        you: 'Put a sock on your hand and a slip in its mouth. Read a question. The sock says the tempting wrong answer from the table.',
        child: 'Works it out. Tells the sock the right answer and shows why. Then the sock lets go of the slip.',
      },
      round:
        'Your sock mumbles: {wrong}. Your child says {answer} and shows how with fingers or a drawing. Thank you! The sock lets go.',
      child:
        'Meet the new helper of {place}: a sock. Choose its name: short or long. Listen as it answers. Tell it kindly what got mixed up.',
      steps: [
        'Get out socks and paper. Tear one sheet into slips, one for each question.',
        'If your child believes the sock, draw the question together.',
      ],
      say: 'Hello! I am new and mix things up. Will you help?',
    },
    {
      title: 'Professor Sock',
      inShort: {
        you: 'Read a question and ask: what do I do first? Then do just what the sock tells you.',
        child: 'Works it out, puts on the sock and tells you one step after another, until you reach the answer.',
      },
      round:
        'You read question 1 and ask: what do I do first? The sock tells you one step after another. You do them on the sheet and say {answer}. The sock nods.',
      child:
        'Put the sock on: it is the teacher now. Choose a high voice or a low one for the sock. Teach your pupil for {place}, step by step.',
      steps: [
        'Get out socks, paper and pencils.',
        'After a wrong answer, say: that looks odd, Professor! Then look at it together.',
      ],
      say: 'Dear Professor, this is new to me. What do I do first?',
      materials: [
        { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Yes Sock, No Sock',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. Say the right answer or the tempting wrong one from the table.',
        child: 'Works it out. Puts a hand in the yes sock or the no sock, says why and snaps up a slip with it.',
      },
      round:
        'Read question 1 and say {wrong}. Your child works it out, puts on the no sock, says {answer} and tells why. The no sock snaps up a slip.',
      child:
        'Listen to a question and an answer. Choose how to check it: fingers or marks. Let the sock that fits snap up one {token} for {hero}.',
      steps: [
        'Get out socks and paper. Tear one sheet into slips, one for each question. Agree which sock says yes.',
        'If the wrong sock is on, work it out together and change socks.',
      ],
      say: 'Two hungry socks, and only one may bite. Yes or no?',
      materials: [
        { name: 'socks', quantity: '2', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Shy Sock',
      answers: 'short',
      child:
        'Coax out a shy sock that keeps the answers for {hero}. Think first. Choose your whisper: high or low. Compare: does the slip say the same?',
      inShort: {
        you: 'Hide the sock behind your back. Whisper a question. After the answer, the sock comes out with the right slip in its mouth.',
        child:
          'Whispers the answer and how it came out. Takes the slip from the mouth of the sock. Is it the same answer?',
      },
      round:
        'You whisper question 1. Your child whispers {answer} and how it came out. The sock peeks out with a slip in its mouth. It says {answer}: the same!',
      steps: [
        'Get out socks, paper and pencils. Out of sight, tear the sheet into slips and write one answer on each: {answers}. Wear the sock on one hand.',
        'Not the same? Work it out together in whispers.',
      ],
      say: 'Shh. Somebody here is very shy. Can you answer softly?',
      materials: [
        { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
