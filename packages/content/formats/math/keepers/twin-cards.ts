import type { Format } from '../../../types.ts'

export const twinCards: Format = {
  id: 'math.twin-cards',
  subject: 'math',
  title: 'Twin Cards',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      answers: 'short',
      questions: 3,
      child:
        'Work each question out, then look for its card. Choose one to turn up: a new one or one you remember. Tell how you know, and bring {hero} one {token}.',
      earned: true,
      inShort: {
        you: 'Turn cards that do not fit face down again.',
        child: 'Tells how. Then turns up cards, one by one, until the answer is found.',
      },
      round: 'Your child says {answer} and turns up a card. It does not fit: face down! The next says {answer}.',
      steps: [
        'Get out index cards and pencils. Out of sight, write one of these on each: {answers}. Lay them face down.',
        'Wrong? Work it out together first.',
      ],
      say: 'First the answer, then the hunt. Where is its twin?',
    },
    {
      title: 'Quick Hand',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Work out each question in peace, then call: ready! Choose your countdown: slow five or quick three. Touch the right card before zero and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. When your child calls ready, count down to zero.',
        child: 'Works it out and calls ready. Touches the card with the answer before zero and takes it.',
      },
      round:
        'Your child works it out and calls ready. You count: five, four. Your child touches {answer} and takes the card.',
      steps: [
        'Get out index cards and pencils. Write one of these on each: {answers}. Add two false cards: {decoys}. Lay all face up.',
        'Late or wrong? Work it out together.',
      ],
      say: 'Take your time. The race starts when you say ready.',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Card Tower',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      answers: 'short',
      wrongAnswers: true,
      child:
        'Build a tower for {hero} with true cards only. Work out each question and find its card. Choose how to fold it: like a tent or like a bridge. Set it on top.',
      inShort: {
        you: 'Read a question, and check the card.',
        child: 'Works it out and takes its card. Folds it and sets it on the tower.',
        end: 'Count to five. Will the tower stand?',
      },
      round: 'Your child takes {answer}, folds it and sets it down. The next goes on top.',
      steps: [
        'Get out index cards and pencils. Write one of these on each: {answers}. Add two false cards: {decoys}. Lay all face up.',
        'Wrong card? Work it out together.',
      ],
      say: 'Which cards are true enough to build with?',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Card on My Head',
      answers: 'numbers',
      child:
        'Wear a number on your forehead, but never peek. Choose a quick guess, bold or careful. Work out the exact number to win one {token} for {hero}.',
      inShort: {
        you: 'Read a question and hand over its card, face down. Guess too low? Jump. Too high? Squat.',
        child: 'Holds the card to the forehead and guesses. After your hint, works out the exact answer and looks.',
      },
      round:
        'Your child holds {answer} to the forehead and guesses. Too low: you jump! Your child works it out and says {answer}.',
      steps: [
        'Get out index cards and pencils. Out of sight, write one of these on each: {answers}.',
        'Still wrong? Work it out together.',
      ],
      say: 'Only I see your number. What is a clever guess?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Odd Card Out',
      ages: 'older',
      answers: 'short',
      questions: 3,
      child:
        'Make an answer card for each question. Choose a face for the odd card: sleepy or silly. Draw from the fan. Tell {friend} which question each card answers.',
      inShort: {
        you: 'Read all questions. Mix all the cards and fan them out, backs to your child.',
        child: 'Writes each answer on a card. Then draws cards and tells which question each one answers.',
      },
      round:
        'Your child writes {answer} on a card. After the last question, it comes from the fan. Your child tells which question it answers.',
      steps: [
        'Get out index cards and pencils. Your child draws a silly face on one card: the odd card.',
        'Odd card? Pull its face. Wrong? Work it out together.',
      ],
      say: 'One card answers nothing. Will you draw it?',
      materials: [
        { name: 'index cards', quantity: '{questions+1}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
