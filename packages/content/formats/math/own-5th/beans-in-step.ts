import type { Format } from '../../../types.ts'

export const beansInStep: Format = {
  id: 'math.beans-in-step',
  subject: 'math',
  title: 'Beans in Step',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.two-patterns'],
  materials: [
    { name: 'dry beans', quantity: '40', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Beans in Step',
      child:
        'Lay your beans in step with your partner. Write each ordered pair. Choose how many row B gets each time: 4 or 6. Predict the next pair for {friend}.',
      inShort: {
        you: 'Ask a question. Then add your beans to row A, each time as many as the first time. Ask for the next pair before it is laid.',
        child:
          'Answers. Adds beans to row B, each time the same number. Writes the ordered pair, tells how B goes with A, and says the next pair.',
      },
      round:
        'Your child says {answer}. You lay 2 beans in A, your child 4 in B: (2, 4). B is twice A, your child says. Next comes (4, 8).',
      steps: [
        'Get out dry beans, paper and pencils. Row A gets 1 or 2 each time. Row B begins empty. Clear both rows after each question.',
        'The pair differs from the forecast? Count what each row adds, then look across: times how much, and how many more?',
      ],
      further: 'From now on, row B begins with 3 beans: (0, 3), (2, 9), (4, 15). B is 3 times A and 3 more.',
      say: 'Two rows, one clap, lay! How far ahead can you see?',
    },
    {
      title: 'Knock and Clap',
      prepMinutes: 2,
      child:
        'Invent a secret rule, such as three times as many. Answer each knock with claps. Choose an easy rule or a tricky one. Graph the pairs, and let {hero} see the line.',
      inShort: {
        you: 'Ask a question. Then knock once, twice, three times. Write down the claps after each. Guess the rule and the claps for four knocks.',
        child:
          'Answers. Claps a secret rule, such as 3 times your knocks. Marks the three ordered pairs on a grid. Claps for four knocks: did you guess it?',
      },
      round:
        'Your child says {answer}. You knock 1, 2, 3 and hear 3, 6, 9 claps. Times 3, you guess, so 12 for four. Twelve claps come back.',
      steps: [
        'Get out paper and pencils. Take a printed grid for all rules, or draw one, 0 to 4 across and 0 to 12 up.',
        'Do the points leave the straight line? One clap went astray. Clap that pair again together. Claps over 12 stay off the grid.',
      ],
      further: 'Now the rule has two steps, such as 2 times the knocks and 1 more: 3, 5, 7, so 9 for four.',
      say: 'I knock, you clap. I think that I hear a rule.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
