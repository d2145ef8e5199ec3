import type { Format } from '../../types.ts'

const youngest: Format['grades'] = { from: 'kindergarten', to: '2nd' }

/** Songs and sock puppets, for the youngest. */
export const voiceFormats: Format[] = [
  {
    id: 'math.beat-and-answer',
    subject: 'math',
    title: 'Beat and Answer',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'move',
    layout: 'c',
    grades: youngest,
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
        child:
          'Tiptoe to {hero}, who sleeps beside the {tokens}. Listen to the beat and whisper your answer. Take one slip, one {token}, and tiptoe back. Freeze when the beat stops! Choose a bow when all {tokens} are safe at {place}.',
        gist: 'You, as {hero}, lie beside the slips and mumble questions; for each right whisper your child tiptoes home with one {token}, freezing when your tapping stops, until none is left.',
        steps: [
          'Get out spoons, paper and pencils. Draw one {token} on a slip for each question.',
          'Tap softly, mumble question 1 and answer it together.',
          'Now and then stop tapping, snort and open one eye. Moving then costs your child three steps back.',
        ],
        say: 'Zzz. When the taps stop, I may be waking up.',
        success: 'Your child thinks first and whispers a right answer for each slip.',
      },
      {
        title: 'The Growing Song',
        child:
          'Start a song about {place} on any tune. Answer a question to add one line and one move. Choose the move: clap, hop or wiggle. Sing it again from the first line. Win one {token} for {hero} with each new line.',
        gist: 'Each right answer becomes a new line with its own move and wins one {token}, and you both sing the song from the top, until every question has its line.',
        steps: [
          'Get out spoons, paper and pencils.',
          'Make line 1 from question 1 together. Draw one {token} to remember it.',
          'Your child draws one for each new line. Tap the spoons, much too fast at the end.',
        ],
        say: 'My song has no words yet. Give me an answer and a move!',
        success: 'Each line is right, and your child can say how one was found.',
      },
      {
        title: 'March and Freeze',
        child:
          'March around the room while the spoons tap. Freeze when they stop: choose one leg or a statue. Listen to a question and answer it on the spot. Pick up the next slip, one {token}, if you are right. March until {hero} has all {tokens}.',
        gist: 'Your child marches to your taps and freezes when they stop; you, as {hero}, ask a question, and a right answer takes a slip, one {token}, until none is left.',
        steps: [
          'Get out spoons, paper and pencils. Draw one {token} on a slip for each question; lay them on chairs.',
          'Do question 1 together.',
          'Tap on, fast or slow. If your child is stuck, sit down and use fingers or marks.',
        ],
        say: 'When the spoons are still, you are still. Ready to march?',
        success: 'Each slip was picked up after a right answer.',
      },
      {
        title: 'The Sleepy Echo',
        answers: 'counts',
        child:
          'Find the answer and tap it with a spoon. Listen: {friend} taps the echo. Choose: thumb up if it is the same, down if not. Tell how many taps were missing or too many. Win one {token} for {place} with each true echo.',
        gist: 'With a spoon your child taps each answer and you, as {friend}, echo it, at times one tap too many or too few; judging the echo rightly wins one {token}.',
        steps: [
          'Get out spoons, paper and pencils. Zero has no taps.',
          'Do question 1 together, tap by tap.',
          'Ask the others, echo them, and draw one {token} for each.',
        ],
        say: 'I am your echo, but I have just woken up. Count my taps!',
        success: 'Your child taps the right number and hears when the echo is off.',
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
    grades: youngest,
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
        child:
          'Meet the new helper of {place}: a sock. Choose its name. Listen as it answers a question. Tell it kindly what got mixed up, and show how. Take one {token} from its mouth when all is right.',
        gist: 'Your sock, the helper, answers each question, right or wrong; your child decides, shows why, mends mix-ups, and takes one {token} from its mouth each time.',
        steps: [
          'Get out socks, paper and pencils. Draw one {token} on a slip for each question.',
          'Let the sock on your hand answer question 1 wrong. Mend it together.',
          'To be wrong, it says the tempting one from the last step, or banana if none is printed.',
        ],
        say: 'Hello! It is my first day, and I mix things up. Will you help?',
        success: 'Your child hears each mix-up and shows what is right.',
      },
      {
        title: 'Professor Sock',
        child:
          'Put the sock on: it is the teacher now. Choose a high voice or a low one. Teach your pupil how to answer each question. Check: did the pupil do just what you said? Win one {token} for {place} with each good lesson.',
        gist: 'Wearing a sock, your child teaches you, the pupil, each question; you do exactly what the sock says, and every right answer that comes out wins one {token}.',
        steps: [
          'Get out socks, paper and pencils. {hero} sent you to learn.',
          'Help the sock to teach you question 1.',
          'Read out the others. If something funny comes out, the sock teaches again. Draw each {token}.',
        ],
        say: 'Dear Professor, I have never done this before. What do I do first?',
        success: 'The sock tells how, not only the answer.',
      },
      {
        title: 'Yes Sock, No Sock',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Put on two socks: one says yes, one says no. Listen to a question and an answer. Work it out with fingers or marks: you choose. Let the right sock snap up the slip, one {token}. Snap up all {tokens} for {hero}.',
        gist: 'Your child wears a yes sock and a no sock, works out if your answer to each question is right, and lets that sock snap up one {token}.',
        steps: [
          'Get out socks, paper and pencils. Draw one {token} on a slip for each question.',
          'Try question 1 together with its right answer.',
          'Tempting wrong answers are in the last step, or say banana; your child mends them. A sock that was wrong gives the slip back.',
        ],
        say: 'Two hungry socks, and only one may bite. Yes or no?',
        success: 'The right sock bites, and your child mends each wrong answer.',
      },
      {
        title: 'The Shy Sock',
        child:
          'Coax out a shy sock that keeps the {tokens}. Listen to a question and think first. Answer softly: choose a whisper or fingers. Take one {token} when the sock peeks out. Bring {hero} all {tokens} at the end.',
        gist: 'From behind your back a shy sock comes out further with each soft, right answer and gives one {token}, but ducks at a wild guess, until all slips are out.',
        steps: [
          'Get out socks, paper and pencils. Draw one {token} on a slip for each question. Hide a sock hand with the slips.',
          'Answer question 1 together in a whisper.',
          'Ask the others. If the sock ducks, work that question out together.',
        ],
        say: 'Shh. Somebody here is very shy. Can you answer softly?',
        success: 'Your child thinks before speaking, and the sock comes right out.',
      },
    ],
    safety: [],
  },
]
