import type { Skill } from '../../types.ts'

export const fifthA: Skill[] = [
  {
    id: 'math.5.multiply-multi-digit',
    subject: 'math',
    grade: '5th',
    strand: 'operations',
    order: 1,
    short: 'Multiplying Multi-Digit Numbers',
    iCan: 'I can calculate the product of multi-digit numbers and estimate to check it.',
    codes: ['5.NBT.5'],
    prerequisites: ['math.4.multiply-multi-digit'],
    keywords: [{ word: 'partial product', definition: 'the product of one part of a number, added up later' }],
    model:
      'Write 243 × 36. Say: I expect about 240 × 40 = 9,600. First row, the ones: 6 × 243 = 1,458. Second row: the 3 stands for 30, and 30 × 243 = 7,290, so it ends in zero. I add both rows: 1,458 + 7,290 = 8,748. That is near 9,600, so it makes sense.',
    check: {
      question: 'Why does the second row of 52 × 47 end in a zero?',
      lookFor: 'It multiplies by 40, not by 4. 40 × 52 = 2,080, and the full product is 2,444.',
    },
    laterChecks: [
      {
        question: 'Estimate 79 × 31, then find it. Is your answer close?',
        lookFor: 'About 80 × 30 = 2,400. The product is 2,449.',
      },
      {
        question: 'Which two partial products make 64 × 25?',
        lookFor: '64 × 20 = 1,280 and 64 × 5 = 320. Together they make 1,600.',
      },
    ],
    misconception: {
      says: '243 × 36: 1,458 + 729 = 2,187.',
      reply: 'Your estimate was near 9,600. If the 3 stands for 30, how many times larger must that row be?',
    },
    easier: 'Use a drawn rectangle with four parts for two-digit numbers.',
    harder:
      'Use the digits 2, 3, 4 and 5 once each to make the greatest product of two two-digit numbers (52 × 43 = 2,236).',
    again: {
      easier: 'Double 14, then multiply by 10: that is 20 × 14. Add one more 14. What is 21 × 14? (294)',
      harder:
        'Find the missing digit in 4_ × 23 = 1,104, and test it with an estimate. (8, and 50 × 20 = 1,000 is near)',
    },
    prompts: [
      { ask: 'What is 40 × 60?', answer: '2400', sum: '40 * 60' },
      {
        ask: '{hero} lays 12 rows of 23 {tokens} at {place}. How many {tokens} is that?',
        answer: '276',
        sum: '23 * 12',
      },
      {
        ask: 'Each {token} takes 48 seconds. How many seconds do 25 {tokens} take? Estimate first.',
        answer: '1200',
        sum: '48 * 25',
      },
      { ask: 'Estimate 198 × 51 with round numbers.', answer: '10000', sum: '200 * 50' },
      { ask: 'Fill in: 62 × 24 = 1,240 + __.', answer: '248', sum: '62 * 4' },
      {
        ask: '34 shelves at {place} hold 112 {tokens} each. How many {tokens} is that?',
        answer: '3808',
        sum: '112 * 34',
      },
      {
        ask: '30 boxes of 15 {tokens} are 450 {tokens}. {hero} has 29 boxes. How many {tokens} are in them?',
        answer: '435',
        sum: '29 * 15',
      },
      {
        ask: '{friend} says 34 × 26 is 204 + 68, so 272. Find the lost zero. What is right?',
        answer: '884',
        sum: '34 * 26',
      },
      { ask: 'In 41 × 36, the 3 stands for 30. What is that partial product?', answer: '1230', sum: '41 * 30' },
      {
        ask: 'Each {token} is worth 125 points. {hero} has 16 {tokens}. How many points is that?',
        answer: '2000',
        sum: '125 * 16',
      },
      {
        ask: '{friend} counts 693 {tokens} in 63 rows of 29. Use an estimate to test it. What is right?',
        answer: '1827',
        sum: '63 * 29',
      },
      { ask: 'Without exact work: which is nearest to 5,000: 49 × 98, 61 × 71 or 52 × 110?', answer: '49 × 98' },
      {
        ask: '{hero} watches over {place} for one whole week. How many minutes is that?',
        answer: '10080',
        sum: '7 * 24 * 60',
      },
      {
        ask: 'Which does not belong: 12 × 50, 20 × 30, 15 × 45, 24 × 25? Tell why.',
        answer: '15 × 45, the others are 600',
      },
      {
        ask: 'Each {token} costs 18 dollars. {friend} sells 125 on Monday and 140 on Tuesday. How many dollars?',
        answer: '4770',
        sum: '18 * (125 + 140)',
      },
      {
        ask: '{hero} works 36 minutes a day at {place}. About how many minutes, and exactly how many, are 24 days?',
        answer: '864',
        sum: '36 * 24',
      },
      { ask: 'Find 304 × 25 in two ways. What is the product?', answer: '7600', sum: '304 * 25' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [112, 999], right: [12, 59] }] },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [23, 98], right: [12, 49] }] },
      { kind: 'area-model', left: [12, 59], right: [23, 97] },
      { kind: 'area-model', left: [23, 97], right: [112, 678] },
    ],
  },
  {
    id: 'math.5.divide-two-digit',
    subject: 'math',
    grade: '5th',
    strand: 'operations',
    order: 2,
    short: 'Dividing by Two Digits',
    iCan: 'I can calculate a quotient with a two-digit divisor.',
    codes: ['5.NBT.6'],
    prerequisites: ['math.4.divide-remainder', 'math.5.multiply-multi-digit'],
    keywords: [
      { word: 'divisor', definition: 'the number you divide by' },
      { word: 'dividend', definition: 'the number that is divided' },
    ],
    model:
      'Write 864 ÷ 24. Say: How many 24s fit into 864? I start with easy groups: 30 × 24 = 720. 864 - 720 is 144. 6 × 24 is 144, so 6 more groups fit. 30 + 6 = 36. I check: 36 × 24 = 864. With 870, 6 would be left over: 36 R 6.',
    check: {
      question: 'Is 600 ÷ 19 closer to 30 or to 60? How can you tell?',
      lookFor: 'To 30, because 19 is near 20, and 600 ÷ 20 = 30.',
    },
    laterChecks: [
      {
        question: 'How would you find 754 ÷ 26 in easy groups?',
        lookFor: '20 × 26 = 520, and 234 more is 9 × 26. The quotient is 29.',
      },
      {
        question: '310 people ride in buses of 48. How many buses must come?',
        lookFor: '7 buses, because 6 × 48 is only 288.',
      },
    ],
    misconception: {
      says: '864 ÷ 24: I divide by 20 and by 4 and add the answers.',
      reply: 'Try that with 24 ÷ 6. Does 24 ÷ 4 plus 24 ÷ 2 give the same as 24 ÷ 6?',
    },
    easier: 'Divide by 10, 20 or 25 and say the groups out loud.',
    harder: 'Find a number with remainder 7 both when you divide it by 12 and by 15 (such as 67).',
    again: {
      easier: 'Write the first multiples of 15: 15, 30, 45, 60. How many 15s are in 65, and what is left? (4 R 5)',
      harder:
        'A number divided by 24 gives 15, with the greatest remainder there can be. Which number is it? (383, as 15 × 24 + 23 = 383)',
    },
    prompts: [
      { ask: 'What is 480 ÷ 20?', answer: '24', sum: '480 / 20' },
      { ask: '{hero} sets 96 {tokens} in rows of 12 at {place}. How many rows?', answer: '8', sum: '96 / 12' },
      { ask: 'Estimate 812 ÷ 39 with round numbers.', answer: '20', sum: '800 / 40' },
      {
        ask: 'A rope at {place} is 672 inches long. How many pieces of 32 inches is that? Start with 20.',
        answer: '21',
        sum: '672 / 32',
      },
      { ask: '{friend} packs 75 {tokens} in crates of 25. How many crates?', answer: '3', sum: '75 / 25' },
      {
        ask: '156 {tokens} wait at {place}. How many times can {friend} take 12 of them?',
        answer: '13',
        sum: '156 / 12',
      },
      { ask: '{friend} says 630 ÷ 18 is 30. Test it: 30 × 18 is 540. What is right?', answer: '35', sum: '630 / 18' },
      { ask: '{hero} shares 100 {tokens} among 16 helpers. How many are left over?', answer: '4', sum: '100 - 6 * 16' },
      { ask: 'Find the missing number: __ ÷ 16 = 12.', answer: '192', sum: '16 * 12' },
      { ask: 'Divide 500 by 12. Write the quotient and the remainder.', answer: '41 R 8' },
      { ask: 'What is the remainder of 200 ÷ 15?', answer: '5', sum: '200 - 13 * 15' },
      {
        ask: 'Each {token} takes 36 seconds. How many {tokens} are done in 2,880 seconds?',
        answer: '80',
        sum: '2880 / 36',
      },
      { ask: '31 friends share 945 {tokens}. Does each get closer to 30 or to 40?', answer: '30' },
      {
        ask: '{hero} pays 1,350 cents for 15 {tokens}. How many cents is each {token}?',
        answer: '90',
        sum: '1350 / 15',
      },
      {
        ask: 'One cart to {place} holds 44 {tokens}. 400 {tokens} must go. How many carts are needed?',
        answer: '10',
        sum: '(400 + 40) / 44',
      },
      {
        ask: 'Which does not belong: 240 ÷ 12, 400 ÷ 20, 600 ÷ 40, 500 ÷ 25? Tell why.',
        answer: '600 ÷ 40 is 15, the others are 20',
      },
      { ask: 'Tell a story at {place} for 420 ÷ 35. What is the answer?', answer: '12', sum: '420 / 35' },
    ],
    sheets: [
      { kind: 'long-division', dividend: [240, 9800], divisor: [11, 48], remainder: true },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [11, 30], quotient: [11, 60] }] },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [11, 25], quotient: [4, 30] }] },
    ],
  },
  {
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
      'Write 4 × (7 + 3) - 6. Say: Parentheses first: 7 + 3 = 10. Then times: 4 × 10 = 40. Last, 40 - 6 = 34. Times and division come before plus and minus. The story: 4 bags hold 7 red and 3 blue tickets each, and 6 tickets are given away. The expression tells that story in numbers.',
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
        question: 'Write an expression: 5 teams have 6 children and 2 grown-ups each.',
        lookFor: '5 × (6 + 2), which is 5 × 8 = 40.',
      },
    ],
    misconception: {
      says: '5 + 3 × 2 is 16, because I read from left to right.',
      reply: 'Think of 5 loose eggs and 3 boxes of 2 eggs. How many eggs would you count?',
    },
    easier: 'Work with two signs and circle the part that comes first.',
    harder:
      'Use 2, 3, 4 and 5 once each, with any signs, to make 10 in two ways (such as (5 - 3) × 4 + 2 and 5 × 2 × (4 - 3)).',
    again: {
      easier: 'Draw 2 rows of 3 dots and 1 dot beside them. Write it: 2 × 3 + 1 = 7. Which part comes first? (2 × 3)',
      harder:
        'Put one pair of parentheses into 2 + 3 × 4 - 1. What is the greatest value you can get, and the least? (19 and 11)',
    },
    prompts: [
      { ask: 'Evaluate 6 + 4 × 5.', answer: '26', sum: '6 + 4 * 5' },
      {
        ask: '{hero} had 40 {tokens} and gave 6 to each of 5 friends. Which line fits: (40 - 6) × 5 or 40 - 6 × 5?',
        answer: '40 - 6 × 5',
      },
      { ask: '3 rows of 8 {tokens} and 5 more are needed at {place}. Write an expression.', answer: '3 × 8 + 5' },
      { ask: 'Evaluate (6 + 4) × 5.', answer: '50', sum: '(6 + 4) * 5' },
      { ask: 'Evaluate 18 - 12 ÷ 3.', answer: '14', sum: '18 - 12 / 3' },
      { ask: '{friend} says 5 + 3 × 2 is 16. What is right?', answer: '11', sum: '5 + 3 * 2' },
      {
        ask: '30 {tokens} go into 5 equal rows. {hero} adds 2 to each row. Which line fits: 30 ÷ 5 + 2 or 30 ÷ (5 + 2)?',
        answer: '30 ÷ 5 + 2',
      },
      {
        ask: '{hero} has 8 {tokens} and {friend} has 5. Write an expression: double their sum.',
        answer: '2 × (8 + 5)',
      },
      { ask: 'Evaluate (18 - 12) ÷ 3.', answer: '2', sum: '(18 - 12) / 3' },
      {
        ask: '{hero} splits 6 rows of 14 {tokens} as 6 × (10 + 4). How many {tokens} is that?',
        answer: '84',
        sum: '6 * (10 + 4)',
      },
      {
        ask: 'At {place} 4 friends each carry 9 {tokens} and drop 2. Write one expression for all of them.',
        answer: '4 × (9 - 2)',
      },
      { ask: 'Place parentheses so that this is true: 12 - 4 + 3 = 5.', answer: '12 - (4 + 3) = 5' },
      { ask: 'Without working it out: how many times as much is 4 × (218 + 97) as 218 + 97?', answer: '4' },
      {
        ask: 'Which does not belong: 2 × (3 + 4), 20 - 6, 2 × 3 + 4, 7 + 7? Tell why.',
        answer: '2 × 3 + 4 is 10, the others are 14',
      },
      {
        ask: '7 rows at {place} have room for 9 {tokens} each. 15 spots stay empty, and 4 friends share the {tokens}. How many does each get?',
        answer: '12',
        sum: '(7 * 9 - 15) / 4',
      },
      {
        ask: '{friend} doubles some {tokens} and adds 10. That makes 36. How many were there at first?',
        answer: '13',
        sum: '(36 - 10) / 2',
      },
      { ask: 'Evaluate 100 - (25 + 15) ÷ 4.', answer: '90', sum: '100 - (25 + 15) / 4' },
      { ask: 'Make up a story at {place} for 4 × (5 + 2). What is its value?', answer: '28', sum: '4 * (5 + 2)' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'write-expression', upTo: 100 }] },
      { kind: 'number-practice', tasks: [{ do: 'write-expression', upTo: 200 }] },
    ],
  },
]
