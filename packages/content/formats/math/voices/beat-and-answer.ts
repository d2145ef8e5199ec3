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
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hush, Do Not Wake!',
      inShort: {
        you: 'Lie by the slips as {hero}, mumble questions and tap softly.',
        child: 'Whispers an answer and tiptoes home with one {token}, but only while you tap.',
        end: 'All {tokens} are home.',
      },
      round:
        'You mumble question 1. Your child whispers {answer}, takes a slip and tiptoes off to your taps. They stop: freeze! You snort, then tap on. One {token} is home.',
      child:
        'Tiptoe to {hero}, who sleeps beside the {tokens}. Whisper your answer and take one {token}. Freeze when the beat stops! Choose a bow when all {tokens} are safe at {place}.',
      steps: [
        'Get out spoons, paper and pencils. Draw one {token} on a slip for each question. Home is the door.',
        'Moving in silence costs three steps back.',
        'A wrong whisper? Work it out together.',
      ],
      say: 'Zzz. When the taps stop, I may be waking up.',
    },
    {
      title: 'The Growing Song',
      inShort: {
        you: 'Sing along and tap the spoons.',
        child: 'Sings each right answer as a new line with a move. That wins one {token}.',
        end: 'Every question has its line.',
      },
      round:
        'Your child says {answer} and adds a hop. You both sing: first comes {answer}, hop! That is line 1, and your child draws one {token}.',
      child:
        'Start a song about {place} on any tune. Answer a question to add one line. Choose its move: clap, hop or wiggle. Win one {token} for {hero} with each new line.',
      steps: [
        'Get out spoons, paper and pencils.',
        'Begin the other lines: next comes. After each, sing all from the top.',
        'A wrong answer? Hum while your child tries again. Tap too fast at the end.',
      ],
      say: 'My song has no words. Give me an answer and a move!',
    },
    {
      title: 'March and Freeze',
      inShort: {
        you: 'As {hero}, tap for marching, stop and ask a question.',
        child: 'Marches, freezes and answers. A right answer takes a slip, one {token}.',
        end: 'No slip is left.',
      },
      round:
        'You tap, and your child marches. Stop! Your child freezes on one leg while you read question 1, and says {answer}. Right: one slip, one {token}. Tap again.',
      child:
        'March around the room while the spoons tap. Freeze when they stop: choose one leg or a statue. Answer the question, then pick up one {token}. March until {hero} has all {tokens}.',
      steps: [
        'Get out spoons, paper and pencils. Draw one {token} on a slip for each question; lay them on chairs.',
        'Stuck or wrong? Sit down and use fingers or marks.',
        'Tap fast, then slow.',
      ],
      say: 'When the spoons are still, you are still. Ready to march?',
    },
    {
      title: 'The Sleepy Echo',
      answers: 'counts',
      inShort: {
        you: 'As {friend}, echo the taps, sometimes one too many.',
        child: 'Taps each answer and judges your echo. A right thumb wins one {token}.',
        end: 'Every answer has its echo.',
      },
      round:
        'Your child writes {answer} and taps it. You yawn and tap the echo, one tap too many. Thumb down! You tap it right and draw one {token}.',
      child:
        'Find the answer and tap it with a spoon. Listen: {friend} taps the echo. Choose: thumb up if it is the same, down if not. Win one {token} for {place} with each echo you judge.',
      steps: [
        'Get out spoons, paper and pencils.',
        'Mix true echoes with one too many or too few. Zero has no taps.',
        'Wrong taps or thumb? Count together.',
      ],
      say: 'Your echo has just woken up. Count my taps!',
    },
  ],
  safety: [],
}
