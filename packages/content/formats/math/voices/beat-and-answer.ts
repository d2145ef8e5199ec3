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
        you: 'Be sleepy {hero} on the floor. Mumble a question. After the answer, tap with a spoon, and stop tapping now and then.',
        child:
          'Whispers the answer and how it came out. Takes a slip and sneaks to the door, but freezes when the taps stop.',
      },
      round:
        'You mumble question 1. Your child whispers {answer}, tells how, takes a slip and tiptoes off to your taps. They stop: freeze! You snort and tap on. The slip is home.',
      child:
        'Sneak up to {hero}, who sleeps beside the {tokens}. Whisper your answer. Carry one {token} home to {place}. Choose how to sneak: on tiptoe or on all fours.',
      steps: [
        'Get out spoons and paper. Tear one sheet into slips, one for each question, and lay them beside you. The door is {place}.',
        'After a wrong answer, whisper about it together first.',
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
        you: 'Read a question. After the answer, tap the spoons and sing all the lines with your child.',
        child: 'Turns the right answer into a new line with a move. Sings the song from its first line.',
        end: 'Sing the whole song once more, much faster.',
      },
      round:
        'Your child says {answer}, tells how and chooses a hop. You both sing: first comes {answer}, hop! The next line begins: next comes.',
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
        you: 'Tap the spoons fast or slowly. Stop suddenly and read a question.',
        child:
          'Marches while you tap and freezes when you stop. Hears the question, goes to a slip and works out the answer on it.',
      },
      round:
        'You tap, and your child marches. Stop! Your child freezes on one leg. You read question 1. Your child works it out on a slip and says {answer}. You tap again.',
      child:
        'March around the room while the spoons tap. Freeze when they stop: choose one leg or a statue. Bring {hero} one {token} for each right answer.',
      steps: [
        'Get out spoons, paper and pencils. Tear one sheet into slips, one for each question, and lay them on chairs, with a pencil.',
        'After a wrong answer, sit down and work it out together.',
      ],
      say: 'When the spoons are still, you are still. Ready to march?',
      materials: [
        { name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Sleepy Echo',
      answers: 'counts',
      inShort: {
        you: 'Read a question. As {friend}, tap the same number as your child, or sometimes one too many or too few.',
        child:
          'Writes the answer and taps it with a spoon. Counts your taps. Shows thumb up for the same number, thumb down for another.',
      },
      round:
        'Your child writes {answer} and taps it. You yawn and tap one too many. Thumb down! Your child says how many were too many.',
      child:
        'Tap your answer with a spoon. Choose what to tap on: the floor or a chair. Listen and count as {friend} taps the echo. Show thumb up if it is true.',
      steps: [
        'Get out spoons, paper and pencils. Take one spoon each.',
        'After a wrong answer or thumb, count aloud together.',
      ],
      say: 'Your echo has just woken up. Count my taps!',
    },
  ],
  safety: [],
}
