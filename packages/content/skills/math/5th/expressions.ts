import type { Skill } from '../../../types.ts'

export const expressions: Skill = {
  id: 'math.5.expressions',
  subject: 'math',
  grade: '5th',
  strand: 'operations',
  order: 3,
  short: 'Expressions and Parentheses',
  iCan: 'I can evaluate an expression in the right order and write one for a story.',
  codes: ['5.OA.1', '5.OA.2'],
  prerequisites: ['math.4.multiply-multi-digit'],
  keywords: [
    { word: 'expression', definition: 'numbers and signs that stand for an amount' },
    { word: 'parentheses', definition: 'the curved marks ( ) that say: do this first' },
  ],
  model:
    'Say: 4 bags hold 7 red and 3 blue tickets each. 6 tickets are given away. One bag holds 7 + 3, so 4 bags hold 4 × (7 + 3). Write the expression 4 × (7 + 3) - 6. Parentheses come first: 7 + 3 = 10. Then times or divide: 4 × 10 = 40. Plus or minus last: 40 - 6 = 34.',
  picture: { kind: 'lines', lines: ['4 × (7 + 3) − 6', '4 × 10 − 6', '40 − 6', '34'] },
  check: {
    question: 'What is 20 - (6 + 2) × 2, and what did you do first?',
    lookFor: '4. First 6 + 2 = 8, then 8 × 2 = 16, then 20 - 16.',
  },
  laterChecks: [
    {
      question: 'What is 30 - 4 × 5, and why not 130?',
      lookFor: '10. The product 4 × 5 = 20 comes before the minus.',
    },
    {
      question: '5 teams have 6 children and 2 grown-ups each. Write an expression for all. How many people are they?',
      lookFor: '5 × (6 + 2), which is 5 × 8 = 40.',
    },
    {
      question: 'Write in numbers: take 5 from the product of 4 and 8, then divide by 3.',
      lookFor: '(4 × 8 - 5) ÷ 3, which is 27 ÷ 3 = 9.',
      further: true,
    },
  ],
  misconception: {
    says: '5 + 3 × 2 is 16, because I read from left to right.',
    reply: 'Think of 5 loose eggs and 3 boxes of 2 eggs. How many eggs would you count?',
  },
  easier: 'Look at 3 + 2 × 4. Circle the part that comes first. (2 × 4) Now find the value. (11)',
  harder:
    '4 bags hold 12 red and 8 blue tickets each, and 5 friends share them all. Write one expression and its value. (4 × (12 + 8) ÷ 5 = 16)',
  again: {
    easier: 'Draw 2 rows of 3 dots and 1 dot beside them. Write it: 2 × 3 + 1 = 7. Which part comes first? (2 × 3)',
    harder:
      'Put one pair of parentheses into 2 + 3 × 4 - 1. What is the greatest value you can get, and the least? (19 and 11)',
    model:
      'Write: Take 4 from the product of 5 and 8, then divide by 6. Say: A product is times, a sum is plus. 4 less than the product is 5 × 8 - 4. All of it is divided, so I set parentheses: (5 × 8 - 4) ÷ 6. Inside, 40 - 4 = 36, and 36 ÷ 6 = 6.',
    picture: { kind: 'lines', lines: ['(5 × 8 − 4) ÷ 6', '(40 − 4) ÷ 6', '36 ÷ 6', '6'] },
    misconception: {
      says: 'I write it as I hear it: 5 × 8 - 4 ÷ 6.',
      reply: 'Underline what the ÷ 6 divides in your line. Is that everything the words want divided?',
    },
  },
  third: {
    easier: 'Write it: 2 more than 4, all of it times 3. Set parentheses around the first part. ((4 + 2) × 3 = 18)',
    harder:
      'Use four 4s and any signs for expressions with the values 1, 2 and 3. (such as 4 ÷ 4 + 4 - 4, 4 ÷ 4 + 4 ÷ 4, (4 + 4 + 4) ÷ 4)',
  },
  prompts: [
    {
      part: 'evaluate',
      ask: '{friend} looks around {place} for 6 minutes and then makes 4 rounds of 5 minutes. Write an expression and evaluate it. What comes out?',
      answer: '26',
      sum: '6 + 4 * 5',
    },
    {
      part: 'write',
      ask: '3 rows of 8 {tokens} and 5 more are needed at {place}. Write an expression.',
      answer: '3 × 8 + 5',
    },
    {
      part: 'evaluate',
      ask: '{friend} fills 5 boxes with 6 red and 4 blue {tokens} each. Write an expression and evaluate it. What comes out?',
      answer: '50',
      sum: '(6 + 4) * 5',
    },
    {
      part: 'write',
      ask: '{hero} had 40 {tokens} and gave 6 to each of 5 friends. Which line fits, A: (40 - 6) × 5 or B: 40 - 6 × 5?',
      answer: 'line B',
    },
    { part: 'evaluate', ask: 'Evaluate 18 - 12 ÷ 3.', answer: '14', sum: '18 - 12 / 3' },
    { part: 'evaluate', ask: '{friend} says 7 + 2 × 4 is 36. What is right?', answer: '15', sum: '7 + 2 * 4' },
    {
      part: 'write',
      ask: '30 {tokens} go into 5 equal rows. {hero} adds 2 to each row. Which fits: A, which is 30 ÷ 5 + 2, or B, which is 30 ÷ (5 + 2)?',
      answer: 'A',
    },
    {
      part: 'evaluate',
      ask: 'Do the parentheses first: evaluate (18 - 12) ÷ 3.',
      answer: '2',
      sum: '(18 - 12) / 3',
    },
    {
      part: 'evaluate',
      ask: '{hero} lays 6 rows, each with 10 red and 4 blue {tokens}. Write an expression and evaluate it. What comes out?',
      answer: '84',
      sum: '6 * (10 + 4)',
    },
    {
      part: 'write',
      ask: 'At {place} 4 friends each carry 9 {tokens} and drop 2. Write one expression for all of them.',
      answer: '4 × (9 - 2)',
    },
    {
      part: 'evaluate',
      ask: 'Evaluate 100 - (25 + 15) ÷ 4. Begin in the parentheses.',
      answer: '90',
      sum: '100 - (25 + 15) / 4',
    },
    { part: 'write', ask: 'Place parentheses so that this is true: 12 - 4 + 3 = 5.', answer: '12 - (4 + 3) = 5' },
    {
      part: 'evaluate',
      ask: 'Without working it out: how many times as much is 4 × (218 + 97) as 218 + 97?',
      answer: '4',
    },
    {
      part: 'write',
      ask: '{friend} packs 3 boxes of 12 {tokens} and 2 boxes of 8. Write one expression. What is its value?',
      answer: '52',
      sum: '3 * 12 + 2 * 8',
    },
    {
      part: 'evaluate',
      ask: 'Which does not belong: 2 × (3 + 4), 20 - 6, 2 × 3 + 4, 7 + 7? Tell why.',
      answer: '2 × 3 + 4 is 10, the others are 14',
    },
    {
      part: 'write',
      ask: '6 friends share 48 {tokens}. {hero} is one of them and finds 3 more. Write an expression for {hero}.',
      answer: '48 ÷ 6 + 3',
    },
    { part: 'evaluate', ask: 'Evaluate 5 × (9 - 3) + 24 ÷ 6.', answer: '34', sum: '5 * (9 - 3) + 24 / 6' },
    {
      part: 'write',
      ask: '{hero} has 9 {tokens} and {friend} has 6. Write an expression for double their sum. What is its value?',
      answer: '30',
      sum: '2 * (9 + 6)',
      further: true,
    },
    {
      part: 'write',
      ask: 'Write an expression: take 9 from 7 times 6. What is its value?',
      answer: '33',
      sum: '7 * 6 - 9',
      further: true,
    },
    {
      part: 'evaluate',
      ask: '{hero} has 3 times the sum of 12 and 8 {tokens}. How many {tokens} is that?',
      answer: '60',
      sum: '3 * (12 + 8)',
      further: true,
    },
    {
      part: 'evaluate',
      ask: '5 friends share the sum of 29 and 16 {tokens}. How many does each get?',
      answer: '9',
      sum: '(29 + 16) / 5',
      further: true,
    },
    {
      part: 'write',
      ask: 'Write an expression: divide the sum of 35 and 13 by 8, then add 4. What is its value?',
      answer: '10',
      sum: '(35 + 13) / 8 + 4',
      further: true,
    },
    { part: 'evaluate', ask: 'Evaluate (40 - 4 × 7) × 3.', answer: '36', sum: '(40 - 4 * 7) * 3', further: true },
    {
      part: 'evaluate',
      ask: 'Take 8 from the product of 4 and 9, then divide by 7. What comes out?',
      answer: '4',
      sum: '(4 * 9 - 8) / 7',
      further: true,
    },
    {
      part: 'write',
      ask: 'Write in numbers and signs: the product of 6 and 7 less 2, all of it divided by 8.',
      answer: '(6 × 7 - 2) ÷ 8',
      further: true,
    },
    {
      part: 'write',
      ask: '7 rows have room for 9 {tokens} each, 15 spots stay empty, and 4 friends share the {tokens}. Write it in numbers.',
      answer: '(7 × 9 - 15) ÷ 4',
      further: true,
    },
    {
      part: 'write',
      ask: '4 bags hold 9 {tokens} each, and 6 fall out. 5 friends share the rest. Write one expression and its value.',
      answer: '(4 × 9 - 6) ÷ 5 = 6',
      further: true,
    },
    {
      part: 'write',
      ask: '2 boxes hold 12 {tokens} each, and 9 are lost. 3 friends share the rest. Write one expression and its value.',
      answer: '(2 × 12 - 9) ÷ 3 = 5',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'evaluate-expression', upTo: 100 },
        { do: 'story-expression', upTo: 100 },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [{ do: 'write-expression', upTo: 100 }],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'evaluate-expression', upTo: 200 },
        { do: 'story-expression', upTo: 200 },
      ],
    },
  ],
}
