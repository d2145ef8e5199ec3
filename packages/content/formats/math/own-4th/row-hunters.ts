import type { Format } from '../../../types.ts'

export const rowHunters: Format = {
  id: 'math.row-hunters',
  subject: 'math',
  title: 'Hunt for Rows',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.factors-multiples'],
  materials: [
    { name: 'dry beans', quantity: '40', core: true, substitute: 'coins or pasta' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Grab beans for {hero} and count them. Lay them in equal rows in each way that works. Choose the number of rows to try first. Call prime or not prime.',
      inShort: {
        you: 'Ask a question. After the answer, your child grabs 11 to 40 beans. Ask: which rows do you try next, and when may you stop?',
        child:
          'Answers, counts the beans and tries 2 rows, 3 rows and so on. Lists each factor pair that fits. Only one long row? Then calls prime.',
      },
      round:
        'Your child says {answer} and grabs 14. 2 rows of 7 fit, 3 rows leave two over, 4 × 4 is too much. The list: 1 × 14, 2 × 7. Not prime!',
      steps: [
        'Get out dry beans and paper. The list of factor pairs goes on the sheet.',
        'One bean over? That number is no factor. Facts that your child knows need no beans. If a pair is missing, give a clue: try 4 rows. Lay a wrong answer in rows together.',
      ],
      further: 'Now add 50 to the count: 33 beans are 83. Nobody lays rows: divide by 2, 3, 5 and 7 in writing.',
      say: 'Will they line up, or does one always stay out?',
      success: 'Every pair on the list was laid or known by heart.',
    },
    {
      title: 'Four Corners Test',
      prepMinutes: 1,
      child:
        'Visit four corners with a number from two cards. Test in each corner whether 2, 3, 5 or 7 divides it. Choose your first corner. Call prime to {friend} if none does.',
      inShort: {
        you: 'Ask a question. Deal two cards as a number. Ask in each corner: does it fit? At the end, ask for the factor pair.',
        child:
          'Answers, lays two cards as a number and goes from corner to corner. Divides by the number of the corner. Fits? Names the pair. If no corner fits, calls prime in the middle.',
      },
      round:
        'Your child says {answer} and lays 57. Corner 2: 1 left. Corner 3: it fits, 3 × 19! 57 is no prime, and it is a multiple of 3.',
      steps: [
        'Get out playing cards and paper. Tear four slips, write 2, 3, 5 and 7, and lay one in each corner. An ace is 1.',
        'Below 121 these four corners are enough, as 11 × 11 is 121. A number that fits must give itself back: multiply the pair. Count by jumps together where a division goes wrong. So you mend a wrong answer, too.',
      ],
      say: 'Four guards, one number. Will it slip past them all?',
      materials: [
        { name: 'playing cards', quantity: '36, ace to nine', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
