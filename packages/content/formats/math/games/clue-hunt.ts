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
        you: 'Read a question. After the answer, hum: the nearer your child is to a card, the louder.',
        child: 'Answers, tells how, and follows your humming to a card: one {token}.',
        end: 'All four cards are found.',
      },
      round:
        'You read question 1. Your child says {answer} and tells how it came out. You hum softly, then louder and louder. There is the card, in a shoe: one {token}!',
      steps: [
        'Get out index cards. While your child looks away, hide four cards around the room.',
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
        child: 'Works it out on a chair, fetches the card with the answer and tells how it came out: one {token}.',
        end: 'Only the two false cards still lie there.',
      },
      round:
        'You read question 1. Your child works it out on the chair, tiptoes off and comes back with the card that says {answer}. How did that come out? Your child tells: one {token}.',
      steps: [
        'Get out index cards and pencils. Write on a card each: {answers}. Write two false cards: {decoys}. Lay all six face up around the room.',
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
        'Write each answer on a card. Hide the card while the seeker counts. Choose a place for the card: high or low. Save all four {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Count to twenty with shut eyes while your child hides, then look in three places.',
        child: 'Answers, writes it on a card and hides it. A card that you miss wins one {token}.',
        end: 'Your child has won all four cards.',
      },
      round:
        'Your child says {answer}, writes it on a card and hides it while you count. You look in three places and miss it: one {token}.',
      steps: [
        'Get out index cards and pencils.',
        'After a wrong answer, work it out together and count only to ten. A card that you find wins once your child tells how its answer came out.',
      ],
      say: 'Hide each card well. I will look behind my ear first.',
    },
    {
      title: 'The Swapped Row',
      answers: 'numbers',
      questions: 4,
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      child:
        'Write one answer on each card. Build a row of four {tokens} for {hero}, by size. Choose where the row lies: on the floor or on a table. Hunt for the swap at the end.',
      inShort: {
        you: 'Read a question. When the row is done, swap two cards in secret.',
        child: 'Writes each answer on a card and fits it into the row by size: one {token}.',
        end: 'Your child has mended the swap and says how it showed.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on a card and lays it down: one {token}. A smaller answer will go to its left, a larger one to its right.',
      steps: ['Get out index cards and pencils.', 'Work out a wrong answer together before it is written.'],
      say: 'Build your row, and then guard it well!',
    },
  ],
  safety: [],
}
