import type { Skill } from '../../../types.ts'

export const tensAndOnes: Skill = {
  id: 'math.1.tens-and-ones',
  subject: 'math',
  grade: '1st',
  strand: 'number',
  order: 4,
  short: 'Tens and Ones',
  iCan: 'I can tell the tens and the ones in a number and compare two numbers.',
  codes: ['1.NBT.1', '1.NBT.2', '1.NBT.3'],
  prerequisites: ['math.k.teen-numbers'],
  keywords: [
    { word: 'ten', definition: 'a bundle of 10 ones' },
    { word: 'digit', definition: 'one of the signs 0 to 9 that numbers are written with' },
  ],
  model:
    'Write 34. Say: The digit 3 means 3 tens. Draw 3 lines: 10, 20, 30. The 4 means 4 ones. Draw 4 dots: 31, 32, 33, 34. Write 34 < 43: 4 tens are more. Write 36 > 34: same tens, but more ones. The sign points to the smaller number. Same numbers: =.',
  picture: {
    kind: 'blocks',
    sets: [
      { hundreds: 0, tens: 3, ones: 4, label: '34' },
      { hundreds: 0, tens: 4, ones: 3, label: '43' },
    ],
  },
  check: {
    question: 'What does the 5 mean in 52? Which is greater, 52 or 25?',
    lookFor: '5 tens, or 50. 52 is greater, because 5 tens are more than 2 tens.',
  },
  laterChecks: [
    {
      question: 'What does the 7 mean in 47? Which is greater, 47 or 74?',
      lookFor: '7 ones. 74 is greater, because 7 tens are more than 4 tens.',
    },
    {
      question: 'How many tens and ones are in 60? Which is less, 60 or 59?',
      lookFor: '6 tens and 0 ones. 59 is less, because it has only 5 tens.',
    },
    {
      question: 'How do you take 85 apart into tens and ones? Which number is 30 + 8?',
      lookFor: '85 is 80 + 5, as 8 tens are 80. 30 and 8 make 38.',
      further: true,
    },
  ],
  misconception: {
    says: '29 is greater than 41, because 9 is so big.',
    reply: 'That 9 is only 9 ones. How many tens are in each number?',
  },
  easier: 'Draw 13: one line for ten and 3 dots. Read it: 10, then 11, 12, 13.',
  harder: 'I have 4 tens. My ones are one more than my tens. Which number am I? (45)',
  again: {
    easier: 'Open both hands three times and count: 10, 20, 30. Then show 1 finger. The number is 31.',
    harder: 'List all numbers under 100 whose two digits add up to 4. Begin with the least. (13, 22, 31, 40)',
    model:
      'Write 47. Draw 4 long lines and 7 dots. Say: The lines are 4 tens, and 4 tens are 40. The dots are 7 ones. Write 47 = 40 + 7. Now put it together: 40 and 7 make 47. Then 47 < 40 + 8: same tens, but more ones.',
    picture: { kind: 'blocks', sets: [{ hundreds: 0, tens: 4, ones: 7, label: '47 = 40 + 7' }] },
    misconception: {
      says: '47 is 4 + 7, because I see a 4 and a 7.',
      reply: 'Draw 4 dots and 7 dots and count them all. Is that 47?',
    },
  },
  third: {
    easier: 'Draw 2 long lines and 5 dots. Say the tens: 20. Say the ones: 5. Put them together. (25)',
    harder: 'A number has 3 more tens than ones, and its digits add up to 9. Which number is it? (63)',
  },
  prompts: [
    { part: 'tens', ask: '{hero} packs 40 {tokens} by tens. How many tens?', answer: '4', sum: '40 / 10' },
    { part: 'ones', ask: 'Draw 35 with lines and dots. How many dots do you draw?', answer: '5', sum: '35 - 30' },
    { part: 'compare', ask: '{hero} has 29 {tokens} and {friend} has 31. Which number is less?', answer: '29' },
    { part: 'tens', ask: '{hero} has 2 boxes of ten {tokens} and 3 more. How many?', answer: '23', sum: '2 * 10 + 3' },
    { part: 'ones', ask: '{hero} has 68 {tokens}. Which digit tells the ones?', answer: '8', sum: '68 - 60' },
    { part: 'compare', ask: 'Two boxes at {place} hold 38 and 83 {tokens}. Which number is greater?', answer: '83' },
    { part: 'tens', ask: 'What does the digit 6 mean on sign 64 at {place}?', answer: '6 tens or 60' },
    { part: 'ones', ask: '37 {tokens} fill 3 boxes of ten. How many are left over?', answer: '7', sum: '37 - 30' },
    { part: 'compare', ask: 'Which sign goes between 56 and 65: <, > or =?', answer: '<' },
    { part: 'compare', ask: 'Which number is less: 64 or 67?', answer: '64' },
    { part: 'tens', ask: '{place} has 92 {tokens}. How many full boxes of ten?', answer: '9', sum: '90 / 10' },
    { part: 'ones', ask: '{friend} writes 46. What does the digit 6 mean?', answer: '6 ones' },
    { part: 'compare', ask: '{friend} has 70 {tokens}. {hero} has 7 boxes of ten. Who has more?', answer: 'neither' },
    { part: 'compare', ask: 'Which sign goes between 58 and 52: <, > or =?', answer: '>' },
    { part: 'tens', ask: '{friend} says 5 tens and 3 ones make 35. What is right?', answer: '53', sum: '5 * 10 + 3' },
    { part: 'ones', ask: '80 {tokens} fill boxes of ten. How many are left over?', answer: '0' },
    { part: 'compare', ask: 'My number has 4 tens. It is greater than 48. Which is it?', answer: '49' },
    { part: 'ones', ask: 'Write 9 tens and 1 one as a number.', answer: '91', sum: '9 * 10 + 1' },
    { part: 'compare', ask: 'Make two numbers, each with both digits 2 and 6. Which one is greater?', answer: '62' },
    {
      part: 'compare',
      ask: '{hero} has 97 {tokens}. {friend} has 9 tens and 8 ones. Who has more?',
      answer: '{friend}',
    },
    { part: 'compare', ask: 'Which sign goes between 91 and 89: <, > or =?', answer: '>' },
    {
      part: 'ones',
      ask: 'Take 26 {tokens} apart: 26 is 20 and how many ones?',
      answer: '6',
      sum: '26 - 20',
      further: true,
    },
    {
      part: 'tens',
      ask: '{place} has 60 + 4 {tokens}. Which number is it?',
      answer: '64',
      sum: '60 + 4',
      further: true,
    },
    { part: 'tens', ask: 'Write 58 = __ + 8. What goes in the gap?', answer: '50', sum: '58 - 8', further: true },
    {
      part: 'ones',
      ask: '{hero} has 30 {tokens} in boxes and 9 more. How many?',
      answer: '39',
      sum: '30 + 9',
      further: true,
    },
    { part: 'tens', ask: 'Which does not belong: 70, 7 tens, 7 ones?', answer: '7 ones', further: true },
    {
      part: 'tens',
      ask: '{friend} says 84 is 8 + 4. Write it right: 84 = __ + 4.',
      answer: '80',
      sum: '84 - 4',
      further: true,
    },
    {
      part: 'ones',
      ask: 'Put 2 {tokens} and 90 more together. Which number is it?',
      answer: '92',
      sum: '2 + 90',
      further: true,
    },
    { part: 'compare', ask: 'Which is more: 40 + 9 or 50 + 1?', answer: '50 + 1', further: true },
    { part: 'compare', ask: 'Which sign goes between 73 and 70 + 5: <, > or =?', answer: '<', further: true },
  ],
  sheets: [
    { kind: 'place-value-blocks', form: 'read', upTo: 99, compare: true },
    { kind: 'place-value-blocks', form: 'expanded', upTo: 99, compare: true, further: true },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'place-value', upTo: 99 },
        { do: 'compare', upTo: 100 },
      ],
    },
  ],
}
