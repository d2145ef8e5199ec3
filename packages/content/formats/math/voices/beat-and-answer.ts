import type { Format } from '../../../types.ts'

export const beatAndAnswer: Format = {
  id: 'math.beat-and-answer',
  subject: 'math',
  title: 'Beat and Answer',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'move',
  layout: 'c',
  grades: { from: 'kindergarten', to: '2nd' },
  materials: [
    { name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hush, Do Not Wake!',
      inShort: {
        you: 'Be sleepy {hero} beside the slips. Mumble a question, then tap with a spoon. Stop at times.',
        child:
          'Whispers the answer and how it came out. Sneaks home with one slip, but freezes when the taps stop: one {token}.',
        end: 'All {tokens} are home.',
      },
      round:
        'You mumble question 1. Your child whispers {answer} and how it came out, takes a slip and tiptoes off to your taps. They stop: freeze! You snort, then tap on. One {token} is home.',
      child:
        'Sneak up to {hero}, who sleeps beside the {tokens}. Whisper your answer. Carry one {token} home to {place}. Choose how to sneak: on tiptoe or on all fours.',
      steps: [
        'Get out spoons and paper. Tear the sheet into one slip for each question. The door is home.',
        'Work out a wrong whisper together before a slip is taken.',
      ],
      say: 'Zzz. When the taps stop, I may be waking up.',
      materials: [
        { name: 'spoons', quantity: '1', core: false, substitute: 'a clapping hand' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Growing Song',
      inShort: {
        you: 'Read a question. Tap the spoons and sing along.',
        child: 'Makes each right answer a new line with a move. Singing all lines from the top wins one {token}.',
        end: 'Every question has its line. Sing it all once more, much faster.',
      },
      round:
        'Read question 1. Your child says {answer}, tells how and chooses a hop. You both sing: first comes {answer}, hop! One {token}. The next line begins: next comes.',
      child:
        'Sing about {place} on any tune you like. Answer a question to add one line. Choose its move: clap, hop or wiggle.',
      steps: [
        'Get out spoons, paper and pencils. Note each new line on the sheet.',
        'After a wrong answer, hum the tune while you work it out together.',
      ],
      say: 'My song has no words. Give me an answer and a move!',
    },
    {
      title: 'March and Freeze',
      inShort: {
        you: 'Tap fast or slowly for marching, then stop and read a question.',
        child:
          'Marches to the taps, freezes when they stop and answers. A right answer picks up one slip: one {token}.',
        end: 'No slip is left.',
      },
      round:
        'You tap, and your child marches. Stop! Your child freezes on one leg while you read question 1, and says {answer}. That is right: one slip, one {token}. You tap again.',
      child:
        'March around the room while the spoons tap. Freeze when they stop: choose one leg or a statue. Bring {hero} one {token} for each right answer.',
      steps: [
        'Get out spoons and paper. Tear the sheet into one slip for each question and lay them on chairs.',
        'After a wrong answer, sit down and use fingers together before the slip is picked up.',
      ],
      say: 'When the spoons are still, you are still. Ready to march?',
      materials: [
        { name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Sleepy Echo',
      answers: 'counts',
      inShort: {
        you: "Read a question. As {friend}, echo your child's taps, sometimes with one too many or too few.",
        child: 'Taps the answer and shows thumb up for a true echo, down for a false one: one {token}.',
        end: 'Every answer has its echo.',
      },
      round:
        'Read question 1. Your child writes {answer} and taps it. You yawn and tap one too many. Thumb down! Your child says how many were over. You tap it right: one {token}.',
      child:
        'Tap your answer with a spoon. Choose what to tap on: the floor or a chair. Listen and count as {friend} taps the echo. Show thumb up if it is true.',
      steps: [
        'Get out spoons, paper and pencils. Take one spoon each. Answers go on the sheet.',
        'After wrong taps or a wrong thumb, count aloud together.',
      ],
      say: 'Your echo has just woken up. Count my taps!',
    },
  ],
  safety: [],
}
