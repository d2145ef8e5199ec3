import type { Skill } from '../../../types.ts'

export const multiply: Skill = {
  id: 'math.3.multiply',
  subject: 'math',
  grade: '3rd',
  strand: 'operations',
  order: 2,
  short: 'Equal Groups and Times',
  iCan: 'I can use equal groups or an array to solve a times problem.',
  codes: ['3.OA.1', '3.OA.3', '3.OA.7'],
  prerequisites: ['math.2.arrays'],
  keywords: [
    { word: 'multiply', definition: 'to find how many are in equal groups' },
    { word: 'product', definition: 'the number you get when you multiply' },
  ],
  model:
    'Draw 6 rows of 7 dots, with a line under row 5. Say: 6 bags of 7 tickets are 6 × 7. 5 rows of 7 are 35. One more row of 7 makes 42. So 6 × 7 = 42.',
  check: {
    question: 'How could 5 × 8 = 40 help you find 6 × 8?',
    lookFor: 'Add one more group of 8: 40 + 8 = 48.',
  },
  laterChecks: [
    {
      question: 'Draw or tell an array for 4 × 6. How many dots?',
      lookFor: '4 rows with 6 dots in each, so 24 dots.',
    },
    {
      question: 'How can 2 × 7 = 14 help you with 4 × 7?',
      lookFor: 'Four groups are double two groups: 14 + 14 = 28.',
    },
  ],
  misconception: {
    says: '6 × 7 is 13.',
    reply: 'That is 6 plus 7. How much is in one group, and how many groups do we have?',
  },
  easier: 'Draw 3 rows of 5 dots and count by fives: 5, 10, 15. Then draw one more row. What is 4 × 5? (20)',
  harder: 'Solve 7 × 8 in two ways: break the 7 into 5 and 2, then the 8 into 5 and 3. (40 + 16 and 35 + 21, both 56)',
  again: {
    easier: 'Draw 3 circles with 2 dots in each. Count by twos: 2, 4, 6. Write it as a times fact: 3 × 2 = 6.',
    harder: 'Two numbers have the product 48 and the sum 14. Which numbers are they? (6 and 8)',
    model:
      'Draw 8 boxes and write 8 in each. Say: They have room for 8 × 8 pears. 4 × 8 = 32, and double that is 64. Now 7 spots stay empty. So 64 - 7 = 57 pears are in.',
  },
  prompts: [
    { part: 'groups', ask: '{hero} has 3 bags of 4 {tokens}. How many {tokens} in all?', answer: '12', sum: '3 * 4' },
    {
      part: 'array',
      ask: '{hero} makes 3 rows of 6 {tokens}. How many {tokens} in all?',
      answer: '18',
      sum: '3 * 6',
    },
    { part: 'groups', ask: 'Which times fact fits 8 + 8 + 8?', answer: '3 × 8' },
    { part: 'array', ask: 'Draw 5 rows of 7 dots. How many dots?', answer: '35', sum: '5 * 7' },
    {
      part: 'groups',
      ask: '{friend} says 4 sets of 9 {tokens} are 13. Draw the groups. What is right?',
      answer: '36',
      sum: '4 * 9',
    },
    {
      part: 'array',
      ask: '6 rows of 9 {tokens} are needed at {place}. How many {tokens} is that?',
      answer: '54',
      sum: '6 * 9',
    },
    { part: 'groups', ask: '2 groups of 8 are 16. Double it. What is 4 × 8?', answer: '32', sum: '4 * 8' },
    {
      part: 'array',
      ask: '{hero} sets {tokens} in 3 rows of 9. Turn the array on its side. Which fact is it now?',
      answer: '9 × 3',
    },
    {
      part: 'groups',
      ask: '10 bags of 6 {tokens} are 60. {hero} takes one bag away. How many {tokens} stay?',
      answer: '54',
      sum: '9 * 6',
    },
    {
      part: 'array',
      ask: '{hero} sets 63 {tokens} in rows of 7. Which number fits __ × 7 = 63?',
      answer: '9',
      sum: '63 / 7',
    },
    {
      part: 'groups',
      ask: '{hero} sets 3 groups of 9 {things}, and 4 are left over. How many {things} in all?',
      answer: '31',
      sum: '3 * 9 + 4',
    },
    {
      part: 'array',
      ask: 'Draw 7 rows of 8 dots with a line under row 5. How many dots are below it?',
      answer: '16',
      sum: '2 * 8',
    },
    {
      part: 'groups',
      ask: 'Some bags hold 6 {tokens} each. That makes 48 {tokens}. How many bags?',
      answer: '8',
      sum: '48 / 6',
    },
    { part: 'array', ask: 'Which is more {tokens}: 6 rows of 9 or 7 rows of 8?', answer: '7 rows of 8' },
    {
      part: 'groups',
      ask: '{tokens} come in sets of 8. 9 sets came, and 4 sets are used. How many {tokens} are left?',
      answer: '40',
      sum: '5 * 8',
    },
    {
      part: 'array',
      ask: 'How many arrays can 12 dots make, if 3 rows of 4 and 4 rows of 3 count as two?',
      answer: '6',
    },
    {
      part: 'groups',
      ask: '8 boxes have room for 6 {tokens} each. 10 spots stay empty. How many are full?',
      answer: '38',
      sum: '8 * 6 - 10',
    },
    {
      part: 'array',
      ask: '{friend} draws 7 rows of 9 as 7 rows of 10, then takes 7 dots away. How many dots stay?',
      answer: '63',
      sum: '7 * 9',
    },
    {
      part: 'groups',
      ask: 'Which does not belong: 3 × 8, 4 × 6, 5 × 5, 2 × 12? Tell why.',
      answer: '5 × 5, the others make 24',
    },
    {
      part: 'array',
      ask: 'An array of 81 {tokens} has as many rows as {tokens} in a row. How many rows?',
      answer: '9',
      sum: '81 / 9',
    },
    {
      part: 'groups',
      ask: '{friend} carries 9 bags of 8 {tokens}. How many {tokens} in all?',
      answer: '72',
      sum: '9 * 8',
    },
    {
      part: 'groups',
      ask: '9 shelves have room for 7 {tokens} each. 5 spots stay empty. How many {tokens} are on them?',
      answer: '58',
      sum: '9 * 7 - 5',
    },
    {
      part: 'array',
      ask: 'A box has room for 6 rows of 9 {tokens}. 8 spots stay empty. How many {tokens} are in it?',
      answer: '46',
      sum: '6 * 9 - 8',
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 8], right: [3, 9] }] },
    { kind: 'word-problems', types: ['equal-groups', 'array'], upTo: 100, factorUpTo: 10 },
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'row', left: [2, 10], right: [2, 10] }] },
  ],
}
