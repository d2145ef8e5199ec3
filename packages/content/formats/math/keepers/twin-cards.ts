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
    { name: 'index cards', quantity: 'up to 11', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      answers: 'short',
      questions: 5,
      child:
        'Make twins for each question: letter and answer. Mix the cards and lay them face down. Turn up two cards, taking turns. Choose with care, and find all five {tokens} for {hero}.',
      inShort: {
        you: 'Ask, then turn up cards in turns.',
        child: 'Makes an answer card for each letter, finds pairs and proves each for one {token}.',
        end: 'All five pairs are found.',
      },
      round:
        'You read question 1. Your child writes {answer} on a card, the twin of card A. Later all lie face down. Whoever turns up both says why they belong: one {token}.',
      steps: [
        'Get out index cards and pencils. Letter five cards A to E for questions 1 to 5.',
        'Mend wrong answers before the cards are mixed.',
        'You are one team, your child starts. Read cards aloud. No pair? Turn both back.',
      ],
      say: 'Where did we see its twin?',
    },
    {
      title: 'Quick Hand',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Look at the numbers on the table: decoys and {tokens}. Listen to a question and work it out in peace. Choose your countdown: slow five or quick three. Prove your card to win one {token} for {hero}.',
      inShort: {
        you: 'Ask, and count down when your child is ready.',
        child: 'Works it out, touches its card before zero and proves it: one {token}.',
        end: 'Only decoys are left.',
      },
      round:
        'Read question 1 aloud. Your child works in peace, says ready and chooses slow five. You count: five, four. A hand lands on {answer}! Proved, it is one {token}.',
      steps: [
        'Get out index cards and pencils. Lay out a card for each answer and, as decoys, two tempting ones from the last step that answer no question.',
        'Late or wrong? Ask again later.',
        'Last, ask which questions the decoys nearly answer.',
      ],
      say: 'Say ready when your head is.',
    },
    {
      title: 'Card Tower',
      child:
        'Build a tower of {tokens} for {hero}. Answer a question to take two cards: one {token}. Lean them together or bend them: you choose. Set each new pair beside or on top.',
      inShort: {
        you: 'Ask. At the end, count slowly to five.',
        child: 'Answers to build in two cards: one {token}. Explains one answer after a fall.',
        end: 'All cards stand while you count.',
      },
      round:
        'Ask question 1. Your child says {answer}, takes the two cards marked 1, bends them and leans them together: one {token}. Question 2 brings two more, beside them or on top.',
      steps: [
        'Get out index cards and pencils. Write each question number on two cards.',
        'Mend a wrong answer before the cards are taken.',
        'Fallen? Build again.',
      ],
      say: 'Wide and safe, or tall and daring?',
    },
    {
      title: 'Card on My Head',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Put each answer on a card; two decoys join them. Hold one to your forehead without peeking. Guess it: a jump means higher, a squat means lower. Choose who wears the next card for {hero}.',
      inShort: {
        you: 'Guess, or jump for higher and squat for lower, in turns.',
        child: 'Makes a card for each answer, helps to guess it, names its question: one {token}.',
        end: 'No card is left.',
      },
      round:
        'You read question 1. Your child writes {answer} on a card. Later you hold it to your forehead, unseen, and guess from the list. Your child jumps or squats, then names question 1: one {token}.',
      steps: [
        'Get out index cards and pencils. Two decoys show tempting ones from the last step that answer no question.',
        'Mend wrong answers. List all numbers on one more card. Then mix.',
        'Take turns to wear a card. A decoy wins nothing.',
      ],
      say: 'What is a clever first guess?',
    },
    {
      title: 'Odd Card Out',
      ages: 'older',
      answers: 'short',
      questions: 5,
      child:
        'Make a pair for each question: letter and answer. Add one odd card with a funny face. Draw from your grown-up, then hold out your own. Choose a face that hides it from {hero}.',
      inShort: {
        you: 'Draw cards from your child, in turns.',
        child: 'Makes a card for each answer. Lays down pairs and proves each for one {token}.',
        end: 'Only the odd face is left.',
      },
      round:
        'You ask question 1. Your child writes {answer} on a card, the partner of card A. Whoever later holds both lays them down. Your child says why they belong: one {token}.',
      steps: [
        'Get out index cards and pencils. Letter five cards A to E for questions 1 to 5. Five more are for answers, one for the face.',
        'Mend wrong answers before your child deals.',
        'Lay down pairs, then draw in turns, your child first.',
      ],
      say: 'Why are you smiling at that card?',
    },
  ],
  safety: [],
}
