import type { Skill } from '../../../types.ts'

export const multiplyMultiDigit: Skill = {
  id: 'math.4.multiply-multi-digit',
  subject: 'math',
  grade: '4th',
  strand: 'operations',
  order: 3,
  short: 'Multiplying Larger Numbers',
  iCan: 'I can calculate a product by breaking a number into tens and ones.',
  codes: ['4.NBT.5', '4.OA.1', '4.OA.2'],
  prerequisites: ['math.3.multiply', 'math.4.big-numbers'],
  keywords: [{ word: 'factor', definition: 'a number that is multiplied' }],
  model:
    'Draw a rectangle for 12 × 34. Cut the side of 12 into 10 and 2. Say: 10 × 34 = 340. 2 × 34 is 60 + 8 = 68. Add both parts: 340 + 68 = 408. So 12 × 34 = 408.',
  check: {
    question: 'Which two smaller products make 7 × 58?',
    lookFor: '7 × 50 = 350 and 7 × 8 = 56. Together they make 406.',
  },
  laterChecks: [
    {
      question: 'Break 4 × 76 into tens and ones. What is the product?',
      lookFor: '4 × 70 = 280 and 4 × 6 = 24, so 304.',
    },
    {
      question: 'Which two rows make 13 × 21, and what is the product?',
      lookFor: '10 × 21 = 210 and 3 × 21 = 63. Together they make 273.',
    },
  ],
  misconception: {
    says: '26 × 34 is 20 × 30 plus 6 × 4, so 624.',
    reply: 'Draw the rectangle. You filled two corners. Which two parts of it are still empty?',
  },
  easier: 'Find 4 × 60 first: it is 240. Then find 4 × 67 by adding 4 × 7. (268)',
  harder: '48 is 4 times as many as a number. Find it, then multiply it by 36. (12, and 12 × 36 = 432)',
  again: {
    easier: 'Draw a rectangle for 3 × 14 and split 14 into 10 and 4. Find both parts and add: 30 + 12 = 42.',
    harder:
      'Use 3, 4 and 6 once each: a two-digit number times a one-digit number. What is the greatest product? (43 × 6 = 258)',
    model:
      'Draw a rectangle for 53 × 48. Split its sides into 50 and 3, 40 and 8. Say: Four parts need four products. 50 × 40 = 2,000 and 50 × 8 = 400. 3 × 40 = 120 and 3 × 8 = 24. Together they make 2,544.',
  },
  prompts: [
    { ask: 'Split 5 × 34 into 5 × 30 and 5 × 4. What is the product?', answer: '170', sum: '5 * 34' },
    { ask: '4 rows of 23 {tokens} are needed at {place}. How many {tokens} is that?', answer: '92', sum: '4 * 23' },
    {
      ask: '{hero} splits 7 rows of 36 {tokens} into 7 × 30 and 7 × 6. How many {tokens}?',
      answer: '252',
      sum: '7 * 36',
    },
    {
      ask: '{friend} has 14 {tokens}. {hero} has 6 times as many. How many does {hero} have?',
      answer: '84',
      sum: '6 * 14',
    },
    {
      ask: '{friend} counts 8 bags of 27 {tokens} as 160 + 7. Find the mistake. What is right?',
      answer: '216',
      sum: '8 * 27',
    },
    { ask: 'Fill in: 9 × 46 = 360 + __.', answer: '54', sum: '9 * 6' },
    { ask: 'Use 4 × 200 and 4 × 15. What is 4 × 215?', answer: '860', sum: '4 * 215' },
    { ask: '12 shelves at {place} hold 25 {tokens} each. How many {tokens} fit?', answer: '300', sum: '12 * 25' },
    { ask: 'Fill in: 14 × 32 = 320 + __.', answer: '128', sum: '4 * 32' },
    { ask: 'Use 7 × 150 to find 7 × 149.', answer: '1043', sum: '7 * 150 - 7' },
    { ask: 'Find the mistake: 36 × 11 = 36 + 36. What is right?', answer: '396', sum: '36 * 11' },
    { ask: 'One {token} takes 15 minutes. How many minutes do 14 {tokens} take?', answer: '210', sum: '15 * 14' },
    { ask: 'Which is greater: 21 × 30 or 20 × 31? Find out with tens and ones.', answer: '21 × 30' },
    { ask: '24 boxes hold 36 {tokens} each. How many {tokens} fit?', answer: '864', sum: '24 * 36' },
    { ask: 'Which two products do you add for 26 × 37?', answer: '20 × 37 and 6 × 37' },
    {
      ask: '{friend} sells 48 {tokens} at 12 dollars each. How many dollars is that?',
      answer: '576',
      sum: '48 * 12',
    },
    {
      ask: 'One box of {tokens} weighs 1,240 grams. How many grams do 6 boxes weigh?',
      answer: '7440',
      sum: '6 * 1240',
    },
    {
      ask: '{friend} says 43 × 25 is 800 + 15. Add the two missing parts. What is right?',
      answer: '1075',
      sum: '43 * 25',
    },
    { ask: 'Find 18 × 45 in two ways.', answer: '810', sum: '18 * 45' },
    { ask: '{hero} counts 52 rows of 47 {tokens}. How many {tokens} is that?', answer: '2444', sum: '52 * 47' },
    { ask: 'What is 98 × 34? Use 100 × 34 if you like.', answer: '3332', sum: '98 * 34' },
  ],
  sheets: [
    { kind: 'area-model', left: [12, 48], right: [12, 98] },
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [12, 89], right: [12, 49] }] },
    { kind: 'area-model', left: [3, 9], right: [12, 98] },
    { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [23, 98], right: [3, 9] }] },
    { kind: 'area-model', left: [3, 9], right: [112, 986] },
  ],
}
