import type { Skill } from '../../../types.ts'

export const skipCountCoins: Skill = {
  id: 'math.2.skip-count-coins',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 4,
  short: 'Skip Counting and Coins',
  iCan: 'I can use skip counting by 5 and 10 to find how much coins are worth.',
  codes: ['2.NBT.2', '2.MD.8'],
  prerequisites: ['math.2.hundreds'],
  keywords: [
    { word: 'skip count', definition: 'to count by the same jump each time' },
    { word: 'cent', definition: 'the smallest part of a dollar; 100 cents make a dollar' },
  ],
  model:
    'Lay out 3 dimes, 2 nickels and 4 pennies. Say: A dime is 10 cents, a nickel 5, a penny 1. I begin with the largest. Skip count the dimes: 10, 20, 30. Go on by fives: 35, 40. Count on by ones: 41, 42, 43, 44. So it is 44 cents.',
  picture: {
    kind: 'coins',
    values: [10, 10, 10, 5, 5, 1, 1, 1, 1],
    counts: ['10', '20', '30', '35', '40', '41', '42', '43', '44'],
  },
  check: {
    question: 'How much are 2 dimes, 3 nickels and 2 pennies? Count out loud.',
    lookFor: '10, 20, then 25, 30, 35, then 36, 37. It is 37 cents.',
  },
  laterChecks: [
    {
      question: 'How much are 4 dimes and 1 nickel? Count out loud.',
      lookFor: '10, 20, 30, 40, then 45. It is 45 cents.',
    },
    {
      question: 'How much are 1 dime, 5 nickels and 1 penny? Count out loud.',
      lookFor: '10, then 15, 20, 25, 30, 35, then 36. It is 36 cents.',
    },
    {
      question: 'A pen costs 79 cents. You pay with 1 dollar. How much change comes back?',
      lookFor: '21 cents. 1 penny makes 80, and 2 dimes make 90, 100.',
      further: true,
    },
  ],
  misconception: {
    says: 'The nickel is bigger than the dime, so it is worth more.',
    reply: 'A dime is small, but it is 10 cents. How many nickels would you trade for it?',
  },
  tools: [
    {
      name: 'coins',
      quantity: '4 dimes, 6 nickels and 4 pennies',
      core: true,
      substitute: 'slips with 10, 5 or 1 written on them',
    },
  ],
  easier: 'Lay out 5 nickels only. Touch each one and count by fives: 5, 10, 15, 20, 25.',
  harder:
    'Find all 4 ways to pay 30 cents in dimes and nickels. (dimes and nickels: 3 and 0, 2 and 2, 1 and 4, 0 and 6)',
  again: {
    easier: 'A price is 7 cents, and you pay 1 dime. Lay pennies and count up: 8, 9, 10. The change is 3 cents.',
    harder:
      'You pay 1 dollar and get 27 cents back in five coins. Which coins, and what was the price? (2 dimes, 1 nickel, 2 pennies; 73 cents)',
    model:
      'Write: price 68 cents, paid 1 dollar. Say: A dollar is 100 cents. I count up from 68 to 100, because that is what comes back. Lay 2 pennies up to the full ten: 69, 70. Lay 3 dimes: 80, 90, 100. Count these coins: the change is 32 cents.',
    picture: { kind: 'coins', values: [1, 1, 10, 10, 10], counts: ['69', '70', '80', '90', '100'] },
    misconception: {
      says: 'From 68 to 100 is 42: 6 and 4 make ten, 8 and 2 make ten.',
      reply: 'Lay 2 pennies and 4 dimes and count on from 68. Where do you land?',
    },
  },
  third: {
    easier:
      'A price is 38 cents. Count up: 2 pennies to 40, a dime to 50. What is the change from 50 cents? (12 cents)',
    harder: 'Make 60 cents with exactly seven coins, only dimes and nickels. How many of each? (5 dimes and 2 nickels)',
  },
  prompts: [
    { part: 'tens', ask: '{hero} skip counts dimes: 40, 50, 60 cents. What comes next?', answer: '70', sum: '60 + 10' },
    { part: 'fives', ask: '{hero} pays 6 nickels for one {token}. How many cents?', answer: '30', sum: '6 * 5' },
    { part: 'both', ask: 'One {token} costs 1 dime and 1 nickel. How many cents?', answer: '15', sum: '10 + 5' },
    { part: 'tens', ask: 'A trip to {place} costs 2 dimes. How many cents?', answer: '20', sum: '2 * 10' },
    { part: 'fives', ask: 'Skip count by fives. Fill the gap: 85, 90, __, 100.', answer: '95', sum: '90 + 5' },
    {
      part: 'both',
      ask: '{hero} has 3 dimes, 1 nickel and 2 pennies. How many cents?',
      answer: '37',
      sum: '3 * 10 + 5 + 2',
    },
    { part: 'tens', ask: '{hero} pays 50 cents in dimes for {tokens}. How many dimes?', answer: '5', sum: '50 / 10' },
    { part: 'fives', ask: 'Each of 5 {tokens} costs one nickel. How many cents in all?', answer: '25', sum: '5 * 5' },
    {
      part: 'both',
      ask: '{friend} says 2 dimes and 4 nickels are 60 cents. What is right?',
      answer: '40',
      sum: '2 * 10 + 4 * 5',
    },
    { part: 'tens', ask: '{hero} has 4 dimes and 3 pennies. How many cents?', answer: '43', sum: '4 * 10 + 3' },
    {
      part: 'fives',
      ask: 'One big {token} costs 40 cents. How many nickels pay for it?',
      answer: '8',
      sum: '40 / 5',
    },
    { part: 'both', ask: 'One {token} is 4 nickels, one is 3 dimes. Which price is more?', answer: '3 dimes' },
    { part: 'tens', ask: 'Each of 6 {tokens} costs one dime. How many cents in all?', answer: '60', sum: '6 * 10' },
    { part: 'fives', ask: '{friend} has 3 nickels and 4 pennies. How many cents?', answer: '19', sum: '3 * 5 + 4' },
    {
      part: 'both',
      ask: '{friend} has 4 dimes, 4 nickels and 3 pennies. How many cents?',
      answer: '63',
      sum: '4 * 10 + 4 * 5 + 3',
    },
    { part: 'tens', ask: '{friend} has 8 dimes and 2 pennies. How many cents?', answer: '82', sum: '8 * 10 + 2' },
    { part: 'fives', ask: 'Which does not belong when you count by fives: 15, 20, 27, 30?', answer: '27' },
    { part: 'both', ask: 'Show 20 cents with dimes only, then with nickels only.', answer: '2 dimes, then 4 nickels' },
    { part: 'tens', ask: '{hero} has 9 dimes and 5 pennies. How many cents?', answer: '95', sum: '9 * 10 + 5' },
    { part: 'fives', ask: '{hero} skip counts 11 nickels by fives. How many cents?', answer: '55', sum: '11 * 5' },
    { part: 'both', ask: 'How much are 5 dimes, 3 nickels and 2 pennies?', answer: '67', sum: '5 * 10 + 3 * 5 + 2' },
    { part: 'both', ask: 'How much are 6 dimes, 6 nickels and 4 pennies?', answer: '94', sum: '6 * 10 + 6 * 5 + 4' },
    {
      part: 'tens',
      ask: 'One {token} costs 89 cents. {friend} pays 1 dollar. How many cents come back?',
      answer: '11',
      sum: '100 - 89',
      further: true,
    },
    {
      part: 'tens',
      ask: 'One {token} costs 40 cents. You pay 1 dollar. How many dimes come back?',
      answer: '6',
      sum: '(100 - 40) / 10',
      further: true,
    },
    {
      part: 'fives',
      ask: 'One {token} costs 1 dollar. {hero} has 85 cents. How many nickels are missing?',
      answer: '3',
      sum: '(100 - 85) / 5',
      further: true,
    },
    {
      part: 'both',
      ask: 'One {token} costs 74 cents. {friend} pays 1 dollar. How many cents come back?',
      answer: '26',
      sum: '100 - 74',
      further: true,
    },
    {
      part: 'fives',
      ask: 'Count up by fives from 65 cents to 1 dollar. How many cents are missing?',
      answer: '35',
      sum: '100 - 65',
      further: true,
    },
    {
      part: 'both',
      ask: 'One {token} costs 57 cents. You pay 1 dollar. How much change is there?',
      answer: '43',
      sum: '100 - 57',
      further: true,
    },
    {
      part: 'both',
      ask: 'The price is 38 cents. {friend} pays 1 dollar and gets 72 cents back. How many cents are right?',
      answer: '62',
      sum: '100 - 38',
      further: true,
    },
  ],
  sheets: [
    { kind: 'money', form: 'count', values: [1, 5, 10], upTo: 99 },
    { kind: 'money', form: 'count', values: [5, 10], upTo: 95 },
    { kind: 'money', form: 'change', values: [1, 5, 10], upTo: 100, further: true },
  ],
}
