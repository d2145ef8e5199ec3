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
    'Write 346. Draw 3 squares for hundreds, 4 lines for tens and 6 dots. Say: A hundred is 10 tens. In expanded form it is 300 + 40 + 6. Compare 306: the hundreds match, so look at the tens. The 0 says no tens. So 346 > 306. The sign opens to the greater number.',
  picture: {
    kind: 'blocks',
    sets: [
      { hundreds: 3, tens: 4, ones: 6, label: '346' },
      { hundreds: 3, tens: 0, ones: 6, label: '306' },
    ],
  },
  check: {
    question: 'What does the 0 tell us in 507?',
    lookFor: 'There are no loose tens. Without the 0 it would be 57.',
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
    {
      question: 'You have 5 hundreds, 13 tens and 2 ones. Which number is it after trading?',
      lookFor: '632. Ten of the tens make one more hundred, and 3 tens stay.',
      further: true,
    },
  ],
  misconception: {
    says: 'I write 3005 for three hundred five.',
    reply: 'You wrote 300 and then 5. Which digit of 300 is in the ones place? Can the 5 go there?',
  },
  easier: 'Draw 47 first: 4 lines and 7 dots. Then add one square for a hundred and read it: 147.',
  harder: 'Use 4, 0 and 9 once each. Make the greatest and the least number with hundreds. (940 and 409)',
  again: {
    easier: 'Draw 1 square, 2 lines and 13 dots. Trade ten dots for one line. Read the number aloud: 133.',
    harder: 'Which number is 3 hundreds, 15 tens and 27 ones? (477, as 300 + 150 + 27)',
    model:
      'Draw 3 squares, 12 lines and 14 dots. Say: I trade ten dots for a line. Cross out ten dots and draw a line. Then trade ten lines for a square: 4 squares, 3 lines, 4 dots. Write 434.',
    picture: {
      kind: 'blocks',
      sets: [
        { hundreds: 3, tens: 12, ones: 14, label: 'before' },
        { hundreds: 4, tens: 3, ones: 4, label: 'after: 434' },
      ],
    },
    misconception: {
      says: '3 squares, 12 lines and 14 dots: that is 31214.',
      reply: 'Put a ring around ten of the dots. What else could you draw for them?',
    },
  },
  third: {
    easier: 'Draw 2 lines and 15 dots. Trade ten dots for a line. Which number is it? (35)',
    harder:
      'I am between 400 and 500. My tens digit is twice my ones digit, and all three digits add up to 10. Who am I? (442)',
  },
  prompts: [
    { part: 'hundreds', ask: '{place} has 827 {tokens}. How many full hundreds?', answer: '8', sum: '800 / 100' },
    { part: 'tens', ask: '{hero} packs 100 {tokens} by tens. How many tens?', answer: '10', sum: '100 / 10' },
    { part: 'ones', ask: 'Draw 463 with squares, lines and dots. How many dots?', answer: '3', sum: '463 - 460' },
    { part: 'compare', ask: 'Two boxes hold 709 and 790 {tokens}. Which number is greater?', answer: '790' },
    { part: 'hundreds', ask: '{hero} draws 2 squares, 1 line, 4 dots. Read it.', answer: '214', sum: '200 + 10 + 4' },
    { part: 'tens', ask: '{place} has 461 {tokens}. How much is the 6 worth?', answer: '60', sum: '6 * 10' },
    { part: 'ones', ask: '{hero} writes 3005 for three hundred five. What is right?', answer: '305', sum: '300 + 5' },
    { part: 'compare', ask: 'The way to {place} is 385 steps or 358 steps. Which number is less?', answer: '358' },
    { part: 'hundreds', ask: 'What does the 5 mean in 582?', answer: '5 hundreds or 500' },
    { part: 'tens', ask: 'Write 758 = 700 + __ + 8. What goes in the gap?', answer: '50', sum: '758 - 700 - 8' },
    { part: 'ones', ask: 'Write 936 = 900 + 30 + __. What goes in the gap?', answer: '6', sum: '936 - 900 - 30' },
    { part: 'compare', ask: 'Which sign goes between 618 and 681: <, > or =?', answer: '<' },
    { part: 'hundreds', ask: '{place} has 500 + 60 + 3 {tokens}. How many?', answer: '563', sum: '500 + 60 + 3' },
    {
      part: 'tens',
      ask: '{friend} has 970 {tokens}. How many tens are there beside the hundreds?',
      answer: '7',
      sum: '70 / 10',
    },
    { part: 'ones', ask: '{hero} has 4 boxes of 100 {tokens} and 8. How many?', answer: '408', sum: '400 + 8' },
    {
      part: 'compare',
      ask: 'Boxes at {place} hold 318, 381 and 183 {tokens}. Which number is the least?',
      answer: '183',
    },
    { part: 'hundreds', ask: '{hero} needs 491 {tokens}. What is 491 in expanded form?', answer: '400 + 90 + 1' },
    { part: 'tens', ask: 'Write 6 hundreds and 2 tens as one number.', answer: '620', sum: '600 + 20' },
    { part: 'ones', ask: 'Which number has 9 in the ones place: 419, 941 or 194?', answer: '419' },
    { part: 'compare', ask: '{friend} says 99 is more than 101. Is it?', answer: 'no, 101 has a hundred' },
    { part: 'hundreds', ask: 'Which does not belong: 300 + 20, 320, 302?', answer: '302' },
    { part: 'ones', ask: 'Which 8 in 888 is worth the least: the first or the last?', answer: 'the last' },
    {
      part: 'compare',
      ask: 'Which is greater: 725, or 6 hundreds, 14 tens and 12 ones? Write that number.',
      answer: '752',
      further: true,
    },
    {
      part: 'ones',
      ask: '{hero} draws 3 squares, 2 lines and 17 dots. Trade ten dots for a line. Read it.',
      answer: '337',
      sum: '300 + 20 + 17',
      further: true,
    },
    {
      part: 'hundreds',
      ask: '{friend} draws 30 lines and trades them for squares. How many squares?',
      answer: '3',
      sum: '30 / 10',
      further: true,
    },
    {
      part: 'tens',
      ask: 'Draw 1 square, 10 lines and 18 dots. Trade dots and lines. Read it.',
      answer: '218',
      sum: '100 + 100 + 18',
      further: true,
    },
    {
      part: 'ones',
      ask: '{place} has 2 hundreds, 4 tens and 15 single {tokens}. How many is that?',
      answer: '255',
      sum: '200 + 40 + 15',
      further: true,
    },
    {
      part: 'hundreds',
      ask: '{hero} draws 6 squares and 14 lines. Ten lines make a square. Read it.',
      answer: '740',
      sum: '600 + 140',
      further: true,
    },
    {
      part: 'tens',
      ask: 'Add 1 line to 2 squares and 9 lines. Which number do you get?',
      answer: '300',
      sum: '200 + 90 + 10',
      further: true,
    },
    {
      part: 'compare',
      ask: 'Which is more: 4 hundreds and 12 tens, or 5 hundreds and 1 ten?',
      answer: '4 hundreds and 12 tens',
      further: true,
    },
    {
      part: 'compare',
      ask: '{hero} has 9 hundreds. {friend} has 89 tens. Who has more?',
      answer: '{hero}',
      further: true,
    },
    {
      part: 'hundreds',
      ask: 'Draw 5 squares, 11 lines and 16 dots. Trade twice. Which number is it?',
      answer: '626',
      sum: '500 + 110 + 16',
      further: true,
    },
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
    { kind: 'place-value-blocks', form: 'trade', upTo: 999, further: true },
  ],
}
