import type { Skill } from '../../../types.ts'
import { drawTheRows, oneMoreRow } from './organizers.ts'

export const arrays: Skill = {
  id: 'math.2.arrays',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 6,
  short: 'Rows and Columns',
  iCan: 'I can use equal rows to find how many there are and tell if a number is even.',
  codes: ['2.OA.3', '2.OA.4'],
  prerequisites: ['math.2.skip-count-coins'],
  keywords: [
    { word: 'array', definition: 'things set out in equal rows' },
    { word: 'even', definition: 'can be put in two equal rows with none left over' },
  ],
  model:
    'Draw an array: 3 equal rows with 4 dots in each. Say: I add the rows. Write 4 + 4 + 4 = 12. Check by columns: 3, 6, 9, 12. Is 12 even? Draw 12 dots in 2 rows: 6 and 6, so yes. 7 is not: 2 equal rows of 3 leave 1 over.',
  picture: { kind: 'dots', rows: [4, 4, 4] },
  check: {
    question: 'Draw 3 rows of 5 {tokens}. How many is that, by adding rows? Is the number even?',
    lookFor: '5 + 5 + 5 = 15. It is not even: 2 equal rows leave 1 over.',
  },
  laterChecks: [
    {
      question: 'There are 4 rows of 5 chairs. How can you find how many?',
      lookFor: '20, by adding 5 + 5 + 5 + 5 or counting by fives.',
    },
    {
      question: 'Which adding fact tells about 3 rows of 2? How many is it?',
      lookFor: '2 + 2 + 2 = 6, because each of the 3 rows has 2.',
    },
    {
      question: '4 rows of 3 make 12. One more row of 3 is added. How many are there now?',
      lookFor: '15, because only the new row is added: 12 + 3 = 15.',
      further: true,
    },
  ],
  misconception: {
    says: '3 rows of 4 is 7.',
    reply: 'You added 3 and 4. When you draw it, how many dots do you see in each row?',
  },
  easier: 'Draw 2 rows of 4 dots. Touch one row after the other and say: 4, 8. There are 8 dots.',
  harder: '12 dots make 6 arrays. Find how many rows each can have. (1, 2, 3, 4, 6 or 12 rows)',
  again: {
    easier: 'Draw 2 rows of 2 stars and add: 2 + 2 = 4. Put one more row of 2 below: 4 + 2 = 6.',
    harder: '6 rows of 4 make 24. How many do 5 rows make, and how many do 8? (20 and 32)',
    model:
      'Draw 5 rows of 3 dots. Write 15. Say: One more row of 3 is added. I need not count all again. Draw it under the others. Write 15 + 3 = 18. So 6 rows of 3 make 18.',
    picture: { kind: 'dots', rows: [3, 3, 3, 3, 3, 3], lineAfter: 5 },
    misconception: {
      says: 'One row more is one more, so 16.',
      reply: 'Draw the new row under the others. How many dots did you just draw?',
    },
  },
  third: {
    easier: 'Draw 3 rows of 2 dots: 6. Put one more row under them. How many are 4 rows of 2? (8)',
    harder:
      'Put 18 dots in equal rows, more than one row and more than one dot in each. How many ways are there? (4: 2 by 9, 9 by 2, 3 by 6, 6 by 3)',
  },
  prompts: [
    { part: 'rows', ask: '2 rows of 3 {tokens} are at {place}. How many {tokens}?', answer: '6', sum: '2 * 3' },
    { part: 'rows', ask: 'Draw an array: 4 rows with 2 dots in each. How many dots?', answer: '8', sum: '4 * 2' },
    { part: 'even', ask: 'Is 10 even? Draw 2 rows to test it.', answer: 'yes, 5 in each row' },
    { part: 'rows', ask: '{place} has room for 5 rows of 2 {tokens}. How many {tokens}?', answer: '10', sum: '5 * 2' },
    { part: 'rows', ask: 'Draw an array of 3 rows of 3. How many dots?', answer: '9', sum: '3 * 3' },
    { part: 'rows', ask: 'Draw 2 rows of 4 {tokens}. Write the adding fact.', answer: '4 + 4 = 8' },
    {
      part: 'rows',
      ask: '{hero} sets 3 rows of 5 {tokens}: 5 + 5 + 5. How many {tokens}?',
      answer: '15',
      sum: '3 * 5',
    },
    { part: 'even', ask: 'Is 11 even? Try to draw 11 {tokens} in 2 equal rows.', answer: 'no, 1 is left over' },
    { part: 'rows', ask: '{friend} sees 4 rows of 3 {things} and says 7. What is right?', answer: '12', sum: '4 * 3' },
    { part: 'even', ask: '5 rows of 4 {tokens} make 20. Is 20 even? Tell why.', answer: 'yes, 2 rows of 10' },
    { part: 'rows', ask: 'Three rows have 4, 4 and 3 {tokens}. Are the rows equal?', answer: 'no, one has 3' },
    { part: 'rows', ask: '{friend} counts 4 rows of 4 {tokens} at {place}. How many?', answer: '16', sum: '4 * 4' },
    { part: 'rows', ask: 'Which does not belong: 2 rows of 6, 3 rows of 4, 2 rows of 5?', answer: '2 rows of 5' },
    {
      part: 'rows',
      ask: '{hero} lays an array: 5 columns with 3 {tokens} in each. How many {tokens}?',
      answer: '15',
      sum: '5 * 3',
    },
    { part: 'even', ask: 'Which number is even: 9, 14 or 17?', answer: '14' },
    { part: 'rows', ask: 'Are 2 rows of 5 {tokens} as many as 5 rows of 2?', answer: 'yes, both are 10' },
    { part: 'rows', ask: 'Guess first: are 4 rows of 4 more than 3 rows of 5?', answer: 'yes, 16 is over 15' },
    { part: 'rows', ask: '{friend} makes 5 rows of 5 {tokens}. How many {tokens}?', answer: '25', sum: '5 * 5' },
    {
      part: 'rows',
      ask: '3 rows of 4 make 12 {tokens}. {hero} adds one row of 4. How many now?',
      answer: '16',
      sum: '12 + 4',
      further: true,
    },
    {
      part: 'rows',
      ask: '2 rows of 5 make 10 {tokens}. How many do 3 rows of 5 make?',
      answer: '15',
      sum: '10 + 5',
      further: true,
    },
    {
      part: 'rows',
      ask: '3 rows of 5 {tokens} are there. One more row of 5 is added. How many?',
      answer: '20',
      sum: '3 * 5 + 5',
      further: true,
    },
    {
      part: 'rows',
      ask: '5 rows of 2 make 10. Which sum adds one more row?',
      answer: '10 + 2 = 12',
      further: true,
    },
    {
      part: 'rows',
      ask: '5 rows of 4 make 20 {tokens}. How many do 6 rows of 4 make?',
      answer: '24',
      sum: '20 + 4',
      further: true,
    },
    {
      part: 'rows',
      ask: '{friend} adds a row to 4 rows of 5 and says 24. What is right?',
      answer: '25',
      sum: '4 * 5 + 5',
      further: true,
    },
    {
      part: 'rows',
      ask: 'Draw 3 rows of 6 {tokens}: 18. Draw one row more. Which adding fact begins with 18?',
      answer: '18 + 6 = 24',
      further: true,
    },
    {
      part: 'rows',
      ask: '{hero} counted 4 rows of 4 {tokens}: 16. One row is added. How do you find the new number fast?',
      answer: '16 + 4 = 20',
      further: true,
    },
    {
      part: 'even',
      ask: '3 rows of 3 make 9 {tokens}. One more row of 3 is added. Is the new number even?',
      answer: 'yes, it is 12',
      further: true,
    },
  ],
  sheets: [
    drawTheRows,
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 5], right: [3, 5] }] },
    { ...oneMoreRow, further: true },
  ],
}
