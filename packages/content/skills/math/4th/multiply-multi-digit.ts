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
    'Draw a rectangle for 6 × 73. Say: I cut the factor 73 into 70 and 3. 6 × 7 tens are 42 tens, so 6 × 70 = 420. 6 × 3 = 18. I add both parts: 420 + 18 = 438. With hundreds there are three parts: 3 × 215 is 600 + 30 + 15 = 645.',
  picture: { kind: 'area', top: [70, 3], left: [6] },
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
      question: 'Which four parts make 13 × 21, and what is the product?',
      lookFor: '200 and 10, 60 and 3. Together they make 273.',
      further: true,
    },
    {
      question: 'Which four parts make 24 × 32, and what is the product?',
      lookFor: '600 and 40, 120 and 8. Together they make 768.',
      further: true,
    },
  ],
  misconception: {
    says: '7 × 46 is 28 + 42, so 70.',
    reply: 'What is the 4 in 46 worth? Draw the part of 7 × 40. Can it hold only 28?',
  },
  easier: 'Find 4 × 60 first: it is 240. Then find 4 × 67 by adding 4 × 7. (268)',
  harder: '108 is 4 times as many as a number. Find it, then multiply it by 9. (27, and 27 × 9 = 243)',
  again: {
    easier: 'Find 20 × 34 and 3 × 34 first: 680 and 102. Add them. What is 23 × 34? (782)',
    harder:
      'Use 1, 2, 3 and 4 once each: a two-digit number times a two-digit number. What is the greatest product? (41 × 32 = 1,312)',
    model:
      'Draw a rectangle for 53 × 48. Split its sides into 50 and 3, 40 and 8. Say: Four parts need four products. 50 × 40 = 2,000 and 50 × 8 = 400. 3 × 40 = 120 and 3 × 8 = 24. Together they make 2,544.',
    picture: { kind: 'area', top: [40, 8], left: [50, 3] },
    misconception: {
      says: '53 × 48 is 50 × 40 and 3 × 8, so 2,024.',
      reply: 'Shade the parts for 50 × 40 and 3 × 8 in the rectangle. What is still white?',
    },
  },
  third: {
    easier:
      'Find 30 × 20 first: 3 × 2 with two zeros, so 600. Then split 32 × 21 into four parts. (600 + 30 + 40 + 2 = 672)',
    harder:
      '19 × 21 is 1 less than 20 × 20. Find 29 × 31 in the same way, and test it with four parts. (900 - 1 = 899)',
  },
  prompts: [
    {
      ask: 'A trip to {place} takes 34 seconds, and {hero} makes 5 trips. Split the factor 34 into 30 and 4. How many seconds is that?',
      answer: '170',
      sum: '5 * 34',
    },
    { ask: '4 rows of 23 {tokens} are needed at {place}. How many {tokens} is that?', answer: '92', sum: '4 * 23' },
    {
      ask: '{hero} splits 7 rows of 39 {tokens} into 7 × 30 and 7 × 9. How many {tokens}?',
      answer: '273',
      sum: '7 * 39',
    },
    {
      ask: '{friend} has 14 {tokens}. {hero} has 6 times as many. How many does {hero} have?',
      answer: '84',
      sum: '6 * 14',
    },
    {
      ask: '{friend} counts 8 bags of 26 {tokens} as 160 + 6. Find the mistake. What is right?',
      answer: '208',
      sum: '8 * 26',
    },
    { ask: '{hero} lays 8 rows of 64 {tokens}. How many {tokens} is that?', answer: '512', sum: '8 * 64' },
    { ask: 'Fill in: 9 × 46 = 360 + __.', answer: '54', sum: '9 * 6' },
    { ask: 'Split the larger factor of 8 × 67. Which two products do you add?', answer: '480 and 56' },
    { ask: 'Fill in: 6 × 58 = __ + 48.', answer: '300', sum: '6 * 50' },
    { ask: 'Use 4 × 200 and 4 × 15. What is 4 × 215?', answer: '860', sum: '4 * 215' },
    { ask: 'A path to {place} has 5 parts of 142 feet. How many feet is that?', answer: '710', sum: '5 * 142' },
    { ask: 'One {token} costs 9 dollars. {friend} buys 78. How many dollars is that?', answer: '702', sum: '9 * 78' },
    { ask: 'Cut 149 into 100, 40 and 9. What is 7 × 149?', answer: '1043', sum: '7 * 149' },
    { ask: 'Which is greater: 4 × 68 or 3 × 87?', answer: '4 × 68' },
    {
      ask: 'One box of {tokens} weighs 1,240 grams. How many grams do 6 boxes weigh?',
      answer: '7440',
      sum: '6 * 1240',
    },
    { ask: '{friend} finds 6 × 307 = 1,800 + 420. Find the mistake. What is right?', answer: '1842', sum: '6 * 307' },
    {
      ask: '12 shelves at {place} hold 25 {tokens} each. How many {tokens} fit?',
      answer: '300',
      sum: '12 * 25',
      further: true,
    },
    { ask: 'Fill in: 14 × 32 = 300 + 20 + 120 + __.', answer: '8', sum: '4 * 2', further: true },
    {
      ask: '{hero} writes 36 × 11 = 36 + 36. Find the mistake. What is right?',
      answer: '396',
      sum: '36 * 11',
      further: true,
    },
    {
      ask: 'It takes {friend} 15 minutes to draw one {token}. How many minutes do 14 {tokens} take?',
      answer: '210',
      sum: '15 * 14',
      further: true,
    },
    { ask: 'Which is greater: 21 × 30 or 20 × 31? Find out with tens and ones.', answer: '21 × 30', further: true },
    { ask: '28 boxes hold 35 {tokens} each. How many {tokens} fit?', answer: '980', sum: '28 * 35', further: true },
    {
      ask: 'Split both factors of 26 × 37. Which four products do you add?',
      answer: '600, 140, 180 and 42',
      further: true,
    },
    {
      ask: '{friend} sells 48 {tokens} at 12 dollars each. How many dollars is that?',
      answer: '576',
      sum: '48 * 12',
      further: true,
    },
    {
      ask: '{friend} says 43 × 25 is 800 + 15. Add the two missing parts. What is right?',
      answer: '1075',
      sum: '43 * 25',
      further: true,
    },
    { ask: 'Find 18 × 45 in four parts.', answer: '810', sum: '18 * 45', further: true },
    {
      ask: '{hero} counts 52 rows of 47 {tokens}. How many {tokens} is that?',
      answer: '2444',
      sum: '52 * 47',
      further: true,
    },
    {
      ask: '98 × 34 has four parts. How large is the greatest of them?',
      answer: '2700',
      sum: '90 * 30',
      further: true,
    },
  ],
  sheets: [
    { kind: 'area-model', left: [3, 9], right: [12, 98] },
    { kind: 'area-model', left: [3, 9], right: [112, 986] },
    { kind: 'area-model', left: [12, 48], right: [12, 98], further: true },
    { kind: 'area-model', left: [3, 9], right: [1112, 4986] },
    { kind: 'area-model', left: [23, 89], right: [23, 98], further: true },
  ],
}
