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
        you: 'Read a question, and turn back every card that does not fit.',
        child:
          'Says the answer, then turns up cards one by one until it is found, and tells how it came out: one {token}.',
        end: 'All four cards are won.',
      },
      round:
        'Read question 1. Your child says {answer} and turns up another answer. Back it goes, but your child remembers it. The next card says {answer}: one {token}!',
      steps: [
        'Get out index cards and pencils. Out of sight, write on one card each: {answers}. Mix them and lay them face down.',
        'Work out a wrong answer together before a card is turned.',
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
        child: 'Works it out, calls ready, touches the right card before zero and tells how it was found: one {token}.',
        end: 'Only the two decoys are left.',
      },
      round:
        'Read question 1. Your child works it out, calls ready and wants a slow five. You count: five, four. A hand lands on {answer}! Your child tells how it was found and takes the card.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write two decoys: {decoys}. Lay all cards face up.',
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
      child:
        'Build a tower of {tokens} for {hero}. Answer a question and tell how to win two cards. Choose how to build: bend the cards or lean them together.',
      inShort: {
        you: 'Read a question. At the very end, count slowly to five.',
        child:
          'Answers and tells how. Wins two cards, writes the answer on one and builds both into the tower: one {token}.',
        end: 'The tower stands while you count.',
      },
      round:
        'Read question 1. Your child says {answer} and tells how it came out. That wins two cards. Your child writes {answer} on one and leans both together: one {token}.',
      steps: [
        'Get out index cards and pencils. Pile up two cards for each question.',
        'A wrong answer is mended and wins one card. If the tower falls, build it again.',
      ],
      say: 'Will you build wide and safe, or tall and daring?',
      materials: [
        { name: 'index cards', quantity: '{questions*2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Card on My Head',
      answers: 'numbers',
      child:
        'Wear a number on your forehead, but never peek. Choose a quick guess, bold or careful. Work out the exact number to win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. Jump at a guess that is too low, squat at one too high.',
        child:
          'Holds its card to the forehead, unseen, and guesses. After your hint, works out the number: one {token}.',
        end: 'All cards are won.',
      },
      round:
        'Read question 1. Your child holds the card with {answer} to the forehead and guesses quickly. Too low: you jump! Your child works it out, says {answer} and tells how.',
      steps: [
        'Get out index cards and pencils. Out of sight, write on one card each: {answers}. Hand over each one face down.',
        'A number that is still wrong is worked out together and wins.',
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
        'Make an answer card for each question. Choose a face for the odd card: sleepy or silly. Draw from the fan and tell {friend} how each answer came out.',
      inShort: {
        you: 'Ask all four questions. Then fan out all five cards, backs to your child.',
        child: 'Writes an answer on each card. Then draws cards: telling how its answer came out wins one {token}.',
        end: 'Only the odd card is left.',
      },
      round:
        'Read question 1. Your child writes {answer} on a card. Later your child draws {answer} from your fan, tells its question and how it came out: one {token}.',
      steps: [
        'Get out index cards and pencils. Your child draws a silly face on the odd card.',
        'Mend wrong answers before you mix the cards. Is the odd card drawn? Both pull its face and put it back.',
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
