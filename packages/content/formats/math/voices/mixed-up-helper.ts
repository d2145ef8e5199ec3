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
        you: 'Put a sock on your hand. Read a question: the sock gives the wrong answer from the table.',
        child: 'Works the question out and shows the sock what is right and why. Then it lets go of one {token}.',
        end: 'The sock has no {tokens} left.',
      },
      round:
        'Read question 1. Your sock, a slip in its mouth, says {wrong}. Your child says {answer} and shows how with fingers or a drawing. Thank you! The sock lets go: one {token}.',
      child:
        'Meet the new helper of {place}: a sock. Choose its name: short or long. Listen as it answers. Tell it kindly what got mixed up.',
      steps: [
        'Get out socks and paper. Tear the sheet into one slip for each question.',
        'If your child agrees with a mix-up, draw the question together.',
      ],
      say: 'Hello! I am new and mix things up. Will you help?',
    },
    {
      title: 'Professor Sock',
      inShort: {
        you: 'Read a question. Then do exactly what the sock tells you.',
        child: 'Wears the sock and tells you each step. If this brings you to the right answer, one {token} is won.',
        end: 'Every question is taught.',
      },
      round:
        'You read question 1 and ask: what do I do first? The sock tells you one step after another. You do each one on the sheet and say {answer}. It nods: one {token}.',
      child:
        'Put the sock on: it is the teacher now. Choose a high voice or a low one for the sock. Teach your pupil for {place}, step by step.',
      steps: [
        'Get out socks, paper and pencils.',
        'If the sock tells only the answer, ask how. If it is wrong, say: that looks odd, Professor! Once more?',
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
        you: 'Read a question and say the right answer or the wrong one from the table.',
        child: 'Works it out, puts on the yes sock or the no sock and says why: one {token}.',
        end: 'All slips are snapped up.',
      },
      round:
        'Read question 1 and say {wrong}. Your child works it out, puts on the no sock, says {answer} and tells why. That sock fits, so it snaps up one slip: one {token}.',
      child:
        'Listen to a question and an answer. Choose how to check it: fingers or marks. Let the sock that fits snap up one {token} for {hero}.',
      steps: [
        'Get out socks and paper. Tear the sheet into one slip for each question. Agree which sock says yes.',
        'If the wrong sock bites, work the question out together and change socks.',
      ],
      say: 'Two hungry socks, and only one may bite. Yes or no?',
      materials: [
        { name: 'socks', quantity: '2', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Shy Sock',
      inShort: {
        you: 'Whisper a question. After a right answer the sock comes out further.',
        child: 'Answers in a whisper. A right answer wins the slip from its mouth: one {token}.',
        end: 'No slip is left.',
      },
      round:
        'You whisper question 1. Your child whispers {answer} and how it came out. The tip of a sock peeks out from behind your back, a slip in its mouth. Your child takes it: one {token}.',
      child:
        'Coax out a shy sock that keeps the {tokens}. Think first. Choose your whisper: high or low. Bring {hero} all {tokens} at the end.',
      steps: [
        'Get out socks and paper. Tear the sheet into one slip for each question. Put on a sock and hide it, with the slips, behind your back.',
        'At a wrong answer the sock ducks back. Work it out together.',
      ],
      say: 'Shh. Somebody here is very shy. Can you answer softly?',
    },
  ],
  safety: [],
}
