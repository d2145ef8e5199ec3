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
        you: 'Read a question. As {hero}, draw only what you are told. Then take the wall away.',
        child:
          'Draws what the question tells, with the answer. Tells you each line and number, then compares both drawings.',
      },
      round: 'Your child draws it with {answer} and tells you each line. You take the wall away. A match!',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Each side has a sheet and a pencil.',
        'Wrong? Mend it together.',
      ],
      say: 'I draw just what I hear. Careful!',
    },
    {
      title: 'Part by Part',
      strands: ['fractions'],
      child:
        'Draw the shapes of the question. Tell {hero} how many parts to make and what to shade. Choose a voice for it: deep or high. Win one {token} when your drawings are alike.',
      inShort: {
        you: 'Read a question. As {hero}, draw unequal parts until you hear: equal! Then take the wall away.',
        child:
          'Draws the question. Tells you its shape, its equal parts, the shading and the answer. Compares both drawings.',
      },
      round: 'Your child draws it, tells you its parts and says {answer}. You take the wall away. A match!',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Each side has a sheet and a pencil.',
        'Wrong? Mend it together.',
      ],
      say: 'How many parts, and how large?',
    },
    {
      title: 'The Hidden Clock',
      ages: 'younger',
      strands: ['time'],
      child:
        'Answer the question. Tell {hero} where each hand of the clock points. Choose which hand comes first: the short or the long one. Read the clock behind the wall and win one {token}.',
      earned: true,
      inShort: {
        you: 'As {hero}, lay both hands as you are told. Then take the wall away.',
        child: 'Picks a time. Tells you where both hands point, then reads your clock.',
      },
      round: 'Your child says {answer} and where both hands point. You take the wall away. Your child reads the time.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, draw a clock and tear two hands, one short.',
        'Wrong? Work it out together first.',
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
        you: 'Read a question and name a wrong slip. After two hints, hold up the right one.',
        child: 'Works it out in secret. Says if it is more or less, and gives one more hint.',
      },
      round: 'You ask: more or less than {wrong}? Your child says which, and the last digit. You hold up {answer}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, write these on slips: {signs}.',
        'No match? Work it out together.',
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
        you: 'Read a question. Write the right answer or the tempting one. Show it on three.',
        child: 'Writes the answer and shows it on three. Says if yours is right and proves it.',
      },
      round: "Yours says {wrong}, your child's says {answer}. Your child draws a sketch that proves who is right.",
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Each side has a sheet and a pencil.',
        'Wrong? Mend it together.',
      ],
      say: 'No peeking, no humming. One, two, three: show!',
    },
    {
      title: 'Notes Over the Wall',
      child:
        'Write or draw your answer on a note. Add how you found it. Choose: a sketch, numbers or words that show why. Push it over the wall to {hero}. Win one {token} with each proof.',
      inShort: {
        you: 'Read a question. As {hero}, wait for the note and tell what it shows.',
        child: 'Writes the answer on a note. Adds a sketch, numbers or words that show why. Pushes it over.',
      },
      round: 'A note comes over: {answer}, with a sketch. You tell what it shows. Your child nods.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Tear one note for each question.',
        'Wrong or unclear? Ask: what did you do first?',
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
        you: 'Read a question. As {hero}, count along and hold up the slip with that number.',
        child: 'Works it out in secret. Knocks for each ten and taps for each one.',
      },
      round: 'Your child works it out, then knocks and taps. You count along and hold up {answer}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up as a wall. Behind it, write these on slips: {signs}.',
        'Wrong? Work it out together.',
      ],
      say: 'A knock is ten, a tap is one!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
