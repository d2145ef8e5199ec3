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
      title: 'Line by Line',
      child:
        'Build one long product, a line after each question. Estimate it first. Choose which row comes next: the ones or the tens. Show {friend} what both rows add up to.',
      earned: true,
      inShort: {
        you: 'Ask for one more line of 306 × 23. Test it on the calculator.',
        child: 'Writes the next line: the estimate, then 3 × 306, then 20 × 306.',
        end: 'Your child adds both rows: 7,038. Is that near the estimate?',
      },
      round: 'Your child says {answer}, rounds 306 and 23 to tens and writes: about 310 × 20, so 6,200.',
      steps: ['Get out paper and a calculator. Write 306 × 23, large. The lines will be 6,200, 918 and 6,120.'],
      further: 'Below it, do 2,407 × 23, too: about 48,000, then 7,221 and 48,140, so 55,361.',
      say: 'One product grows line by line. Will it meet its estimate?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
      ],
    },
  ],
  safety: [],
}
