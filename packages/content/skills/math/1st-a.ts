import type { Skill } from '../../types.ts'

export const firstA: Skill[] = [
  {
    id: 'math.1.add-within-20',
    subject: 'math',
    grade: '1st',
    order: 1,
    short: 'Adding to 20',
    iCan: 'I can show how making ten helps me add to 20.',
    codes: ['1.OA.1', '1.OA.6'],
    prerequisites: ['math.k.add-to-10', 'math.k.partners-of-10'],
    keywords: [{ word: 'sum', definition: 'the number you get when you add' }],
    model:
      'Write 8 + 5. Say: 8 wants to be 10. It needs 2 more, so I take 2 from the 5. Of the 5, 3 are left. Now I have 10 and 3, and that is 13. So 8 + 5 = 13. Show it with dots if you like: fill up a row of ten first.',
    check: {
      question: 'How could you make a ten to solve 9 + 6?',
      lookFor: 'Give 1 to the 9. Then 10 + 5 = 15.',
    },
    misconception: {
      says: '8 + 5 is 12. I counted 8, 9, 10, 11, 12.',
      reply: 'You said 8 twice. It is already there. Start with the next number: 9, 10, 11, 12, 13.',
    },
    easier: 'Start from the bigger number and count on with fingers.',
    harder: 'Solve 8 + 5 in two ways and tell which way you like better.',
    prompts: [
      { ask: '9 {things} are at {place}. {hero} brings 2 more. How many {things} now?', answer: '11', sum: '9 + 2' },
      { ask: 'What is double 6?', answer: '12', sum: '6 + 6' },
      { ask: '{hero} counts 8 {things}. {friend} counts 4 others. How many in all?', answer: '12', sum: '8 + 4' },
      { ask: '6 + 6 is 12. What is 6 + 7?', answer: '13', sum: '6 + 7' },
      { ask: '{friend} solves 9 + 5 as 10 and some more. How many more than 10?', answer: '4', sum: '9 + 5 - 10' },
      { ask: 'Add the three numbers 7, 5 and 3. Look for a ten first.', answer: '15', sum: '7 + 5 + 3' },
      { ask: 'Which is the same as 4 + 9: 9 + 4 or 9 + 9?', answer: '9 + 4, because you can swap the numbers' },
      { ask: '{hero} puts 8 lamps in a row, then 8 more, then 2. How many lamps?', answer: '18', sum: '8 + 8 + 2' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'add', form: 'row', upTo: 20 }] },
      { kind: 'word-problems', types: ['add-to-result', 'put-together-total'], upTo: 20 },
    ],
  },
  {
    id: 'math.1.subtract-within-20',
    subject: 'math',
    grade: '1st',
    order: 2,
    short: 'Subtracting to 20',
    iCan: 'I can show a way to subtract from numbers up to 20.',
    codes: ['1.OA.1', '1.OA.6'],
    prerequisites: ['math.k.take-away', 'math.1.add-within-20'],
    keywords: [{ word: 'difference', definition: 'how far apart two numbers are' }],
    model:
      'Write 13 - 5. Say: I go back to ten first. 13 take away 3 is 10. I still need to take 2, because 3 and 2 make 5. 10 take away 2 is 8. So 13 - 5 = 8. I check by adding: 8 + 5 = 13. It works.',
    check: {
      question: 'How would you find 14 - 6? What is your first step?',
      lookFor: 'Take 4 to reach 10, then 2 more to reach 8. Counting up from 6 is fine too.',
    },
    misconception: {
      says: '13 - 5 is 9. I counted back 13, 12, 11, 10, 9.',
      reply: 'When you said 13, nothing had gone yet. The first step back lands on 12. Try once more.',
    },
    easier: 'Draw the dots, cross some out and count what stays.',
    harder: 'Write an adding fact that proves each answer is right.',
    prompts: [
      { ask: '12 {things} are here. 2 are taken away. How many {things} are left?', answer: '10', sum: '12 - 2' },
      { ask: 'Take 4 away from 11. Stop at ten on the way.', answer: '7', sum: '11 - 4' },
      { ask: '{hero} had 15 {things} and gave away 6. How many {things} are left?', answer: '9', sum: '15 - 6' },
      { ask: '7 + 7 is 14. What is 14 - 7?', answer: '7', sum: '14 - 7' },
      { ask: 'How many steps is it from 8 up to 12?', answer: '4', sum: '12 - 8' },
      { ask: '{friend} has 13 {things}. {hero} has 9. How many more does {friend} have?', answer: '4', sum: '13 - 9' },
      { ask: 'Is 16 - 8 the same as 15 - 7? Find both.', answer: 'yes, both are 8' },
      {
        ask: '18 {things} were at {place}. 5 were taken. Then 4 were taken. How many are left?',
        answer: '9',
        sum: '18 - 5 - 4',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'row', upTo: 20 }] },
      { kind: 'word-problems', types: ['take-from-result', 'difference-unknown'], upTo: 20 },
    ],
  },
  {
    id: 'math.1.missing-number',
    subject: 'math',
    grade: '1st',
    order: 3,
    short: 'The Missing Number',
    iCan: 'I can find the missing number in an adding or subtracting fact.',
    codes: ['1.OA.4', '1.OA.7', '1.OA.8'],
    prerequisites: ['math.1.add-within-20', 'math.1.subtract-within-20'],
    keywords: [{ word: 'equal sign', definition: 'the sign = that says both sides are the same' }],
    model:
      'Write 6 + __ = 10. Say: The equal sign is like a seesaw that must be level. One side has 10. The other has 6 and something hidden. I count on from 6: 7, 8, 9, 10. That is 4. I test it: 6 + 4 = 10. Level!',
    check: {
      question: 'What is hidden in 9 + __ = 14? How can you test it?',
      lookFor: '5, and then 9 + 5 = 14.',
    },
    misconception: {
      says: '6 + __ = 10, so the answer is 16.',
      reply: 'Put 16 in and read it: 6 and 16 is 10. Can 10 be that small? 10 is the whole, so look for a part.',
    },
    easier: 'Show the whole with fingers, hide a part and find what is hidden.',
    harder: 'Find what makes 5 + 4 = __ + 2 level on both sides.',
    prompts: [
      { ask: '{hero} has 5 {things} and wants 8. How many more are needed?', answer: '3', sum: '8 - 5' },
      { ask: 'Find the hidden number: 8 + __ = 10.', answer: '2', sum: '10 - 8' },
      {
        ask: '12 {things} were at {place}. Some were taken. Now 9 are there. How many were taken?',
        answer: '3',
        sum: '12 - 9',
      },
      { ask: 'Find the hidden number: 15 - __ = 10.', answer: '5', sum: '15 - 10' },
      { ask: 'Is this true or not: 8 = 3 + 5?', answer: 'true, both sides are 8' },
      { ask: 'Find the hidden number: __ + 6 = 13.', answer: '7', sum: '13 - 6' },
      {
        ask: '{hero} has some {things} and finds 4 more. Now {hero} has 12. How many were there before?',
        answer: '8',
        sum: '12 - 4',
      },
      {
        ask: 'Use 8, 9 and 17. Make two adding facts and two taking away facts.',
        answer: '8 + 9 = 17, 9 + 8 = 17, 17 - 8 = 9, 17 - 9 = 8',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add', form: 'missing', upTo: 20 },
          { do: 'subtract', form: 'missing', upTo: 20 },
        ],
      },
      { kind: 'word-problems', types: ['add-to-change', 'take-from-change', 'addend-unknown'], upTo: 20 },
    ],
  },
  {
    id: 'math.1.tens-and-ones',
    subject: 'math',
    grade: '1st',
    order: 4,
    short: 'Tens and Ones',
    iCan: 'I can tell the tens and the ones in a number and compare two numbers.',
    codes: ['1.NBT.1', '1.NBT.2', '1.NBT.3'],
    prerequisites: ['math.k.teen-numbers'],
    keywords: [
      { word: 'ten', definition: 'a bundle of 10 ones' },
      { word: 'digit', definition: 'one of the signs 0 to 9 that numbers are written with' },
    ],
    model:
      'Write 34. Draw 3 long lines and 4 dots. Say: Each line is a ten. Ten, twenty, thirty. Each dot is a one: 31, 32, 33, 34. The 3 means 3 tens, which is 30. To compare 34 with 43, I look at the tens first. 4 tens beat 3 tens, so 43 is greater.',
    check: {
      question: 'What does the 5 mean in 52? Which is greater, 52 or 25?',
      lookFor: '5 tens, or 50. 52 is greater, because 5 tens are more than 2 tens.',
    },
    misconception: {
      says: '29 is greater than 41, because 9 is so big.',
      reply: 'That 9 is only 9 ones. How many tens are in each number? Tens count first.',
    },
    easier: 'Build numbers from 11 to 19 with one line for ten and dots for ones.',
    harder: 'Tell 10 more and 10 less than a number without counting.',
    prompts: [
      { ask: '{hero} has 2 bundles of ten {things} and 3 more. How many?', answer: '23', sum: '2 * 10 + 3' },
      { ask: 'How many tens are in 60?', answer: '6', sum: '60 / 10' },
      { ask: 'Draw 45 with lines and dots. How many dots do you draw?', answer: '5', sum: '45 - 40' },
      { ask: 'Which is greater: 38 or 83?', answer: '83' },
      { ask: '57 {things} are at {place}. 10 more come. How many {things} now?', answer: '67', sum: '57 + 10' },
      { ask: '{friend} has 7 tens and no ones. Write the number.', answer: '70', sum: '7 * 10' },
      { ask: 'Put in order, smallest first: 61, 16, 66.', answer: '16, 61, 66' },
      {
        ask: 'I am less than 50. I have 4 tens. My ones are 2 more than 6. Who am I?',
        answer: '48',
        sum: '40 + 6 + 2',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'place-value', upTo: 99 }] },
      { kind: 'number-practice', tasks: [{ do: 'compare', upTo: 100 }] },
    ],
  },
]
