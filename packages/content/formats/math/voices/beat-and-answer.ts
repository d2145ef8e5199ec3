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
      answers: 'numbers',
      child:
        'Sneak past {hero}, who sleeps, to {place}. Whisper your answer. Take one step at each tap, and count. Choose how to sneak: on tiptoe or on all fours.',
      inShort: {
        you: 'Be sleepy {hero} on the floor. Mumble a question. After the answer, tap with a spoon as often as the last digit of the right answer says.',
        child:
          'Whispers the answer and sneaks one step at each tap. Says at the end if there were as many taps as the last digit.',
        end: 'Tap on until your child is at the door.',
      },
      round:
        'You mumble question 1. Your child whispers {answer} and sneaks one step at each tap. The taps stop at its last digit: it fits!',
      steps: [
        'Get out spoons. Lie down across the room from the door, which is {place}.',
        'The last digit of 14 is 4; for a 0, there is no tap. If it does not fit, whisper about the question together.',
      ],
      say: 'Zzz. My taps know the answer. Count your steps!',
      materials: [{ name: 'spoons', quantity: '1', core: false, substitute: 'a clapping hand' }],
    },
    {
      title: 'The Growing Song',
      answers: 'numbers',
      child:
        'Sing about {place} on any tune you like. Answer a question to add one line. Choose its move: clap, hop or wiggle. Do it as often as the last digit says.',
      inShort: {
        you: 'Read a question. Sing the new line, too, and do its move as often as the last digit of the right answer says.',
        child:
          'Answers and sings the answer as a new line. Does a move as often as its last digit. Did you both stop together?',
        end: 'Sing the whole song, much faster.',
      },
      round:
        'Your child says {answer} and chooses a hop. You both sing: first comes {answer}! Then you both hop up to its last digit. The next line begins: next comes.',
      steps: [
        'Get out paper and pencils. Note each new line on the sheet.',
        'The last digit of 14 is 4. If you do not stop together, work it out together.',
      ],
      say: 'My song has no words. Give me an answer and a move!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'March and Freeze',
      wrongAnswers: true,
      child:
        'March around the room of {hero} while the spoons tap. Freeze when they stop. Stand on one leg for a true answer. Sit down for a false one. Choose how to march: high knees or tiny steps.',
      inShort: {
        you: 'Tap the spoons. Stop suddenly, read a question and say the right answer or the wrong one from the table.',
        child:
          'Marches while you tap and freezes when you stop. Works it out: stands on one leg if you are right, sits down if not. Says the right answer.',
      },
      round:
        'You tap, and your child marches. Stop! You read question 1 and say {wrong}. Your child works it out, sits down and says {answer}. You tap again.',
      steps: ['Get out spoons.', 'If your child is wrong, sit down and work it out together.'],
      say: 'When the spoons are still, you are still. Ready to march?',
      materials: [{ name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' }],
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
