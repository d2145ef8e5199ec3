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
    { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Make a hidden card hum with your answer. Follow the sound: choose to hop or to creep. Write or draw your proof on the card for {hero}.',
      earned: true,
      inShort: {
        you: 'Hum: the nearer a hidden card is, the louder.',
        child: 'Follows your humming to a card. Writes or draws on it how the answer came out.',
      },
      round:
        'Your child says {answer} and walks about. You hum softly, then louder. A card in a shoe! Your child draws on it how {answer} came out.',
      steps: [
        'Get out index cards and pencils. Hide the cards while your child looks away.',
        'Wrong? Work it out together first.',
      ],
      say: 'The cards hum once you have answered. Listen well!',
    },
    {
      title: 'Two False Cards',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Solve each question before you leave the chair. Keep the answer in mind and fetch its card. Choose your walk: fast, sideways or silent. Leave the fakes: {hero} needs true ones.',
      inShort: {
        you: 'Read a question, and check the card that comes.',
        child: 'Works it out on a chair. Fetches the card with the answer and tells how it came out.',
      },
      round: 'Your child works it out and tiptoes off. Back comes {answer}, and your child tells how it came out.',
      steps: [
        'Get out index cards and pencils. Write one of these on each card: {answers}. Add two false cards: {decoys}. Spread all around the room, face up.',
        'Wrong card? Work it out together.',
      ],
      say: 'Two of these cards only pretend!',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'You Hide, I Seek',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      questions: 3,
      prepMinutes: 1,
      child:
        'Write your answer on a card. Hide it while the seeker counts. Choose a place: high or low. Prove to {hero} that the card is true.',
      inShort: {
        you: 'Read a question, shut your eyes and count to twenty. Find the card. Ask: how do you know?',
        child: 'Writes the answer on a card and hides it while you count. Proves it once you find the card.',
      },
      round:
        'Your child writes {answer} and hides the card. You find it in a shoe. Your child proves that it is right.',
      steps: ['Get out index cards and pencils.', 'Wrong? Work it out together.'],
      say: 'Hide your card well. I look behind my ear first.',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Swapped Row',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      answers: 'numbers',
      questions: 3,
      prepMinutes: 1,
      child:
        'Write one answer on each card. Build a row of {tokens} for {hero}, by size. Choose where the row lies: on the floor or on a table. Hunt for the swap at the end.',
      inShort: {
        you: 'Read a question. After the last one, swap two cards while your child looks away.',
        child: 'Writes the answer on a card. Lays it in a row, smallest number on the left.',
        end: 'Your child mends the swap and tells how it showed.',
      },
      round:
        'Your child writes {answer} on a card and lays it down. Smaller numbers go to its left, larger ones to its right.',
      steps: ['Get out index cards and pencils.', 'Wrong? Work it out together first.'],
      say: 'Build your row, and then guard it well!',
    },
  ],
  safety: [],
}
