import type { Format } from '../../../types.ts'

export const hundredsOnTheFloor: Format = {
  id: 'math.hundreds-on-the-floor',
  subject: 'math',
  title: 'Hundreds on the Floor',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.add-subtract-round'],
  materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hop to Hundreds',
      answers: 'numbers',
      child:
        'Round the numbers and hop to the hundred that you expect. Work out what {hero} will get. Move to your answer: is it close? Choose small hops or one long jump.',
      inShort: {
        you: 'Ask a question. Look: is the exact answer close to where your child stood?',
        child:
          'Rounds the numbers and hops to the hundred to expect. Works out the exact answer and moves to its place.',
      },
      round:
        'Your child rounds the numbers and hops beside the nearest hundred. Then your child works it out and moves to its place: close, so {answer} fits.',
      steps: [
        'Get out paper. Tear it into 11 slips. Write 0, 100, 200 and on to 1000. Lay them in a line, a hand apart. Hop beside them, not on them.',
        'Is the answer far from the guess? Work it out again together.',
      ],
      say: 'Which hundred will it be near?',
    },
    {
      title: 'The Bean Bank',
      answers: 'numbers',
      child:
        'Lay the first number for {friend} with beans. Add or take away the second one. Swap at the bank whenever you must. Pick who reads the beans aloud: you or your grown-up.',
      inShort: {
        you: 'Ask a question. Be the bank: swap 10 beans for 1 of the next column, or back.',
        child:
          'Lays the first number in beans. Adds or takes away the second, ones first, and swaps. Reads off the answer.',
      },
      round:
        'Your child lays the number in beans and works from the ones up. Too many or too few? Swap at the bank! Your child reads off {answer}.',
      steps: [
        'Get out paper and dry beans. Draw 3 wide columns: hundreds, tens, ones. Keep most beans with you, in the bank.',
        'To round, lay the number: from 5 tens on, the hundreds go up.',
      ],
      further: 'Is the tens column empty? Swap 1 hundred for 10 tens first, then 1 ten.',
      say: 'The bank is open. What would you like to swap?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'dry beans', quantity: '50', core: true, substitute: 'buttons' },
      ],
    },
  ],
  safety: [],
}
