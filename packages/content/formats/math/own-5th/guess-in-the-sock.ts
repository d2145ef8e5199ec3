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
        you: 'Ask a question. Wait until a rounded guess is in the sock. Once the answer stands there, ask: near the guess, or did a zero get lost?',
        child:
          'Rounds the numbers, writes a guess on a slip and hides it. Works out the answer. Pulls out the slip, lays it beside the answer and tells whether they are near.',
      },
      round:
        'Your child rounds, hides the slip and works it out. Your child says {answer}, pulls out the slip, compares and tells how far apart the two are.',
      steps: [
        'Get out socks, paper and pencils. One sock will do. Tear the sheet into four slips.',
        'Round numbers already? Then guess and answer are the same. Far apart? Look at the row of the tens together: does it end in a zero?',
      ],
      say: 'Which of the two will be larger, your guess or your answer?',
    },
    {
      title: 'Four-Pane Window',
      child:
        'Build a window from two rolled numbers. Write their parts along its edges. Choose the pane to fill first: the largest or the smallest. Show {friend} what all four add up to.',
      inShort: {
        you: 'Ask a question. After every second one roll both dice twice: 34 and 25. Test the product on the calculator at the end.',
        child:
          'Answers. After two answers writes 30 and 4 along the top of a sheet, 20 and 5 down its side. Fills each pane with a product and adds all four.',
      },
      round:
        'Your child says {answer} and answers the next question, too. You roll 34 and 25. The panes become 600, 80, 150 and 20, together 850. The calculator agrees.',
      steps: [
        'Get out dice, paper and a calculator. Fold the sheet in half twice, so that it has four panes. Front and back make two windows.',
        'Another number on the calculator? Test the panes one by one together. Usually one of them lacks a zero.',
      ],
      further:
        'From now on, put a thousands digit and a zero before the first number: 1,034. Write its two panes, 1,000 × 20 and 1,000 × 5, beside the window.',
      say: 'Four small products in one window. Which pane lets in the most light?',
      materials: [
        { name: 'dice', quantity: '2', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'calculator', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
