import type { Format } from '../../../types.ts'

export const diceRows: Format = {
  id: 'math.dice-rows',
  subject: 'math',
  title: 'Dice Rows',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.arrays'],
  materials: [
    { name: 'dice', quantity: '1', core: true },
    { name: 'dry beans', quantity: '30', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll for rows and for beans. Lay them for {hero} and say the adding fact. Guess: even or not? Slide all beans into two rows to prove it.',
      inShort: {
        you: 'Ask a question. Then your child rolls twice: first how many rows, then how many beans in each. A 6 counts as 2.',
        child:
          'Answers. Lays the equal rows and says the adding fact. Counts by columns to check. Then slides all beans into two rows: even, or one left over?',
      },
      round:
        'Your child says {answer} and rolls 3 and 5: 5 + 5 + 5 = 15. By columns: 3, 6, 9, 12, 15. Two rows of 7 leave one over, so 15 is not even.',
      steps: [
        'Get out dice and dry beans. One die and 30 beans are enough.',
        'Lay a wrong answer in rows together and add them aloud.',
      ],
      further: 'Before the beans slide, your child lays one more row and adds only that: 15 + 5 = 20.',
      say: 'How many are in one row? Is each row like it?',
    },
    {
      title: 'Clap in Rows',
      child:
        'Hush and listen to my claps. Draw one dot for each. Choose dots or tiny stars for {friend}. Write the adding fact below.',
      inShort: {
        you: 'Ask a question. Roll two dice in secret: rows, and claps in each. A 6 is a 2. Clap the rows with a breath between.',
        child:
          'Answers. Draws one dot for each clap and begins a new row at each breath. Writes the adding fact and its sum. You uncover the dice.',
      },
      round:
        'Your child says {answer}. You rolled 4 and 3: clap, clap, clap, breath, four times. Your child draws 4 rows of 3 and writes 3 + 3 + 3 + 3 = 12. The dice say so.',
      steps: [
        'Get out dice and paper. Cover the dice with a hand.',
        'If rows are not equal, clap again, slowly. Ring the dots two by two: if none is left over, the number is even. Draw the rows of a wrong answer together.',
      ],
      further: 'After each round clap one more row: only that row is added.',
      say: 'Each breath begins a new row. Ready?',
      materials: [
        { name: 'dice', quantity: '2', core: true },
        { name: 'paper', quantity: '2 sheets', core: true },
      ],
    },
  ],
  safety: [],
}
