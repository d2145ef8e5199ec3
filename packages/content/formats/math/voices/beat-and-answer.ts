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
      answers: 'counts',
      child:
        'Sneak past {hero}, who sleeps, to {place}. Take one tiny step at each tap, and count. Whisper stop at your answer. Choose how to sneak: on tiptoe or on all fours.',
      inShort: {
        you: 'As sleepy {hero}, mumble a question. Then tap with a spoon, on and on.',
        child: 'Works it out. Sneaks one tiny step at each tap. Whispers stop at the answer.',
        end: 'Tap on until your child is at the door.',
      },
      round: 'You mumble question 1 and tap. Your child sneaks along, counting, and whispers stop at tap {answer}.',
      steps: [
        'Get out spoons. Lie down across the room from the door, which is {place}.',
        'Wrong? Whisper about the question together.',
      ],
      say: 'Zzz. Count my taps, and stop me in time!',
      materials: [{ name: 'spoons', quantity: '1', core: false, substitute: 'a clapping hand' }],
    },
    {
      title: 'The Growing Song',
      answers: 'short',
      child:
        'Sing about {place} on any tune you like. Answer a question to add one line. Choose its move: clap, hop or wiggle. Sing all lines again each time.',
      earned: true,
      inShort: {
        you: 'Sing the song so far with its moves.',
        child: 'Sings the answer as a new line and adds a move.',
        end: 'Sing the whole song, much faster.',
      },
      round:
        'Your child says {answer} and adds a hop. You both sing and hop: first comes {answer}! The next line joins on.',
      steps: ['Get out paper and pencils. Note each new line on the sheet.', 'Wrong? Work it out together first.'],
      say: 'My song has no words. Give me an answer!',
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
        you: 'Tap the spoons and stop. Read a question and say the right answer or the tempting one.',
        child:
          'Marches while you tap, then works it out. Stands on one leg if you are right. If not, sits down and says the answer.',
      },
      round:
        'Your child marches and stops. You read question 1 and say {wrong}. Your child works it out, sits down and says {answer}.',
      steps: ['Get out spoons.', 'Wrong move? Work it out together.'],
      say: 'When the spoons are still, you are still.',
      materials: [{ name: 'spoons', quantity: '2', core: false, substitute: 'clapping hands' }],
    },
    {
      title: 'The Sleepy Echo',
      answers: 'counts',
      inShort: {
        you: 'Read a question. As {friend}, tap the same number, one more or one less.',
        child: 'Writes the answer, taps it and counts your taps. Shows thumb up for the same number, down if not.',
      },
      round: 'Your child writes {answer} and taps it. You yawn and tap one too many. Thumb down: one too many!',
      child:
        'Tap your answer with a spoon. Choose what to tap on: the floor or a chair. Listen and count as {friend} taps the echo. Show thumb up if it is true.',
      steps: ['Get out spoons, paper and pencils. Take one spoon each.', 'Wrong? Count aloud together.'],
      say: 'Your echo has just woken up. Count my taps!',
    },
  ],
  safety: [],
}
