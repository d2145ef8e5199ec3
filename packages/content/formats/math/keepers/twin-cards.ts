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
    { name: 'index cards', quantity: '8', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      answers: 'short',
      questions: 4,
      child:
        'Listen to the question of a letter and work it out. Find the card with its answer: choose well, remember more. Bring {hero} one {token} for each pair.',
      inShort: {
        you: 'Turn up one letter card. Read its question: A is question 1, B is question 2.',
        child:
          'Says the answer, then turns up one answer card. If it shows that answer, the pair wins one {token}. If not, both cards are turned back.',
        end: 'All four pairs are found.',
      },
      round:
        'Turn up letter A and read question 1. Your child says {answer}, but turns up another answer. Turn both back. Next time your child remembers where {answer} lies. A pair: one {token}!',
      steps: [
        'Get out index cards and pencils. Out of sight, letter four cards A to D. Write on one card each: {answers}. Lay the letters in one row and the answers in another, mixed and face down.',
        'A wrong answer? Work it out together before a card is turned.',
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
        you: 'Read a question. When your child is ready, count down to zero.',
        child:
          'Works it out, calls ready, touches the card with the answer before zero, tells how it was found and takes it: one {token}.',
        end: 'Only the two decoys are left.',
      },
      round:
        'Read question 1. Your child works it out, calls ready and chooses slow five. You count: five, four. A hand lands on {answer}! Your child tells how it was found and takes the card: one {token}.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write decoys on two more: {decoys}. Mix the cards and lay them face up.',
        'If the hand is late or wrong, ask that question again at the end. Last, ask: which cards were no answer at all?',
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
        'Build a tower of {tokens} for {hero}. Answer a question to win its cards. Bend them or lean them together: you choose. Set them side by side or higher up.',
      inShort: {
        you: 'Read a question. At the very end, count slowly to five.',
        child:
          'Takes two cards for a right answer, writes it on one, draws one {token} on the other and builds both into the tower.',
        end: 'The tower stands while you count.',
      },
      round:
        'Read question 1. Your child says {answer}, takes two cards, writes the answer on one, draws one {token} on the other and leans both together. The tower has begun. Question 2 brings two more cards.',
      steps: [
        'Get out index cards and pencils. Pile up the cards, two for each question.',
        'An answer that you mend together brings one card, not two. If the tower falls, build again with the cards that are won. Last, take it down card by card: your child tells how each answer came out.',
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
        you: 'Read a question and hand over its card, face down. Jump at a low guess, squat at a high one.',
        child:
          'Holds the card to the forehead without peeking and guesses quickly. After your hint, works out the exact number and wins the card: one {token}.',
        end: 'All cards are won.',
      },
      round:
        'Read question 1. Your child holds the card with {answer} to the forehead, unseen, and makes a quick guess. Too low: you jump! Your child works it out and says {answer}: one {token}.',
      steps: [
        'Get out index cards and pencils. Out of sight, write on one card each: {answers}. Keep them face down.',
        'If the first guess is right, nod: showing why wins the card. If the exact number is wrong, jump or squat again. After a third try, work it out together.',
      ],
      say: 'You wear a number that only I can see. What is a clever first guess?',
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
        'Make an answer card for each question. Draw from the other hand and hunt for pairs. Choose a face that hides your cards from {friend}. Name the missing question at the end.',
      inShort: {
        you: 'Ask all four questions. Then hide one letter card, deal the others and draw in turns.',
        child:
          'Writes each answer on a card. Later tells for each pair laid down why answer and question belong together: one {token}.',
        end: 'One answer is left. Naming its question wins the last {token}.',
      },
      round:
        'Read question 1. Your child writes {answer} on a card. Later, say, you hold card A and draw {answer} from your child. You lay both down. Your child tells how it was worked out: one {token}.',
      steps: [
        'Get out index cards and pencils. Letter four cards A to D for questions 1 to 4. Lay out four blank cards for the answers.',
        'Mend wrong answers before the cards are dealt. Pairs in a hand are laid down at once, then your child draws first. Read any question again when asked.',
      ],
      say: 'One card has lost its partner. Which of us will be left with it?',
    },
  ],
  safety: [],
}
