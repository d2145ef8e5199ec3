import type { Skill } from '../../../types.ts'
import { drawTheRows, oneMoreRow } from './organizers.ts'

export const arrays: Skill = {
  id: 'math.2.arrays',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 6,
  short: 'Rows and Columns',
  iCan: 'I can use equal rows to find how many things there are.',
  codes: ['2.OA.3', '2.OA.4'],
  prerequisites: ['math.2.skip-count-coins'],
  keywords: [
    { word: 'array', definition: 'things set out in equal rows' },
    { word: 'even', definition: 'can be put in two equal rows with none left over' },
  ],
  model:
    'Draw an array: 3 equal rows with 4 dots in each. Say: I add the rows. Write 4 + 4 + 4 = 12. Check by columns: 3, 6, 9, 12. So there are 12 dots. 12 is even: it makes 2 equal rows of 6. 7 is not: 2 equal rows of 3 leave 1 over.',
  picture: { kind: 'dots', rows: [4, 4, 4] },
  check: {
    question: '{hero} lays 2 rows of 5 {tokens}. How many is that, without counting all? Is the number even?',
    lookFor: '10, by 5 + 5 or five twos. It is even, as it makes two equal rows.',
  },
  laterChecks: [
    {
      question: 'There are 3 rows of 5 chairs. How can you find how many?',
      lookFor: '15, by adding 5 + 5 + 5 or counting by fives.',
    },
    {
      question: 'Which adding fact tells about 3 rows of 2? How many is it?',
      lookFor: '2 + 2 + 2 = 6, because each of the 3 rows has 2.',
    },
    {
      question: '4 rows of 3 make 12. One more row of 3 is added. How many are there now? Is the number even?',
      lookFor: '15, because 12 + 3 = 15. It is not even: two rows of 7 leave 1 over.',
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
  prompts: [
    { ask: '2 rows of 3 {tokens} are at {place}. How many {tokens}?', answer: '6', sum: '2 * 3' },
    { ask: 'Draw an array: 4 rows with 2 dots in each. How many dots?', answer: '8', sum: '4 * 2' },
    { ask: 'Is 10 even? Draw 2 rows to test it.', answer: 'yes, 5 in each row' },
    { ask: '{place} has room for 5 rows of 2 {tokens}. How many {tokens}?', answer: '10', sum: '5 * 2' },
    { ask: 'Draw an array of 3 rows of 3. How many dots?', answer: '9', sum: '3 * 3' },
    { ask: 'Say an adding fact for 2 rows of 4 {tokens}.', answer: '4 + 4 = 8' },
    { ask: '{hero} sets 3 rows of 5 {tokens}: 5 + 5 + 5. How many {tokens}?', answer: '15', sum: '3 * 5' },
    { ask: 'Is 11 even? Try to draw 11 {tokens} in 2 equal rows.', answer: 'no, 1 is left over' },
    { ask: '{friend} sees 4 rows of 3 {things} and says 7. What is right?', answer: '12', sum: '4 * 3' },
    { ask: '5 rows of 4 {tokens} make 20. Is 20 even? Tell why.', answer: 'yes, 2 rows of 10' },
    { ask: 'Three rows have 4, 4 and 3 {tokens}. Are the rows equal?', answer: 'no, one has 3' },
    { ask: '{friend} counts 4 rows of 4 {tokens} at {place}. How many?', answer: '16', sum: '4 * 4' },
    { ask: 'Which does not belong: 2 rows of 6, 3 rows of 4, 2 rows of 5?', answer: '2 rows of 5' },
    { ask: '{hero} lays an array: 5 columns with 3 {tokens} in each. How many {tokens}?', answer: '15', sum: '5 * 3' },
    { ask: 'Which number is even: 9, 14 or 17?', answer: '14' },
    { ask: 'Are 2 rows of 5 {tokens} as many as 5 rows of 2?', answer: 'yes, both are 10' },
    { ask: 'Guess first: are 4 rows of 4 more than 3 rows of 5?', answer: 'yes, 16 is over 15' },
    { ask: '{friend} makes 5 rows of 5 {tokens}. How many {tokens}?', answer: '25', sum: '5 * 5' },
    {
      ask: '3 rows of 4 make 12 {tokens}. {hero} adds one row of 4. How many now?',
      answer: '16',
      sum: '12 + 4',
      further: true,
    },
    {
      ask: '2 rows of 5 make 10 {tokens}. How many do 3 rows of 5 make?',
      answer: '15',
      sum: '10 + 5',
      further: true,
    },
    {
      ask: '3 rows of 5 {tokens} are there. One more row of 5 is added. How many?',
      answer: '20',
      sum: '3 * 5 + 5',
      further: true,
    },
    {
      ask: '5 rows of 2 make 10. Which sum adds one more row?',
      answer: '10 + 2 = 12',
      further: true,
    },
    {
      ask: '5 rows of 4 make 20 {tokens}. How many do 6 rows of 4 make?',
      answer: '24',
      sum: '20 + 4',
      further: true,
    },
    {
      ask: '{friend} adds a row to 4 rows of 5 and says 24. What is right?',
      answer: '25',
      sum: '4 * 5 + 5',
      further: true,
    },
    {
      ask: 'Draw 3 rows of 2 {tokens}: 6. Draw one row more. Which adding fact begins with 6?',
      answer: '6 + 2 = 8',
      further: true,
    },
    {
      ask: '{hero} counted 4 rows of 4 {tokens}: 16. One row is added. How do you find the new number fast?',
      answer: '16 + 4 = 20',
      further: true,
    },
  ],
  sheets: [
    drawTheRows,
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 5], right: [3, 5] }] },
    { ...oneMoreRow, further: true },
  ],
}
