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
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 4,
      child:
        'Turn a card over when it is answered. Follow the drawing to the next card. Choose to hop or to creep, and bring {hero} all four {tokens}.',
      inShort: {
        you: 'Read the question of each card. Let your child turn the card only after the right answer.',
        child: 'Answers for one {token}, turns the card and finds the next one by the drawing.',
        end: 'All four cards are found and answered.',
      },
      round:
        'Card 1 is on the table. You read question 1. Your child says {answer} and wins one {token}. The back of the card shows a shoe. Off to the shoe for card 2!',
      steps: [
        'Get out index cards and pencils. Number four cards. Out of sight, hide card 2 number side up, such as in a shoe, and sketch the spot on the back of card 1. Hide card 3 the same way. Put card 4 up your sleeve, and sketch yourself on the back of card 3.',
        'Work out a wrong answer together. Then show the back only for one blink.',
      ],
      say: 'These cards only talk to right answers. Here is the first.',
    },
    {
      title: 'Two False Cards',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 4,
      child:
        'Solve your questions before you leave the chair. Keep the answers in mind, and fetch their cards in one walk. Choose your walk: fast, sideways or silent. Leave the fakes: {hero} needs true ones.',
      inShort: {
        you: 'Read questions 1 and 2 one by one, then 3 and 4 together.',
        child:
          'Solves them seated, remembers the answers and fetches their cards in one walk. Each right card wins one {token}.',
        end: 'Only the two false cards still lie there.',
      },
      round:
        'You read question 1. Your child solves it seated, walks off and comes back with the card that says {answer}: one {token}. Later you read two questions before one walk.',
      steps: [
        'Get out index cards and pencils. Write on one card each: {answers}. Write two false cards: {decoys}. Lay all six around the room.',
        'One wrong card sends all cards of that walk back. Read the questions again.',
        'Last, hold up the two false cards. How can your child tell that they are false? Which slip could lead to such an answer: a step left out, a wrong place, another question?',
      ],
      say: 'Six cards, four {tokens}. Two only pretend. Is your head ready for two at once?',
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
        'You read question 1. Your child says {answer}, draws one {token} on card 1 and hides it while you count to twenty. You look in three places. Not found: the card is won.',
      steps: [
        'Get out index cards and pencils. Number four cards.',
        'After a wrong answer, work it out together and count only to ten.',
        'A card that you find is won back: your child tells its question and answer from memory and shows how it came out.',
      ],
      say: 'Hide it well. I shall look behind my ear first.',
    },
    {
      title: 'The Swapped Row',
      answers: 'numbers',
      questions: 4,
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      child:
        'Hunt for four hidden cards: four {tokens} for {hero}. Answer the question of each card you find. Build a row by size, and guard it well. Choose which two to swap back.',
      inShort: {
        you: 'Read the question of each card found. When the row is done, swap two cards in secret.',
        child: 'Finds a card, writes its answer on it and fits it into the row by size: one {token}.',
        end: 'Your child has mended two of your swaps.',
      },
      round:
        'You find card A together and read question 1. Your child says {answer} and writes it on the card: one {token}. A smaller answer will go to its left, a larger one to its right.',
      steps: [
        'Get out index cards and pencils. Letter four cards A to D, for questions 1 to 4, and hide them out of sight. Your child writes the answers on them later.',
        'Work out a wrong answer together before it is written.',
        'Row complete? Eyes shut: swap two. Mended? Swap two others.',
      ],
      say: 'Find all four. Then keep an eye on your row!',
    },
  ],
  safety: [],
}
