import type { Skill } from '../../types.ts'

export const fifthA: Skill[] = [
  {
    id: 'math.5.multiply-multi-digit',
    subject: 'math',
    grade: '5th',
    order: 1,
    short: 'Multiplying Multi-Digit Numbers',
    iCan: 'I can calculate the product of multi-digit numbers and estimate to check it.',
    codes: ['5.NBT.5'],
    prerequisites: ['math.4.multiply-multi-digit'],
    keywords: [{ word: 'partial product', definition: 'the product of one part of a number, added up later' }],
    model:
      'Write 243 × 36. Say: I expect about 240 × 40 = 9,600. Ones first: 6 × 243 = 1,458. Now the 3, which is 30: 30 × 243 = 7,290, so the row ends in 0. Add the rows: 1,458 + 7,290 = 8,748. That is a little under my estimate, which makes sense.',
    check: {
      question: 'Why does the second row of 52 × 47 end in a zero?',
      lookFor: 'It multiplies by 40, not by 4. 40 × 52 = 2,080, and the full product is 2,444.',
    },
    misconception: {
      says: '243 × 36: 1,458 + 729 = 2,187.',
      reply: 'Your estimate was near 9,600. The 3 stands for 30. How many times larger must that row be?',
    },
    easier: 'Use a drawn rectangle with four parts for two-digit numbers.',
    harder: 'Find two-digit factors whose product is as close to 2,000 as possible.',
    prompts: [
      { ask: 'What is 40 × 60?', answer: '2400', sum: '40 * 60' },
      {
        ask: 'Estimate 198 × 51 with round numbers. What do you multiply, and what do you get?',
        answer: '200 × 50 = 10,000',
      },
      {
        ask: '{hero} orders 25 boxes with 48 {things} in each. How many {things} is that?',
        answer: '1200',
        sum: '25 * 48',
      },
      { ask: 'Use 30 × 15 = 450 to find 29 × 15.', answer: '435', sum: '29 * 15' },
      {
        ask: 'A walkway to {place} has 34 rows of 112 tiles. How many tiles are there?',
        answer: '3808',
        sum: '34 * 112',
      },
      {
        ask: '{friend} says 63 × 29 = 693. Use an estimate to show that it is wrong, then find the product.',
        answer: '1827',
        sum: '63 * 29',
      },
      { ask: 'How many minutes are in one week?', answer: '10080', sum: '7 * 24 * 60' },
      {
        ask: 'A ticket costs 18 dollars. On Monday 125 are sold, on Tuesday 140. How many dollars is that?',
        answer: '4770',
        sum: '18 * (125 + 140)',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [112, 999], right: [12, 59] }] },
      { kind: 'word-problems', types: ['times-as-many', 'equal-groups'], upTo: 2500, factorUpTo: 50 },
      { kind: 'area-model', left: [23, 97], right: [112, 678] },
    ],
  },
  {
    id: 'math.5.divide-two-digit',
    subject: 'math',
    grade: '5th',
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
      'Write 864 ÷ 24. Say: I use groups that I can multiply with ease. 10 × 24 = 240, so 30 × 24 = 720. I have 144 left. 5 × 24 = 120, and 24 more is one more group. That is 30 + 5 + 1 = 36. I check: 36 × 24 = 864.',
    check: {
      question: 'Is 600 ÷ 19 closer to 30 or to 60? How can you tell?',
      lookFor: 'To 30, because 19 is near 20, and 600 ÷ 20 = 30.',
    },
    misconception: {
      says: '864 ÷ 24: I divide by 20 and by 4 and add the answers.',
      reply: 'Try it with 24 ÷ 6. Does 24 ÷ 4 plus 24 ÷ 2 give 4? You may split the dividend, not the divisor.',
    },
    easier: 'Divide by 10, 20 or 25 and say the groups out loud.',
    harder: 'Find a number with remainder 7 both when you divide it by 12 and by 15.',
    prompts: [
      { ask: 'What is 480 ÷ 20?', answer: '24', sum: '480 / 20' },
      { ask: '{hero} puts 300 {things} into boxes of 25. How many boxes are filled?', answer: '12', sum: '300 / 25' },
      { ask: 'Estimate 812 ÷ 39 with round numbers.', answer: '20', sum: '800 / 40' },
      { ask: 'Find 672 ÷ 32. Start with 20 groups.', answer: '21', sum: '672 / 32' },
      {
        ask: '{friend} shares 1,350 {things} among 15 teams. How many does each team get?',
        answer: '90',
        sum: '1350 / 15',
      },
      { ask: 'Divide 500 by 12. Write the quotient and the remainder.', answer: '41 R 8' },
      {
        ask: 'A bus to {place} seats 44 people. 400 people want to go. How many buses are needed?',
        answer: '10',
        sum: '(400 + 40) / 44',
      },
      {
        ask: 'A mill fills 36 bags a minute. How many minutes does it need for 2,880 bags?',
        answer: '80',
        sum: '2880 / 36',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [11, 30], quotient: [11, 60] }] },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [11, 25], quotient: [4, 30] }] },
      { kind: 'word-problems', types: ['interpret-remainder', 'share-equally'], upTo: 400, factorUpTo: 20 },
      { kind: 'long-division', dividend: [240, 9800], divisor: [11, 48], remainder: true },
    ],
  },
  {
    id: 'math.5.expressions',
    subject: 'math',
    grade: '5th',
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
      'Write 4 × (7 + 3) - 6. Say: Parentheses come first: 7 + 3 = 10. Then times: 4 × 10 = 40. Last, minus 6 is 34. Without the parentheses, 4 × 7 is 28, then 28 + 3 - 6 = 25. The marks change the story: 4 bags with 7 red and 3 blue in each, and then 6 go.',
    check: {
      question: 'What is 20 - (6 + 2) × 2, and what did you do first?',
      lookFor: '4. First 6 + 2 = 8, then 8 × 2 = 16, then 20 - 16.',
    },
    misconception: {
      says: '5 + 3 × 2 is 16, because I read from left to right.',
      reply: 'Think of 5 loose eggs and 3 boxes of 2. Would you count 16 eggs? Groups are found first.',
    },
    easier: 'Work with two signs and circle the part that comes first.',
    harder: 'Use 2, 3, 4 and 5 with any signs to make as many numbers up to 10 as you can.',
    prompts: [
      { ask: 'Evaluate 6 + 4 × 5.', answer: '26', sum: '6 + 4 * 5' },
      { ask: 'Evaluate (6 + 4) × 5.', answer: '50', sum: '(6 + 4) * 5' },
      { ask: 'Write an expression: 3 bags with 8 {things} each, and 5 more.', answer: '3 × 8 + 5, which is 29' },
      {
        ask: '{hero} had 40 {things} and gave 6 to each of 5 friends. How many {things} are left?',
        answer: '10',
        sum: '40 - 6 * 5',
      },
      {
        ask: 'Without working them out, tell which is greater: 4 × (218 + 97) or 218 + 97.',
        answer: '4 × (218 + 97), it is 4 times as much',
      },
      { ask: 'Place parentheses so that this is true: 12 - 4 + 3 = 5.', answer: '12 - (4 + 3) = 5' },
      {
        ask: 'In {place} 7 rows have 9 seats. 15 seats are broken and the rest are shared by 4 clubs. How many for each club?',
        answer: '12',
        sum: '(7 * 9 - 15) / 4',
      },
      {
        ask: '{friend} doubles a number, adds 10 and gets 36. Which number was it?',
        answer: '13',
        sum: '(36 - 10) / 2',
      },
    ],
    sheets: [
      { kind: 'word-problems', types: ['multi-step'], upTo: 500, factorUpTo: 20 },
      { kind: 'word-problems', types: ['multi-step', 'two-step-multiply'], upTo: 200, factorUpTo: 12 },
      { kind: 'balance-scales', form: 'weights', upTo: 99 },
      { kind: 'cage-puzzle', size: 5, operations: ['add', 'subtract', 'multiply', 'divide'] },
    ],
  },
  {
    id: 'math.5.add-subtract-decimals',
    subject: 'math',
    grade: '5th',
    order: 4,
    short: 'Adding and Subtracting Decimals',
    iCan: 'I can calculate sums and differences of decimals by lining up the points.',
    codes: ['5.NBT.7', '5.NBT.3'],
    prerequisites: ['math.4.tenths-hundredths', 'math.4.add-subtract-thousands'],
    keywords: [{ word: 'thousandth', definition: 'one of 1,000 equal parts' }],
    model:
      'Write 5.2 - 1.75, one under the other. Say: I line up the points, so tenths stand under tenths. 5.2 has no hundredths, so I write a zero: 5.20. Now I trade: 10 - 5 is 5, 11 - 7 is 4, 4 - 1 is 3. The answer is 3.45. Check: 3.45 + 1.75 = 5.20.',
    check: {
      question: 'How would you set up 3.6 + 0.48, and what is the sum?',
      lookFor: 'Points lined up, 3.60 over 0.48. The sum is 4.08.',
    },
    misconception: {
      says: '3.6 + 0.48 is 0.84, because I lined up the last digits.',
      reply: 'You began with more than 3. Could adding make it less than 1? Line up the points, not the ends.',
    },
    easier: 'Add tenths only and think of them as dimes.',
    harder: 'Find three decimals with different numbers of places that add up to 10.',
    prompts: [
      { ask: 'Add 2.4 and 1.5.', answer: '3.9', sum: '2.4 + 1.5' },
      {
        ask: '{hero} had 10 dollars and spent 6.75 dollars at the shop. How many dollars are left?',
        answer: '3.25',
        sum: '10 - 6.75',
      },
      { ask: 'What must you add to 0.82 to make 1?', answer: '0.18', sum: '1 - 0.82' },
      {
        ask: 'One box of {things} weighs 3.4 pounds, another 2.85 pounds. How many pounds are both?',
        answer: '6.25',
        sum: '3.4 + 2.85',
      },
      { ask: '{friend} wrote 7.5 - 2.25 = 5.35. Correct it.', answer: '5.25', sum: '7.5 - 2.25' },
      { ask: 'Order from least: 2.05, 2.5, 2.045.', answer: '2.045, 2.05, 2.5' },
      {
        ask: 'A walk has three parts: 1.2, 0.75 and 2.08 kilometers. How many kilometers in all?',
        answer: '4.03',
        sum: '1.2 + 0.75 + 2.08',
      },
      {
        ask: '{hero} mixes 0.625 liters of blue and 0.4 liters of red, then pours out 0.5 liters. How many liters stay?',
        answer: '0.525',
        sum: '0.625 + 0.4 - 0.5',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-decimals', places: 2, upTo: 50 },
          { do: 'subtract-decimals', places: 2, upTo: 50 },
        ],
      },
      { kind: 'word-problems', types: ['decimal-sum'], upTo: 100 },
      { kind: 'money', form: 'change', values: [1, 5], upTo: 2000 },
      { kind: 'decimal-grid', form: 'compare', places: 2 },
      { kind: 'number-line', form: 'read', of: 'decimal', upTo: 2, step: 100 },
    ],
  },
]
