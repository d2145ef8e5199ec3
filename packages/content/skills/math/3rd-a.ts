import type { Skill } from '../../types.ts'

export const thirdA: Skill[] = [
  {
    id: 'math.3.add-subtract-round',
    subject: 'math',
    grade: '3rd',
    order: 1,
    short: 'Add, Subtract and Round',
    iCan: 'I can solve sums to 1000 and use rounding to test my answer.',
    codes: ['3.NBT.1', '3.NBT.2'],
    prerequisites: ['math.2.add-within-100', 'math.2.hundreds'],
    keywords: [
      { word: 'round', definition: 'to go to the nearest ten or hundred' },
      { word: 'about', definition: 'near a number but not exactly it' },
    ],
    model:
      'Write 286 + 345. Say: First I round. 286 is about 300 and 345 is about 300, so I expect about 600. Now I add: 6 and 5 is 11, write 1, carry a ten. 8 and 4 and 1 is 13 tens, write 3, carry a hundred. 2 and 3 and 1 is 6. The sum is 631. That is near 600.',
    check: {
      question: 'Round 472 to the nearest hundred. Is 472 + 119 closer to 600 or 700?',
      lookFor: '472 rounds to 500, so 500 + 100 is about 600. The sum is 591.',
    },
    misconception: {
      says: '472 rounds to 400, because it starts with a 4.',
      reply: 'Stand on a number line at 472. Is it a shorter walk to 400 or to 500? The tens digit tells you.',
    },
    easier: 'Round to the nearest ten only and add two-digit numbers.',
    harder: 'Find two numbers that round to 300 and 400 and add up to exactly 640.',
    prompts: [
      { ask: 'Round 67 to the nearest ten.', answer: '70' },
      {
        ask: 'There are 240 {things} at {place} and 130 on the way. How many {things} in all?',
        answer: '370',
        sum: '240 + 130',
      },
      { ask: 'Round 348 to the nearest hundred.', answer: '300' },
      { ask: '{hero} had 500 {things} and used 175. How many are left?', answer: '325', sum: '500 - 175' },
      {
        ask: 'Is 398 + 203 closer to 500 or 600? Tell how you can see it fast.',
        answer: '600, because 400 + 200 = 600',
      },
      { ask: 'Find the missing number: 268 + __ = 400.', answer: '132', sum: '400 - 268' },
      {
        ask: '{friend} wrote 524 - 186 = 462. Rounding says it is about 300. Find the right answer.',
        answer: '338',
        sum: '524 - 186',
      },
      {
        ask: 'Three logs weigh 127, 256 and 342 pounds. How many pounds in all?',
        answer: '725',
        sum: '127 + 256 + 342',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'add', form: 'column', upTo: 1000, regroup: true }] },
      { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'column', upTo: 1000, regroup: true }] },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'round', to: 10, upTo: 1000 },
          { do: 'round', to: 100, upTo: 1000 },
        ],
      },
      { kind: 'sum-shapes', form: 'square', upTo: 60 },
      { kind: 'number-line', form: 'read', of: 'whole', upTo: 1000, step: 10 },
      { kind: 'money', form: 'change', values: [5, 10, 25], upTo: 500 },
    ],
  },
  {
    id: 'math.3.multiply',
    subject: 'math',
    grade: '3rd',
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
      'Write 6 × 7. Draw 6 rows of 7 dots. Draw a line under the fifth row. Say: I break it into parts that I have by heart. 5 rows of 7 is 35. One more row of 7 makes 42. So 6 × 7 = 42. Breaking apart helps with any hard fact.',
    check: {
      question: 'How could 5 × 8 = 40 help you find 6 × 8?',
      lookFor: 'Add one more group of 8: 40 + 8 = 48.',
    },
    misconception: {
      says: '6 × 7 is 13.',
      reply: 'That is 6 plus 7. Here we have 6 groups with 7 in each. Is one group already 7?',
    },
    easier: 'Use twos, fives and tens first and skip count on your fingers.',
    harder: 'Solve 7 × 8 in two ways by breaking apart a different number each time.',
    prompts: [
      { ask: '4 boats carry 5 {things} each. How many {things} in all?', answer: '20', sum: '4 * 5' },
      {
        ask: 'Draw 3 rows of 6 dots. What times fact does it show, and what is the product?',
        answer: '3 × 6 = 18 (or 6 × 3)',
      },
      { ask: 'Double 2 × 9. What is 4 × 9?', answer: '36', sum: '4 * 9' },
      { ask: '{hero} lays out 7 rows with 8 {things} in each row. How many {things}?', answer: '56', sum: '7 * 8' },
      { ask: 'Find the missing number: __ × 6 = 42.', answer: '7', sum: '42 / 6' },
      { ask: '5 × 7 is 35. Use it to find 6 × 7.', answer: '42', sum: '6 * 7' },
      {
        ask: '{friend} has 3 bags of 9 {things} and 4 loose ones. How many {things} in all?',
        answer: '31',
        sum: '3 * 9 + 4',
      },
      {
        ask: 'A hall near {place} has 8 rows of 6 seats. 10 seats are empty. How many are full?',
        answer: '38',
        sum: '8 * 6 - 10',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 8], right: [3, 9] }] },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'row', left: [2, 10], right: [2, 10] }] },
      { kind: 'word-problems', types: ['equal-groups', 'array'], upTo: 100, factorUpTo: 10 },
      { kind: 'area-model', left: [3, 6], right: [11, 16] },
      { kind: 'number-bond', form: 'bond', of: 'multiply', upTo: 100 },
      { kind: 'number-maze', rule: 'multiples', by: 4, upTo: 60 },
    ],
  },
  {
    id: 'math.3.divide',
    subject: 'math',
    grade: '3rd',
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
      'Say: 24 berries for 4 bears. I share: one for each bear, again and again. To be quick I ask, 4 times what is 24? 4 × 6 = 24, so 24 ÷ 4 = 6. Each bear gets 6. The same fact tells me: in groups of 4, I could make 6 groups.',
    check: {
      question: 'Which times fact helps with 35 ÷ 5?',
      lookFor: '5 × 7 = 35, so the quotient is 7.',
    },
    misconception: {
      says: '24 ÷ 4 is the same as 4 ÷ 24.',
      reply: 'Times facts can be swapped, but this cannot. 24 shared by 4 is not 4 shared by 24. Which fits our story?',
    },
    easier: 'Deal out objects one by one into equal heaps and count one heap.',
    harder: 'Write a sharing story and a grouping story for the same fact, 18 ÷ 3.',
    prompts: [
      { ask: 'Share 12 {things} between {hero} and {friend}. How many does each get?', answer: '6', sum: '12 / 2' },
      { ask: '20 {things} sit in rows of 5. How many rows are there?', answer: '4', sum: '20 / 5' },
      { ask: 'Use 3 × 9 = 27. What is 27 ÷ 3?', answer: '9', sum: '27 / 3' },
      { ask: '42 {things} go to {place} in 6 equal groups. How many are in each group?', answer: '7', sum: '42 / 6' },
      { ask: 'What number divided by 8 gives 4?', answer: '32', sum: '8 * 4' },
      {
        ask: 'Write the four facts of the family 7, 8 and 56.',
        answer: '7 × 8 = 56, 8 × 7 = 56, 56 ÷ 7 = 8, 56 ÷ 8 = 7',
      },
      {
        ask: '{hero} has 30 blue and 24 green lamps. They go on 9 hooks, the same number each. How many on each hook?',
        answer: '6',
        sum: '(30 + 24) / 9',
      },
      {
        ask: 'A guide takes groups of 8. 64 people came, and 3 groups have gone. How many groups still wait?',
        answer: '5',
        sum: '64 / 8 - 3',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [2, 10], quotient: [2, 10] }] },
      { kind: 'word-problems', types: ['share-equally', 'number-of-groups'], upTo: 100, factorUpTo: 10 },
      { kind: 'word-problems', types: ['two-step-multiply'], upTo: 100, factorUpTo: 9 },
      { kind: 'number-bond', form: 'family', of: 'multiply', upTo: 100 },
      { kind: 'cage-puzzle', size: 4, operations: ['add', 'multiply'] },
    ],
  },
  {
    id: 'math.3.elapsed-time',
    subject: 'math',
    grade: '3rd',
    order: 4,
    short: 'How Long Did It Take?',
    iCan: 'I can use a time line to measure how many minutes have gone by.',
    codes: ['3.MD.1'],
    prerequisites: ['math.1.clock-half-hour', 'math.2.skip-count-coins'],
    keywords: [
      { word: 'elapsed time', definition: 'how long something lasts, from start to end' },
      { word: 'minute', definition: 'a short time; 60 of them make an hour' },
    ],
    model:
      'Draw a line. Write 2:40 at the left and 3:15 at the right. Say: I hop to the next full hour. From 2:40 to 3:00 is 20 minutes. From 3:00 to 3:15 is 15 more. 20 + 15 = 35 minutes. I hop to an hour first, because hours have 60 minutes, not 100.',
    check: {
      question: 'A walk starts at 4:50 and ends at 5:20. How long is it?',
      lookFor: '10 minutes to 5:00 and 20 more, so 30 minutes.',
    },
    misconception: {
      says: 'From 2:40 to 3:15 is 75 minutes, because 315 - 240 is 75.',
      reply: 'Those are clock numbers. After 2:59 comes 3:00, not 2:60. Hop to 3:00 first.',
    },
    easier: 'Use times inside one hour, such as 3:10 to 3:25.',
    harder: 'Work backward: it ended at 6:05 and took 45 minutes, so when did it start?',
    prompts: [
      { ask: 'How many minutes are in one hour?', answer: '60' },
      { ask: 'From 3:10 to 3:25: how many minutes?', answer: '15', sum: '25 - 10' },
      { ask: 'The long hand moves from 12 to 5. How many minutes go by?', answer: '25', sum: '5 * 5' },
      {
        ask: '{hero} opens {place} at 9:45 and {friend} comes at 10:00. How many minutes does {hero} wait?',
        answer: '15',
        sum: '60 - 45',
      },
      { ask: 'A game with the {things} lasts 40 minutes. It starts at 1:30. When does it end?', answer: '2:10' },
      { ask: 'Which is longer: 75 minutes or 1 hour?', answer: '75 minutes, by 15 minutes' },
      { ask: '{friend} sorts {things} from 5:35 to 6:20. How many minutes is that?', answer: '45', sum: '25 + 20' },
      { ask: 'A show ends at 4:15. It took 50 minutes. When did it begin?', answer: '3:25' },
    ],
    sheets: [
      { kind: 'clock', form: 'elapsed', every: 5 },
      { kind: 'clock', form: 'read', every: 1 },
    ],
  },
]
