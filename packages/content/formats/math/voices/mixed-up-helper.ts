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
    { name: 'socks', quantity: '2', core: false, substitute: 'bare hands' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      inShort: {
        you: 'Let a sock on your hand answer, often wrong.',
        child: 'Mends what the sock mixed up and shows why. Then it gives one {token}.',
        end: 'The sock has no {tokens} left.',
      },
      round:
        'Your sock, a slip in its mouth, says {wrong}. Your child says {answer} and shows how with fingers or a drawing. Thank you! It lets go of one {token}.',
      child:
        'Meet the new helper of {place}: a sock. Choose its name. Listen as it answers, and tell it kindly what got mixed up. Take one {token} from its mouth when all is right.',
      steps: [
        'Get out socks, paper and pencils. Draw one {token} on a slip for each question.',
        'Tempting ones are in the last step. Once, it is right.',
        'Unsure? Draw it together.',
      ],
      say: 'Hello! I am new and mix things up. Will you help?',
    },
    {
      title: 'Professor Sock',
      inShort: {
        you: 'Play the pupil: do exactly what the sock says.',
        child: 'Wears the sock and teaches you each question. Your right answer wins one {token}.',
        end: 'Every lesson is over.',
      },
      round:
        'You read question 1. What do I do first? The sock tells you, step by step, until you say {answer}. It nods: one {token} is won.',
      child:
        'Put the sock on: it is the teacher now. Choose a high voice or a low one. Teach your pupil how to answer each question. Win one {token} for {place} with each good lesson.',
      steps: [
        'Get out socks, paper and pencils. Draw each {token} you win.',
        'A wrong result? Say: that looks odd, Professor! Try again.',
        'Only an answer? Ask: how?',
      ],
      say: 'Dear Professor, this is new to me. What do I do first?',
    },
    {
      title: 'Yes Sock, No Sock',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Give each question an answer, true or false.',
        child: 'Works it out, then lets the yes or no sock bite. Right bites win one {token}.',
        end: 'All slips are snapped up.',
      },
      round:
        'You read question 1 and say {wrong}. Your child works it out, puts on the no sock, snaps up a slip and says {answer}: one {token}.',
      child:
        'Lay out two socks: one says yes, one says no. Listen to a question and an answer. Choose how to check it: fingers or marks. Let the right sock snap up one {token} for {hero}.',
      steps: [
        'Get out socks, paper and pencils. Draw one {token} on a slip for each question. One sock is yes, one no.',
        'Say right ones, too. Tempting ones are in the last step.',
        'A wrong bite? Work it out together.',
      ],
      say: 'Two hungry socks, and only one may bite. Yes or no?',
    },
    {
      title: 'The Shy Sock',
      inShort: {
        you: 'Let a shy sock peek out after each soft answer.',
        child: 'Thinks, then answers softly. Each right answer wins one {token}.',
        end: 'No slip is left.',
      },
      round:
        'You whisper question 1. Your child thinks and whispers {answer}. Slowly a sock peeks out from behind your back, a slip in its mouth. Your child takes it: one {token}.',
      child:
        'Coax out a shy sock that keeps the {tokens}. Listen to a question and think first. Answer softly: choose a whisper or fingers. Bring {hero} all {tokens} at the end.',
      steps: [
        'Get out socks, paper and pencils. Draw one {token} on a slip for each question. Hide a sock hand with the slips.',
        'A wrong answer? It ducks. Work it out together.',
        'Each time it comes out further.',
      ],
      say: 'Shh. Somebody here is very shy. Can you answer softly?',
    },
  ],
  safety: [],
}
