import type { Skill } from '../../types.ts'

export const secondA: Skill[] = [
  {
    id: 'math.2.add-within-100',
    subject: 'math',
    grade: '2nd',
    order: 1,
    short: 'Adding to 100',
    iCan: 'I can solve adding problems to 100 and describe when I make a new ten.',
    codes: ['2.NBT.5', '2.OA.1'],
    prerequisites: ['math.1.add-two-digits'],
    keywords: [{ word: 'regroup', definition: 'to trade ten ones for one ten' }],
    model:
      'Write 47 + 28, one under the other. Say: Ones first. 7 and 8 make 15. That is 1 ten and 5 ones. I write the 5 and put the new ten on top of the tens. Now the tens: 4 and 2 and 1 more make 7. So 47 + 28 = 75.',
    check: {
      question: 'In 36 + 27, where does the extra ten come from?',
      lookFor: 'From the ones: 6 + 7 = 13, which is 1 ten and 3 ones. The sum is 63.',
    },
    misconception: {
      says: '47 + 28 is 615.',
      reply: 'The sum must be under 100. Is 40 and 20 anywhere near 600? The 15 ones hold a ten that has to move over.',
    },
    easier: 'Add numbers where the ones stay under ten, such as 43 + 25.',
    harder: 'Add three two-digit numbers and choose which two to add first.',
    prompts: [
      {
        ask: '{hero} stacks 34 {things} and then 25 more. How many {things} are stacked?',
        answer: '59',
        sum: '34 + 25',
      },
      { ask: 'Make the next ten: 48 + 2 + 7.', answer: '57', sum: '48 + 2 + 7' },
      { ask: 'Add 36 and 36. What is double 36?', answer: '72', sum: '36 + 36' },
      { ask: 'There are 57 {things} at {place} and 26 by the gate. How many in all?', answer: '83', sum: '57 + 26' },
      { ask: '{friend} adds 39 + 24 by using 40 + 23. Does it work? Find the sum.', answer: '63', sum: '39 + 24' },
      {
        ask: 'Some {things} were lost. {hero} found 19 of them. 45 are still lost. How many were lost at first?',
        answer: '64',
        sum: '45 + 19',
      },
      { ask: 'Find the mistake: 28 + 14 = 312. Give the right sum.', answer: '42', sum: '28 + 14' },
      { ask: 'Three trails are 27, 13 and 38 steps long. How many steps in all?', answer: '78', sum: '27 + 13 + 38' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'add', form: 'column', upTo: 100, regroup: true }] },
      { kind: 'word-problems', types: ['put-together-total', 'add-to-result', 'compare-bigger'], upTo: 100 },
    ],
  },
  {
    id: 'math.2.subtract-within-100',
    subject: 'math',
    grade: '2nd',
    order: 2,
    short: 'Subtracting to 100',
    iCan: 'I can solve subtracting problems to 100 and check them by adding.',
    codes: ['2.NBT.5', '2.OA.1'],
    prerequisites: ['math.2.add-within-100', 'math.1.subtract-within-20'],
    keywords: [{ word: 'subtract', definition: 'to take away or to find how far apart numbers are' }],
    model:
      'Write 52 - 27. Say: I want to take 7 ones, but there are only 2. I open one ten. Now I have 4 tens and 12 ones. 12 take away 7 is 5. 4 tens take away 2 tens is 2 tens. That makes 25. I check: 25 + 27 = 52.',
    check: {
      question: 'In 43 - 18, why do we open a ten?',
      lookFor: 'Because you cannot take 8 ones from 3 ones. It becomes 3 tens and 13 ones, and the answer is 25.',
    },
    misconception: {
      says: '52 - 27 is 35. I took the 2 from the 7.',
      reply: 'The 7 is what we take away. Can we turn that around? Check by adding: 35 + 27 is more than 52.',
    },
    easier: 'Subtract tens only, then numbers such as 58 - 23, where no ten is opened.',
    harder: 'Solve 71 - 38 by counting up and compare it with opening a ten.',
    prompts: [
      {
        ask: '{friend} has 68 {things} and lends 23 of them to {hero}. How many {things} stay?',
        answer: '45',
        sum: '68 - 23',
      },
      { ask: 'Go back in jumps from 50: first 20, then 5. Where do you land?', answer: '25', sum: '50 - 20 - 5' },
      { ask: 'Count up from 38 to 45. How far is it?', answer: '7', sum: '45 - 38' },
      { ask: '{hero} needs 60 {things} for {place} and has 34. How many more?', answer: '26', sum: '60 - 34' },
      { ask: 'Which is right for 81 - 47: 34 or 46? Test it by adding.', answer: '34', sum: '81 - 47' },
      {
        ask: 'Some {things} were in a heap. 15 were used up, and 27 are left. How many were there?',
        answer: '42',
        sum: '27 + 15',
      },
      {
        ask: 'A rope is 92 inches long. {hero} uses 58 inches. How many inches are left?',
        answer: '34',
        sum: '92 - 58',
      },
      { ask: 'I am a number. Add 29 to me and you get 100. Who am I?', answer: '71', sum: '100 - 29' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'column', upTo: 100, regroup: true }] },
      { kind: 'word-problems', types: ['take-from-result', 'take-from-start', 'compare-smaller'], upTo: 100 },
    ],
  },
  {
    id: 'math.2.hundreds',
    subject: 'math',
    grade: '2nd',
    order: 3,
    short: 'Hundreds, Tens and Ones',
    iCan: 'I can describe the hundreds and tens and ones of a number and compare numbers.',
    codes: ['2.NBT.1', '2.NBT.3', '2.NBT.4'],
    prerequisites: ['math.1.tens-and-ones'],
    keywords: [
      { word: 'hundred', definition: 'a bundle of 10 tens' },
      { word: 'expanded form', definition: 'a number written as a sum of its parts, like 300 + 40 + 6' },
    ],
    model:
      'Write 346. Draw 3 squares, 4 lines and 6 dots. Say: A square is a hundred, a line is a ten, a dot is a one. 300 and 40 and 6. Now compare 346 with 364. The hundreds are the same. In the tens, 6 is more than 4. So 364 is greater.',
    check: {
      question: 'What does the 0 tell us in 507?',
      lookFor: 'There are no tens besides the hundreds. Without the 0 it would be 57.',
    },
    misconception: {
      says: 'Three hundred and five is 3005.',
      reply: 'You wrote 300 and then 5. Put the 5 in the ones place on top of 300. What do you see now?',
    },
    easier: 'Work with two-digit numbers and draw only lines and dots.',
    harder: 'Use three digits to make the greatest and the least number you can.',
    prompts: [
      { ask: 'Draw 2 squares, 1 line and 4 dots. What number is it?', answer: '214', sum: '200 + 10 + 4' },
      { ask: 'Write 500 + 60 + 3 as one number.', answer: '563', sum: '500 + 60 + 3' },
      { ask: 'How many tens make 100?', answer: '10', sum: '100 / 10' },
      { ask: 'Which is greater: 709 or 790?', answer: '790' },
      {
        ask: '{hero} packs {things} in hundreds. There are 4 packs and 8 loose ones. How many {things}?',
        answer: '408',
        sum: '4 * 100 + 8',
      },
      {
        ask: '{friend} counts 652 {things} and gives away 100. How many {things} are left?',
        answer: '552',
        sum: '652 - 100',
      },
      { ask: 'Put these door numbers at {place} in order, least first: 318, 381, 183.', answer: '183, 318, 381' },
      { ask: 'Use the digits 2, 7 and 5 once each. Make the greatest number.', answer: '752' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'place-value', upTo: 999 }] },
      { kind: 'number-practice', tasks: [{ do: 'compare', upTo: 999 }] },
    ],
  },
  {
    id: 'math.2.skip-count-coins',
    subject: 'math',
    grade: '2nd',
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
      'Say: A dime is worth 10 cents, a nickel 5, a penny 1. I have 3 dimes, 2 nickels and 4 pennies. I start with the largest. By tens: 10, 20, 30. Now by fives: 35, 40. Now by ones: 41, 42, 43, 44. That is 44 cents.',
    check: {
      question: 'How much are 2 dimes and 3 nickels? Count out loud.',
      lookFor: '10, 20, then 25, 30, 35. It is 35 cents.',
    },
    misconception: {
      says: 'The nickel is bigger than the dime, so it is worth more.',
      reply: 'Size can fool you. A small dime trades for two nickels: 5 and 5 is 10.',
    },
    easier: 'Count one kind of coin only, by tens or by fives.',
    harder: 'Find three different ways to pay 30 cents with dimes and nickels and pennies.',
    prompts: [
      { ask: 'Skip count by tens: 40, 50, 60. What comes next?', answer: '70', sum: '60 + 10' },
      { ask: 'How many cents are 6 nickels worth?', answer: '30', sum: '6 * 5' },
      { ask: '{hero} has 4 dimes and 3 pennies. How many cents is that?', answer: '43', sum: '4 * 10 + 3' },
      { ask: 'Fill the gap: 85, 90, __, 100.', answer: '95', sum: '90 + 5' },
      {
        ask: 'A quarter is 25 cents. {friend} has 1 quarter and 2 dimes. How many cents?',
        answer: '45',
        sum: '25 + 2 * 10',
      },
      {
        ask: 'Entry to {place} costs 35 cents. Name the fewest dimes and nickels that pay it.',
        answer: '3 dimes and 1 nickel',
      },
      { ask: 'Skip count by hundreds from 250. Say the next three numbers.', answer: '350, 450, 550' },
      {
        ask: 'One of the {things} costs 60 cents. {hero} pays 1 dollar. How many cents come back?',
        answer: '40',
        sum: '100 - 60',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'sequence', step: 5, from: 0, upTo: 200 }] },
      { kind: 'number-practice', tasks: [{ do: 'sequence', step: 10, from: 0, upTo: 500 }] },
      { kind: 'number-practice', tasks: [{ do: 'sequence', step: 100, from: 0, upTo: 1000 }] },
    ],
  },
]
