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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hop to Hundreds',
      answers: 'numbers',
      child:
        'Walk to the place of each number between two hundreds. Hop to the nearer one. Guess about how much {hero} will get. Choose a way to work it out. Stand on your answer: is it near your guess?',
      inShort: {
        you: 'Read out a question. Say its numbers again, one by one, until each is rounded. Then let your child work out the exact answer.',
        child:
          'Stands where each number belongs on the line and hops to the nearer hundred. Says about how much it must be, works it out, stands on the answer and compares.',
      },
      round:
        'Your child stands between two slips. The upper one is nearer, so hop! The last number is rounded, too. Your child says about how much it will be, works it out, says {answer} and stands on it.',
      steps: [
        'Get out paper. Tear a sheet into eleven slips, write 0, 100, 200 and so on to 1000. Lay them in a line, one small step apart.',
        'A number in the very middle, such as 250, hops up. Is the answer far from the guess, look at the columns together: which ten or hundred was forgotten?',
        'Is there nothing to add or take away, the hop itself is the answer.',
      ],
      say: 'Which hundred has the shorter way for you?',
    },
    {
      title: 'The Bean Bank',
      answers: 'numbers',
      child:
        'Say about how much it will be, in hundreds. Lay the first number for {friend} with beans. Swap at the bank whenever you must. Pick who reads the beans aloud: you or your grown-up.',
      inShort: {
        you: 'Ask a question. Be the bank: give ten beans for one from the column to their left, or one for ten, when your child asks.',
        child:
          'Rounds and says about how much. Lays the first number, then adds or takes away the second, ones first. Swaps when a column has ten, or too few. Reads off the answer.',
      },
      round:
        'Your child guesses in hundreds, lays the first number and begins with the ones. Ten or too few in a column? Your child swaps with you. In the end your child reads the beans, says {answer} and compares it with the guess.',
      steps: [
        'Get out paper and dry beans. Draw three wide columns: hundreds, tens, ones. Most beans stay with you, in the bank.',
        'No tens to swap? First swap a hundred for ten tens, then one of these for ten ones. A wrong answer is laid once more, swap by swap, together.',
        'Where nothing is added or taken away, lay the numbers and round them.',
      ],
      say: 'The bank is open. What would you like to swap?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'dry beans', quantity: '50', core: true },
      ],
    },
  ],
  safety: [],
}
