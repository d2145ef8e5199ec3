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
        'Make a hidden card hum with your answer. Follow the sound: choose to hop or to creep. Prove your answer to {hero} as the card says.',
      inShort: {
        you: 'Read a question. After the answer, hum: the nearer your child comes to a hidden card, the louder. Read the found card out.',
        child: 'Answers. Follows your humming until one card is found. Then proves the answer as the card says.',
      },
      round:
        'Your child says {answer} and walks about. You hum softly, then louder. A card in a shoe! It says: draw it. Your child draws how {answer} came out.',
      steps: [
        'Get out index cards and pencils. Write one on each card: draw it, show it with hands, tell it step by step, check it once more. Hide the four cards while your child looks away.',
        'If the proof shows that the answer is wrong, mend it together.',
      ],
      say: 'The cards hum once you have answered. Are your ears ready?',
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
        you: 'Read a question, and check the card that your child brings.',
        child: 'Works out the question on a chair. Then fetches the card with the answer and tells how it came out.',
      },
      round:
        'Your child works it out on the chair, tiptoes off and brings the card that says {answer}. Your child tells how it came out.',
      steps: [
        'Get out index cards and pencils. Write on a card each: {answers}. Write two false cards: {decoys}. Lay all six face up around the room.',
        'Wrong card? Work it out together. Then your child swaps it.',
      ],
      say: 'There are six cards. Two only pretend!',
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
        'Write your answer on one card and a false one on another. Hide both while the seeker counts. Choose a place for each: high or low. Prove to {hero} which card is true.',
      inShort: {
        you: 'Ask a question. Shut your eyes and count to twenty. Look for one card, and guess if it is true or false.',
        child:
          'Writes the answer on one card, a false answer on another, and hides both while you count. Says if your guess is right, and proves it.',
      },
      round:
        'Your child writes {answer} on one card, a false answer on another, and hides both. You find {answer} and guess: false! No, says your child, and proves that it is true.',
      steps: [
        'Get out index cards and pencils. Two cards are for each question.',
        'Work out a wrong answer together before the cards are hidden.',
      ],
      say: 'Hide each card well. I will look behind my ear first.',
      materials: [
        { name: 'index cards', quantity: '{questions*2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Swapped Row',
      answers: 'numbers',
      questions: 4,
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      child:
        'Write one answer on each card. Build a row of four {tokens} for {hero}, by size. Choose where the row lies: on the floor or on a table. Hunt for the swap at the end.',
      inShort: {
        you: 'Read a question. When all four cards lie in a row, swap two while your child looks away.',
        child: 'Writes the answer on a card and lays it into the row, smallest number on the left.',
        end: 'Your child mends the swap and tells how it showed.',
      },
      round:
        'Your child says {answer}, writes it on a card and lays it down. A smaller number goes to its left, a larger one to its right.',
      steps: ['Get out index cards and pencils.', 'Work out a wrong answer together before it is written.'],
      say: 'Build your row, and then guard it well!',
    },
  ],
  safety: [],
}
