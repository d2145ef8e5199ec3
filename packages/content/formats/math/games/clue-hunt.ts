import type { Format } from '../../../types.ts'

export const clueHunt: Format = {
  id: 'math.clue-hunt',
  subject: 'math',
  title: 'Clue Hunt',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'index cards', quantity: '4', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 4,
      child:
        'Make a hidden card hum with your answer. Follow the sound. Choose to hop or to creep, and bring {hero} all four {tokens}.',
      inShort: {
        you: 'Read a question. After the right answer, hum: louder when your child comes near a card.',
        child: 'Answers, tells how, and follows your humming to a card: one {token}.',
        end: 'All four cards are found.',
      },
      round:
        'You read question 1. Your child says {answer} and tells how it came out. You hum softly, then louder and louder. There is the card, in a shoe: one {token}!',
      steps: [
        'Get out index cards. Out of sight, hide four cards around the room.',
        'Work out a wrong answer together. Then hum very softly.',
      ],
      say: 'These cards only hum for right answers. Are your ears ready?',
      materials: [{ name: 'index cards', quantity: '4', core: true, substitute: 'slips of one size' }],
    },
    {
      title: 'Two False Cards',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 4,
      child:
        'Solve each question before you leave the chair. Keep the answer in mind and fetch its card. Choose your walk: fast, sideways or silent. Leave the fakes: {hero} needs true ones.',
      inShort: {
        you: 'Read a question, and wait for the card that comes back.',
        child: 'Works it out on a chair, fetches the card with the answer and tells how it was found: one {token}.',
        end: 'Only the two false cards still lie there.',
      },
      round:
        'You read question 1. Your child works it out on the chair, tiptoes off and comes back with the card that says {answer}. How did you find it? Your child tells: one {token}.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write two false cards: {decoys}. Lay all six around the room.',
        'Take a wrong card back together, and work the question out.',
      ],
      say: 'Six cards, four {tokens}. Two only pretend!',
      materials: [
        { name: 'index cards', quantity: '6', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'You Hide, I Seek',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      questions: 4,
      child:
        'Draw one {token} on each card that you answer. Hide the card while the seeker counts. Choose a sly place, and save it for {hero}.',
      inShort: {
        you: 'Ask, shut your eyes and count to twenty. Then look in three places only.',
        child: 'Answers, draws one {token} on a card and hides it. A card that you miss is won.',
        end: 'Your child has won all four cards.',
      },
      round:
        'You read question 1. Your child says {answer}, draws one {token} on a card and hides it while you count. You look in three places. Not found: the card is won.',
      steps: [
        'Get out index cards and pencils.',
        'After a wrong answer, work it out together and count only to ten. A card that you find is won once your child tells how its answer came out.',
      ],
      say: 'Hide it well. I shall look behind my ear first.',
    },
    {
      title: 'The Swapped Row',
      answers: 'numbers',
      questions: 4,
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      child:
        'Write one answer on each card. Build a row of four {tokens} for {hero}, by size. Choose where it lies: on the floor or on a table. Hunt for the swap at the end.',
      inShort: {
        you: 'Read a question. When the row is done, swap two cards in secret.',
        child: 'Writes each answer on a card and fits it into the row by size: one {token}.',
        end: 'Your child has mended the swap and says how it showed.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on a card and lays it down: one {token}. A smaller answer will go to its left, a larger one to its right.',
      steps: [
        'Get out index cards and pencils. Lay out four cards.',
        'Work out a wrong answer together before it is written.',
      ],
      say: 'Build your row, and then guard it well!',
    },
  ],
  safety: [],
}
