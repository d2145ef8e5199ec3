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
        'Draw the question with its numbers and your answer. Tell {hero} how to draw it, without pointing. Choose what to tell first: a line or a corner. Win one {token} when both pictures match.',
      inShort: {
        you: 'Read a question. As {hero}, draw only what your child tells you. Then take the wall away.',
        child:
          'Draws what the question tells, with its numbers and the answer. Tells you each line and number, without pointing. Then compares the two drawings.',
      },
      round:
        'Your child draws it, with {answer} and the other numbers, and tells you where each goes. You take the wall away. All lines and numbers match.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall, with a sheet and a pencil on each side.',
        'If words are unclear, draw something silly. After a wrong answer, mend it together.',
      ],
      say: 'I draw just what I hear. Careful: my hand is very silly.',
    },
    {
      title: 'Part by Part',
      strands: ['fractions'],
      child:
        'Draw the shapes of the question. Tell {hero} how many parts to make and what to shade. Choose a voice for it: deep or high. Win one {token} when your drawings are alike.',
      inShort: {
        you: 'Read a question. As {hero}, draw the shape or line that your child tells you. Then take the wall away.',
        child:
          'Draws what the question tells. Tells you the shape or line, how many equal parts to make, what to shade, and the answer. Then compares both drawings.',
      },
      round:
        'Your child draws what the question tells, says {answer} and tells you each shape or line, with its parts. You take the wall away. A match!',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall, with a sheet and a pencil on each side.',
        'Start with unequal parts each time, until you hear: equal! After a wrong answer, mend it together.',
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
        you: 'Read a question. As {hero}, lay the hands of your clock as you are told. Then take the wall away.',
        child: 'Answers, tells you where the short and the long hand point and reads your clock when the wall is gone.',
      },
      round:
        'Your child says {answer} and where both hands point. You lay them and take the wall away. Your child reads the time.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, draw a clock face and tear off two paper hands, one short.',
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
        you: 'Read a question. Name a wrong number from your slips and ask: more or less? After two hints, hold up a slip.',
        child:
          'Works it out in secret, says more or less and adds one more hint: the last digit of the answer or a number nearby.',
      },
      round: 'You ask: more or less than {wrong}? Your child says which, and the last digit. You hold up {answer}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, tear the sheet into slips with one number on each: {answers}. Add two wrong ones: {decoys}.',
        'If your slip is wrong, ask for one more hint. If none fits, work it out together.',
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
        you: 'Read a question. Write the right answer or the tempting wrong one, and show it on three.',
        child: 'Writes the answer and shows it on three. Says if yours is right and proves it.',
      },
      round:
        "You both write. One, two, three: show! Yours says {wrong}, your child's says {answer}. Your child draws a sketch that proves who is right.",
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall, with a sheet and a pencil on each side.',
        'If your child is wrong, mend it together.',
      ],
      say: 'No peeking, no humming. One, two, three: show!',
    },
    {
      title: 'Notes Over the Wall',
      child:
        'Write or draw your answer on a note. Add how you found it. Choose: a sketch, numbers or words that show why. Push it over the wall to {hero}. Win one {token} with each proof.',
      inShort: {
        you: 'Read a question. As {hero}, wait for a note, read it out and tell what it shows.',
        child: 'Writes the answer on a note, with a sketch, numbers or words that show why, and pushes it over.',
      },
      round:
        'A note comes over: {answer}, with a sketch. You read it out and tell what the sketch shows. Your child nods.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Tear one sheet into notes, one for each question.',
        'If a note is not clear or not right, push it back and ask: what did you do first?',
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
        you: 'Read a question. As {hero}, count a knock as ten and a tap as one. Hold up the slip with that number.',
        child: 'Works it out in secret. Knocks with a fist for each ten and taps with a finger for each one.',
      },
      round: 'Your child works it out, then knocks and taps the answer. You count and hold up {answer}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, tear the sheet into slips, one number on each: {signs}.',
        'After a wrong number, work it out together and knock again.',
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
