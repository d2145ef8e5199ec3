import type { Skill } from '../../../types.ts'

export const hundreds: Skill = {
  id: 'math.2.hundreds',
  subject: 'math',
  grade: '2nd',
  strand: 'number',
  order: 3,
  short: 'Hundreds, Tens and Ones',
  iCan: 'I can describe the hundreds and tens and ones of a number and compare numbers.',
  codes: ['2.NBT.1', '2.NBT.3', '2.NBT.4'],
  prerequisites: ['math.1.tens-and-ones'],
  keywords: [
    { word: 'hundred', definition: 'a bundle of 10 tens' },
    { word: 'expanded form', definition: 'a number as a sum of its parts, like 300 + 40 + 6' },
  ],
  model:
    'Write 346. Draw 3 squares for hundreds, 4 lines for tens and 6 dots. Say: In expanded form it is 300 + 40 + 6. Compare 306: the hundreds match, so look at the tens. The 0 says no tens. So 346 > 306.',
  check: {
    question: 'What does the 0 tell us in 507?',
    lookFor: 'There are no tens besides the hundreds. Without the 0 it would be 57.',
  },
  laterChecks: [
    {
      question: 'What does the 4 mean in 428? Which is greater, 428 or 482?',
      lookFor: '4 hundreds, or 400. 482 is greater, because 8 tens beat 2 tens.',
    },
    {
      question: 'Which number is 6 hundreds and 9 ones? Is it more than 690?',
      lookFor: '609. It is less than 690, because it has no tens.',
    },
  ],
  misconception: {
    says: 'Three hundred and five is 3005.',
    reply: 'You wrote 300 and then 5. Which digit of 300 is in the ones place? Can the 5 go there?',
  },
  easier: 'Draw 47 first: 4 lines and 7 dots. Then add one square for a hundred and read it: 147.',
  harder: 'Use 4, 0 and 9 once each. Make the greatest and the least number with hundreds. (940 and 409)',
  again: {
    easier: 'Draw 1 big square for a hundred, 2 lines for tens and 3 dots for ones. Read the number aloud: 123.',
    harder:
      'My hundreds digit is double my ones digit. I have no tens. My digits add up to 9. Which number am I? (603)',
    model:
      'Draw 4 squares, 12 lines and 3 dots. Say: Ten of the lines make one hundred. Cross them out and draw one more square. Count: 5 squares, 2 lines and 3 dots. Write 523.',
  },
  prompts: [
    { part: 'hundreds', ask: '{place} has 827 {tokens}. How many full hundreds?', answer: '8', sum: '800 / 100' },
    { part: 'tens', ask: '{hero} packs 100 {tokens} by tens. How many tens?', answer: '10', sum: '100 / 10' },
    { part: 'ones', ask: 'Draw 463 with squares, lines and dots. How many dots?', answer: '3', sum: '463 - 460' },
    { part: 'compare', ask: 'Which number is greater: 709 or 790?', answer: '790' },
    { part: 'hundreds', ask: '{hero} draws 2 squares, 1 line, 4 dots. Read it.', answer: '214', sum: '200 + 10 + 4' },
    { part: 'tens', ask: 'How much is the 6 worth in 461?', answer: '60', sum: '6 * 10' },
    { part: 'ones', ask: '{hero} writes 3005 for three hundred five. What is right?', answer: '305', sum: '300 + 5' },
    { part: 'compare', ask: 'The way to {place} is 385 steps or 358 steps. Which number is less?', answer: '358' },
    { part: 'hundreds', ask: 'What does the 5 mean in 582?', answer: '5 hundreds' },
    { part: 'tens', ask: 'Fill in: 758 = 700 + __ + 8.', answer: '50', sum: '758 - 700 - 8' },
    { part: 'ones', ask: 'Fill in: 936 = 900 + 30 + __.', answer: '6', sum: '936 - 900 - 30' },
    { part: 'compare', ask: 'Which sign goes between 618 and 681: < or >?', answer: '<' },
    { part: 'hundreds', ask: '{place} has 500 + 60 + 3 {tokens}. How many?', answer: '563', sum: '500 + 60 + 3' },
    { part: 'tens', ask: 'In 970, how many tens are there beside the hundreds?', answer: '7', sum: '70 / 10' },
    { part: 'ones', ask: '{hero} has 4 boxes of 100 {tokens} and 8. How many?', answer: '408', sum: '4 * 100 + 8' },
    { part: 'compare', ask: 'Which number is the least: 318, 381 or 183?', answer: '183' },
    { part: 'hundreds', ask: '{friend} draws 30 lines. How many squares is that?', answer: '3', sum: '30 / 10' },
    { part: 'tens', ask: 'Write 6 hundreds and 2 tens as one number.', answer: '620', sum: '600 + 20' },
    { part: 'ones', ask: 'Which number has 9 in the ones place: 419, 941 or 194?', answer: '419' },
    { part: 'compare', ask: '{friend} says 99 is more than 101. Is it?', answer: 'no, 101 has a hundred' },
    { part: 'hundreds', ask: 'Which does not belong: 300 + 20, 320, 302?', answer: '302' },
    { part: 'ones', ask: 'Which 8 in 888 is worth the least: the first or the last?', answer: 'the last' },
    { part: 'compare', ask: '{hero} has 9 hundreds. {friend} has 89 tens. Who has more?', answer: '{hero}' },
    { part: 'compare', ask: 'Use the digits 2, 7 and 5 once each. Make the greatest number.', answer: '752' },
    {
      part: 'hundreds',
      ask: '{hero} draws 6 squares and 14 lines. Ten lines make a square. Read it.',
      answer: '740',
      sum: '600 + 140',
    },
    { part: 'tens', ask: 'Ten of 16 lines make a new square. How many lines stay?', answer: '6', sum: '16 - 10' },
    { part: 'tens', ask: 'Add 1 line to 2 squares and 9 lines. Which number?', answer: '300', sum: '200 + 90 + 10' },
  ],
  sheets: [
    { kind: 'place-value-blocks', form: 'read', upTo: 999, compare: true },
    { kind: 'place-value-blocks', form: 'expanded', upTo: 999, compare: true },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'place-value', upTo: 999 },
        { do: 'compare', upTo: 999 },
      ],
    },
  ],
}
