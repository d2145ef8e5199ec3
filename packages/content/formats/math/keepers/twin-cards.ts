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
    { name: 'index cards', quantity: '4', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      answers: 'short',
      questions: 4,
      child:
        'Work each question out, then look for its card. Choose one to turn up: a new one or one you remember. Tell how you know, and bring {hero} one {token}.',
      inShort: {
        you: 'Read a question. Turn every card that does not fit face down again.',
        child: 'Answers and tells how. Then turns up cards, one by one, until the answer is found.',
      },
      round:
        'Your child says {answer} and turns up a card with another answer. You turn it face down again. The next card says {answer}!',
      steps: [
        'Get out index cards and pencils. Out of sight, write on one card each: {answers}. Mix them and lay them face down.',
        'After a wrong answer, work it out together before a card is turned.',
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
        you: 'Read a question. When your child calls ready, count down to zero, slowly from five or quickly from three.',
        child: 'Works it out and calls ready. Touches the card with the answer before zero and takes it.',
      },
      round:
        'Your child works it out, wants a slow five and calls ready. You count: five, four. Your child touches {answer} and takes the card.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write two false cards: {decoys}. Lay all cards face up.',
        'Late or wrong? Work it out together and try again.',
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
        you: 'Read a question, and check the card that your child takes.',
        child: 'Works it out and takes the card with the answer. Folds it so that it stands and sets it on the tower.',
        end: 'Count slowly to five. Will the true cards stand?',
      },
      round:
        'Your child works it out, takes the card that says {answer}, folds it like a tent and sets it down. The next card goes on top.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write two false cards: {decoys}. Lay all cards face up.',
        'Wrong card? Work it out together and swap it. If the tower falls, your child builds it once more.',
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
        you: 'Read a question and hand over the card with its answer, face down. Jump if the guess is too low, squat if it is too high.',
        child:
          'Holds the card to the forehead without looking and guesses quickly. After your hint, works out the exact answer.',
      },
      round:
        'Your child holds {answer} to the forehead and guesses. Too low: you jump! Your child works it out, says {answer} and looks.',
      steps: [
        'Get out index cards and pencils. Out of sight, write on one card each: {answers}.',
        'Guessed right at once? Clap. Still wrong? Work it out together.',
      ],
      say: 'You wear a number that only I can see. What is a clever guess?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Odd Card Out',
      ages: 'older',
      answers: 'short',
      questions: 4,
      child:
        'Make an answer card for each question. Choose a face for the odd card: sleepy or silly. Draw from the fan. Tell {friend} which question each card answers, and how.',
      inShort: {
        you: 'Ask all four questions. Then mix the five cards and fan them out, backs to your child.',
        child:
          'Writes each answer on a card. Then draws cards from your fan, one by one. Tells which question each one answers, and how.',
      },
      round:
        'Your child writes {answer} on a card. After question 4 you mix. Your child draws {answer}, says that it answers question 1, and tells how.',
      steps: [
        'Get out index cards and pencils. Your child draws a face on one card: the odd card.',
        'Work out a wrong answer together before it is written. Odd card drawn? Both pull its face and put it back.',
      ],
      say: 'One card here answers nothing. Will you draw it?',
      materials: [
        { name: 'index cards', quantity: '5', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
