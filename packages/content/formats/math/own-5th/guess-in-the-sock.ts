import type { Format } from '../../../types.ts'

export const guessInTheSock: Format = {
  id: 'math.guess-in-the-sock',
  subject: 'math',
  title: 'Guess in the Sock',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'a',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.multiply-multi-digit'],
  materials: [
    { name: 'socks', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Guess in the Sock',
      child:
        'Estimate with rounded numbers and hide your guess. Choose where: deep in the sock or near its top. Work out the answer for {hero}. Pull out the guess and compare.',
      inShort: {
        you: 'Ask a question. Wait for the hidden guess and the answer. Then ask: are they near each other?',
        child:
          'Rounds the numbers, writes a guess on a slip and hides it. Works out the answer, pulls out the slip and compares.',
      },
      round:
        'Your child rounds the numbers, hides the guess and works it out: {answer}. Out comes the slip, and it is near the answer.',
      steps: [
        'Get out socks, paper and pencils. You need one sock. Tear the sheet into four slips.',
        'Far apart? Look for a lost zero together.',
      ],
      say: 'Your guess goes into the dark. Will it come near?',
    },
    {
      title: 'Four-Pane Window',
      child:
        'Fill a window of four panes, one after each question. Choose the pane to fill first: the largest or the smallest. Multiply its two numbers. Show {friend} what all four add up to.',
      inShort: {
        you: 'Ask a question. Then ask: which pane is next? Test its product on the calculator.',
        child: 'Answers. Multiplies the two numbers at the edges of one pane. Writes the product into it.',
        end: 'Your child adds all panes: 850. In two rows: 170 + 680.',
      },
      round: 'Your child says {answer} and picks the pane of 30 and 20: 30 × 20 = 600. The calculator agrees.',
      steps: [
        'Get out paper and a calculator. Fold the sheet into four panes. For 34 × 25, write 30, 4 on top and 20, 5 beside. The products: 600, 80, 150, 20.',
      ],
      further: 'Make it 1,034 × 25: two more panes, 20,000 and 5,000. All six make 25,850.',
      say: 'Four small products in one window. Which pane comes first?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'calculator', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
