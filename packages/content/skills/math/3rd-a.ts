import type { Skill } from '../../types.ts'

export const thirdA: Skill[] = [
  {
    id: 'math.3.add-subtract-round',
    subject: 'math',
    grade: '3rd',
    strand: 'operations',
    order: 1,
    short: 'Add, Subtract and Round',
    iCan: 'I can solve sums to 1000 and use rounding to test my answer.',
    codes: ['3.NBT.1', '3.NBT.2'],
    prerequisites: ['math.2.add-within-100', 'math.2.hundreds'],
    keywords: [
      {
        word: 'round',
        definition: 'to go to the nearest ten or hundred; the ones digit decides for tens, the tens digit for hundreds',
      },
      { word: 'about', definition: 'near a number but not exactly it' },
    ],
    model:
      'Write 286 + 345. Say: The tens digit decides. 8 is 5 or more, so 286 rounds up to 300. 4 is less, so 345 rounds down to 300. I expect about 600. I add: 6 + 5 is 11, 8 + 4 + 1 is 13, 2 + 3 + 1 is 6. It is 631. Taking 345 back gives 286, so it fits.',
    check: {
      question: 'Round 472 to the nearest hundred. Is 472 + 119 closer to 600 or 700?',
      lookFor: '472 rounds to 500, so 500 + 100 is about 600. The sum is 591.',
    },
    laterChecks: [
      {
        question: 'Round 638 and 217 to hundreds. About how much is 638 + 217?',
        lookFor: 'About 600 + 200 = 800. The exact sum is 855.',
      },
      {
        question: 'Is 703 - 388 closer to 200 or to 300?',
        lookFor: 'To 300, because 700 - 400 = 300. The exact answer is 315.',
      },
    ],
    misconception: {
      says: '472 rounds to 400, because it starts with a 4.',
      reply: 'If you stand at 472 on a number line, is it a shorter walk to 400 or to 500?',
    },
    easier: 'Round to the nearest ten only and add two-digit numbers.',
    harder: 'Find two numbers that round to the hundreds 300 and 400 and add up to exactly 640 (such as 280 + 360).',
    again: {
      easier:
        'Draw a line from 60 to 70 with ten equal steps and mark 63. Which end is nearer? (60, so 63 rounds to 60)',
      harder:
        'Two numbers add up to 700. One is 124 more than the other. Find them, and test with rounding. (412 and 288, about 400 + 300)',
    },
    prompts: [
      {
        ask: '{hero} has 38 {tokens} and {friend} has 51. Round to tens. About how many is that?',
        answer: '90',
        sum: '40 + 50',
      },
      { ask: 'Round 472 to the nearest hundred.', answer: '500' },
      {
        ask: 'At {place} {hero} has 47 {tokens} and {friend} has 36. Round to guess. Exactly how many are there?',
        answer: '83',
        sum: '47 + 36',
      },
      {
        ask: 'One box holds 412 {tokens}, another 289. Round to hundreds. About how many is that?',
        answer: '700',
        sum: '400 + 300',
      },
      { ask: 'Find 412 + 275. Test it: 400 + 300 is about 700.', answer: '687', sum: '412 + 275' },
      {
        ask: 'There were 100 {things} at {place}. {hero} sorted 29 and {friend} sorted 42. How many are left to sort?',
        answer: '29',
        sum: '100 - 29 - 42',
      },
      { ask: 'Is 398 + 203 closer to 500 or to 600? Tell how you see it fast.', answer: '600' },
      { ask: 'Find the missing number: 268 + __ = 400. Round to test it.', answer: '132', sum: '400 - 268' },
      { ask: '{friend} rounds 96 {tokens} down to 90. What is right, to the nearest ten?', answer: '100' },
      {
        ask: '500 {tokens} are needed. {hero} has 175. How many are missing? Test it with 500 - 200.',
        answer: '325',
        sum: '500 - 175',
      },
      {
        ask: '{friend} wrote 524 - 186 = 462. Rounding says it is about 300. Find the right answer.',
        answer: '338',
        sum: '524 - 186',
      },
      {
        ask: 'Three boxes of {tokens} weigh 127, 256 and 342 grams. Estimate first. How many grams in all?',
        answer: '725',
        sum: '127 + 256 + 342',
      },
      {
        ask: 'There is room for 100 {tokens} at {place}. 62 are in, and 29 more come. Do they fit? Round to tell.',
        answer: 'yes, 60 + 30 is about 90',
      },
      { ask: 'Which is wrong: 299 + 310 = 609 or 512 - 198 = 414? Round to find out.', answer: '512 - 198 = 414' },
      { ask: 'Find 305 - 148 in two ways. What do you get both times?', answer: '157', sum: '305 - 148' },
      {
        ask: '{friend} counts 376 {tokens}, then 248. Is 514 in all likely? Round, then find the right sum.',
        answer: '624',
        sum: '376 + 248',
      },
      { ask: 'Which two add up to about 900: 412, 298 or 487?', answer: '412 and 487' },
      {
        ask: 'Two numbers round to the hundreds 300 and 500. What is the greatest sum they can have?',
        answer: '898',
        sum: '349 + 549',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add', form: 'column', upTo: 1000, regroup: true },
          { do: 'subtract', form: 'column', upTo: 1000, regroup: true },
        ],
      },
      { kind: 'number-practice', tasks: [{ do: 'round-to-check', of: 'sum', to: 100, upTo: 1000 }] },
      { kind: 'number-practice', tasks: [{ do: 'round-to-check', of: 'difference', to: 100, upTo: 1000 }] },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'round', to: 10, upTo: 1000 },
          { do: 'round', to: 100, upTo: 1000 },
        ],
      },
    ],
  },
  {
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
      'Write 6 × 7: six groups of seven. Draw 6 rows of 7 dots, with a line under the fifth row. Say: I break it into easy parts. 5 rows of 7 are 35. One more row of 7 makes 42. So 6 × 7 = 42. From the side it is 7 rows of 6, so 7 × 6 = 42, too.',
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
    easier: 'Use twos, fives and tens first and skip count along the rows.',
    harder: 'Solve 7 × 8 in two ways by breaking apart a different number each time (40 + 16 and 35 + 21, both 56).',
    again: {
      easier: 'Draw 3 circles with 2 dots in each. Count by twos: 2, 4, 6. Write it as a times fact: 3 × 2 = 6.',
      harder: 'Two numbers have the product 48 and the sum 14. Which numbers are they? (6 and 8)',
    },
    prompts: [
      { ask: '{hero} makes 4 rows of 6 {tokens}. How many {tokens} in all?', answer: '24', sum: '4 * 6' },
      { ask: 'Which times fact fits 7 + 7 + 7 + 7?', answer: '4 × 7' },
      { ask: '6 rows of 8 {tokens} are needed at {place}. How many {tokens} is that?', answer: '48', sum: '6 * 8' },
      { ask: '2 × 9 is 18. Double it. What is 4 × 9?', answer: '36', sum: '4 * 9' },
      { ask: 'Find the missing number: __ × 6 = 42.', answer: '7', sum: '42 / 6' },
      {
        ask: '10 bags of 6 {tokens} are 60. {hero} takes one bag away. How many {tokens} stay?',
        answer: '54',
        sum: '9 * 6',
      },
      {
        ask: '{hero} sets 3 groups of 9 {things}, and 4 are left over. How many {things} in all?',
        answer: '31',
        sum: '3 * 9 + 4',
      },
      { ask: '{friend} says 4 sets of 7 {tokens} are 11. Draw the groups. What is right?', answer: '28', sum: '4 * 7' },
      { ask: '{hero} sets 63 {tokens} in rows of 7. Which number fits __ × 7 = 63?', answer: '9', sum: '63 / 7' },
      { ask: 'Break 7 × 8 into 5 × 8 and 2 × 8. What is the product?', answer: '56', sum: '7 * 8' },
      { ask: 'Which does not belong: 3 × 8, 4 × 6, 5 × 5, 2 × 12? Tell why.', answer: '5 × 5, the others make 24' },
      {
        ask: '{tokens} come to {place} in sets of 8. 9 sets came, and 4 sets are used. How many {tokens} are left?',
        answer: '40',
        sum: '5 * 8',
      },
      { ask: 'Which is more {tokens}: 6 rows of 9 or 7 rows of 8?', answer: '7 rows of 8' },
      {
        ask: '8 boxes have room for 6 {tokens} each. 10 spots stay empty. How many are full?',
        answer: '38',
        sum: '8 * 6 - 10',
      },
      { ask: 'Tell a story at {place} for 3 × 9. What is the answer?', answer: '27', sum: '3 * 9' },
      {
        ask: '{hero} sets {tokens} in 4 rows of 8. Turn the array on its side. Which fact is it now?',
        answer: '8 × 4, still 32',
      },
      { ask: 'How many arrays can 12 dots make, if 3 rows of 4 and 4 rows of 3 count as two?', answer: '6' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 8], right: [3, 9] }] },
      { kind: 'word-problems', types: ['equal-groups', 'array'], upTo: 100, factorUpTo: 10 },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'row', left: [2, 10], right: [2, 10] }] },
    ],
  },
  {
    id: 'math.3.divide',
    subject: 'math',
    grade: '3rd',
    strand: 'operations',
    order: 3,
    short: 'Sharing and Grouping',
    iCan: 'I can solve a division problem by sharing or by making groups.',
    codes: ['3.OA.2', '3.OA.3', '3.OA.6'],
    prerequisites: ['math.3.multiply'],
    keywords: [
      { word: 'divide', definition: 'to share or split into equal groups' },
      { word: 'quotient', definition: 'the number you get when you divide' },
    ],
    model:
      'Draw 24 dots. Say: 4 teams share 24 tickets. I ask: 4 times what is 24? 4 × 6 = 24, so each team gets 6. I circle 4 equal shares of 6 to check. 24 ÷ 4 = 6. Grouping asks something else: how many groups of 4 are in 24? Also 6.',
    check: {
      question: 'Which times fact helps with 35 ÷ 5?',
      lookFor: '5 × 7 = 35, so the quotient is 7.',
    },
    laterChecks: [
      {
        question: '18 people sit 3 to a bench. How many benches do they fill?',
        lookFor: '6 benches, because 6 groups of 3 make 18.',
      },
      {
        question: 'Tell a sharing story for 32 ÷ 4 and solve it.',
        lookFor: 'Four equal shares of 32, with 8 in each share.',
      },
    ],
    misconception: {
      says: '24 ÷ 4 is the same as 4 ÷ 24.',
      reply: '24 tickets for 4 teams, or 4 tickets for 24 teams: which one fits our story?',
    },
    easier: 'Draw a circle for each share, deal out one dot at a time and count one circle.',
    harder: 'Write a sharing story and a grouping story for the same fact, 18 ÷ 3 (6 in each share, or 6 groups of 3).',
    again: {
      easier: 'Hold up all 10 fingers and group them by twos. How many groups are there? Write it: 10 ÷ 2 = 5.',
      harder: 'A number divided by 6 gives just as much as 21 ÷ 3. Which number is it? (42, as both give 7)',
    },
    prompts: [
      { ask: '{hero} and {friend} share 18 {tokens} equally. How many does each get?', answer: '9', sum: '18 / 2' },
      { ask: 'Use 6 × 7 = 42. What is 42 ÷ 7?', answer: '6', sum: '42 / 7' },
      { ask: '{hero} sets 36 {tokens} in rows of 9 at {place}. How many rows?', answer: '4', sum: '36 / 9' },
      { ask: '3 friends at {place} share 21 {tokens}. How many does each friend get?', answer: '7', sum: '21 / 3' },
      {
        ask: '{friend} sets 48 {things} in groups of 4 and counts 11 groups. 4 × 11 is 44. How many groups are there?',
        answer: '12',
        sum: '48 / 4',
      },
      { ask: '40 {tokens} go into boxes of 4. How many boxes do they fill?', answer: '10', sum: '40 / 4' },
      { ask: 'What number divided by 8 gives 4?', answer: '32', sum: '8 * 4' },
      { ask: 'Find the missing number: 45 ÷ __ = 9.', answer: '5', sum: '45 / 9' },
      {
        ask: '{hero} mixes 30 blue and 26 green {tokens} in 7 equal rows. How many are in a row?',
        answer: '8',
        sum: '(30 + 26) / 7',
      },
      {
        ask: '56 {tokens} come to {place} in 8 equal piles. How many are in 3 of the piles?',
        answer: '21',
        sum: '56 / 8 * 3',
      },
      {
        ask: 'Which does not belong: 24 ÷ 3, 40 ÷ 5, 36 ÷ 6, 56 ÷ 7? Tell why.',
        answer: '36 ÷ 6 is 6, the others are 8',
      },
      {
        ask: 'Write the four facts of the family 7, 8 and 56.',
        answer: '7 × 8 = 56, 8 × 7 = 56, 56 ÷ 7 = 8, 56 ÷ 8 = 7',
      },
      {
        ask: '{hero} halves 44 {tokens}, then halves each half. How many are in one share?',
        answer: '11',
        sum: '44 / 2 / 2',
      },
      { ask: '{friend} puts 18 {tokens} in sets of 3. Is that sharing or grouping?', answer: 'grouping' },
      { ask: 'Split 24 {tokens} into equal groups in three ways.', answer: 'such as 2 groups of 12, 3 of 8 or 4 of 6' },
      { ask: 'What is 0 ÷ 6? Tell why.', answer: '0, there is nothing to share' },
      {
        ask: '{hero} carries 64 {tokens}, 8 on each trip. 3 trips are done. How many trips are left?',
        answer: '5',
        sum: '64 / 8 - 3',
      },
    ],
    sheets: [
      { kind: 'word-problems', types: ['share-equally', 'number-of-groups'], upTo: 100, factorUpTo: 10 },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [2, 10], quotient: [2, 10] }] },
      { kind: 'number-bond', form: 'family', of: 'multiply', upTo: 100 },
    ],
  },
]
