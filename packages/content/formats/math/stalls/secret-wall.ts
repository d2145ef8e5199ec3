import type { Format } from '../../../types.ts'

export const secretWall: Format = {
  id: 'math.secret-wall',
  subject: 'math',
  title: 'The Secret Wall',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Draw What I Say',
      strands: ['geometry'],
      child:
        'Draw a shape or points behind the wall to show your answer. Tell {hero} how to draw it, without pointing. Choose what to tell first: a line or a corner. Win one {token} when both pictures match.',
      inShort: {
        you: 'As {hero}, read a question and draw only what you are told. Then lift the wall.',
        child:
          'Draws a picture that shows the answer and tells you each line of it. Matching pictures win one {token}.',
        end: 'Every question has its pictures.',
      },
      round:
        'Your child draws a picture that shows {answer} and tells you line by line what to draw. You lift the wall. They match: one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you, and take one sheet each.',
        'If words are unclear, draw something silly. Mend a wrong answer or picture together.',
      ],
      say: 'I draw just what I hear. Careful: my hand is very silly.',
    },
    {
      title: 'Part by Part',
      strands: ['fractions'],
      child:
        'Draw your answer as a bar or number line. Tell {hero} how many parts to make and what to shade. Choose a voice for it: a robot or a mouse. Win one {token} when your drawings are alike.',
      inShort: {
        you: 'As {hero}, read a question. Draw the bar or line you hear about, and lift the wall.',
        child: 'Draws the answer in secret and tells you its parts and shading. Drawings that match win one {token}.',
        end: 'Every answer has two drawings.',
      },
      round:
        'Your child draws a bar or line for {answer}, then tells you how many parts to make and what to shade. You lift the wall. A match: one {token}!',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall, with one sheet on each side.',
        'Make unequal parts until you hear: equal! Mend a wrong answer together.',
      ],
      say: 'I draw what I hear. How many parts, and how large?',
    },
    {
      title: 'The Hidden Clock',
      ages: 'younger',
      strands: ['time'],
      child:
        'Answer the question. Tell {hero} where each hand of the clock points. Choose which hand comes first: the short or the long one. Read the clock behind the wall and win one {token}.',
      inShort: {
        you: 'As {hero}, read a question and lay the hands of your clock as you are told.',
        child: 'Answers, tells you where each hand points and reads the clock. The right time wins one {token}.',
        end: 'Every question has its {token}.',
      },
      round:
        'Your child says {answer} and where both hands point. You lay them and lift the wall. Your child reads the time: one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Behind them, draw a clock face and tear off two paper hands, one short.',
        'No time in the question? Your child picks one. Mend a wrong answer first.',
      ],
      say: 'My clock has lost its hands. Help!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Two True Hints',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Work out your answer and keep it secret. Tell {friend} if it is more or less. Choose one more hint: its last digit or a number nearby. Win one {token} when the right slip is held up.',
      inShort: {
        you: 'Read a question and name a wrong number from your slips. After two hints, hold up your guess.',
        child: 'Works it out, says more or less and adds one more hint. The right slip wins one {token}.',
        end: 'Every answer is guessed.',
      },
      round:
        'You ask: more or less than {wrong}? Your child says so and adds a hint. You hold up {answer}. Your child tells how it came out: one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Behind them, tear the sheet into slips with one number on each: {answers}. Add two decoys: {decoys}.',
        'Wrong slip? One more hint. No slip fits? Work it out together.',
      ],
      say: 'Two true hints, please!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'One, Two, Three, Show',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out each answer alone on your side. Lift your sheet on three, high above the wall. Choose your proof: a sketch, a check or words. Send one {token} to {hero} with each proof.',
      inShort: {
        you: 'Read a question. Write the right answer or the tempting one, and show it on three.',
        child: 'Writes an answer, shows it on three and proves it. A right answer with its proof wins one {token}.',
        end: 'Every question has its proof.',
      },
      round:
        "You both write. One, two, three: show! Yours says {wrong}, your child's says {answer}. Your child checks it another way: one {token}.",
      steps: [
        'Get out books, paper and pencils. Stand the books up between you, and take a sheet and a pencil each.',
        'Show the right answer at least once. If your child is wrong, mend it together.',
      ],
      say: 'No peeking, no humming. One, two, three: show!',
    },
    {
      title: 'Notes Over the Wall',
      child:
        'Write or draw your answer on a note. Add how you found it. Choose: dots, lines or words that show why. Push it over the wall to {hero}. Win one {token} with each proof.',
      inShort: {
        you: 'As {hero}, read a question, wait for a note and read out what it shows.',
        child: 'Puts the answer on a note, with a sketch or steps that show why. A clear note wins one {token}.',
        end: 'Every question has its note.',
      },
      round:
        'A note comes over: {answer}, with a sketch. You read out what the sketch shows and push the note back: one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Tear the sheet into notes, one for each question.',
        'Not clear, or not right? Push it back and ask: what did you do first?',
      ],
      say: 'Psst! Is somebody behind that wall? Send me a note.',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Knock, Knock, Wall',
      ages: 'younger',
      answers: 'counts',
      wrongAnswers: true,
      child:
        'Find the answer, but do not say it. Knock for each ten and tap for each one. Choose: slow or fast? Win one {token} for {place} when {hero} gets it.',
      inShort: {
        you: 'As {hero}, hold up the slip with the number you hear, or sometimes another one first.',
        child: 'Works it out, knocks for each ten and taps for each one. The right slip wins one {token}.',
        end: 'Every number is heard.',
      },
      round:
        'Your child knocks with a fist and taps with a finger: {answer}. You hold up {wrong}. No! You hear it again and hold up {answer}: one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Behind them, tear the sheet into slips, one number on each: {signs}.',
        'Wrong knocks? Work it out together and knock again.',
      ],
      say: 'I have big ears. A knock is ten, a tap is one!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
