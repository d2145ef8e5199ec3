import type { Skill } from '../../../types.ts'
import { aNewTen, tensOrOnes } from './organizers.ts'

export const addTwoDigits: Skill = {
  id: 'math.1.add-two-digits',
  subject: 'math',
  grade: '1st',
  strand: 'operations',
  order: 5,
  short: 'Adding Tens and Ones',
  iCan: 'I can show how to add a two-digit number and tens or ones.',
  codes: ['1.NBT.4', '1.NBT.5', '1.NBT.6'],
  prerequisites: ['math.1.tens-and-ones', 'math.1.add-within-20'],
  keywords: [{ word: 'two-digit number', definition: 'a number from 10 to 99' }],
  model:
    'Write 32 + 40. Draw 32: 3 lines for tens, 2 dots for ones. Say: 40 is 4 tens. Draw 4 more lines: 7 lines and 2 dots make 72. Write 32 + 4 and draw 32 again. Say: This 4 is only ones. Draw 4 more dots: 3 lines and 6 dots make 36.',
  picture: {
    kind: 'blocks',
    sets: [
      { hundreds: 0, tens: 3, ones: 2, label: '32' },
      { hundreds: 0, tens: 4, ones: 0, label: '40' },
    ],
  },
  check: {
    question: 'Are 25 + 3 and 25 + 30 the same? Find both.',
    lookFor: 'No. 25 + 3 = 28 and 25 + 30 = 55, because 30 is 3 tens.',
  },
  laterChecks: [
    {
      question: 'What is 43 + 20? And what is 43 + 2?',
      lookFor: '63 and 45. The 20 is 2 tens, and the 2 is only ones.',
    },
    {
      question: 'What is 51 + 6? What is 51 + 30?',
      lookFor: '57 and 81. The 6 goes with the ones, the 30 with the tens.',
    },
    {
      question: 'What does the 37 need for a new ten in 37 + 8? What is the sum?',
      lookFor: 'It needs 3 of the 8 to make 40. Then 40 + 5 = 45.',
      further: true,
    },
  ],
  misconception: { says: '32 + 4 is 72.', reply: 'Are these 4 tens or 4 ones? Which part of 32 do they go with?' },
  easier: 'Use full tens. Count on by tens from 20: 30, 40, 50. So 20 + 30 is 50.',
  harder: 'What must you add to 35 to get 75? Is that tens or ones? (40, which is 4 tens)',
  again: {
    easier: 'Draw 2 long lines and 1 dot for 21. Draw one more long line. Now read it: 21 + 10 = 31.',
    harder: 'Start at 45. Add 2 tens, then add 7 ones. Which two numbers do you reach? (65, then 72)',
    model:
      'Write 68 + 7. Say: 8 ones and 7 ones are more than ten. So I fill up a ten first. 68 needs 2 to make 70. I take 2 from the 7, and 5 are left. Write 2 and 5 under the 7. 70 and 5 make 75. So 68 + 7 = 75.',
    picture: { kind: 'split', sum: '68 + 7', parts: ['2', '5'], below: '68 + 2 = 70, 70 + 5 = 75' },
    misconception: {
      says: '68 + 7 is 65. 8 and 7 make 15, so I write the 5.',
      reply: 'Start at 68 and count on a few steps. Will you ever come to 65?',
    },
  },
  third: {
    easier: 'Fill up a ten: how many does 18 need to make 20? (2) So what is 18 + 5? (23)',
    harder:
      'Use 2, 3 and 6 once each: a two-digit number and a one-digit number. What is the greatest sum? (65, such as 62 + 3)',
  },
  prompts: [
    { part: 'tens', ask: '{hero} has 20 {tokens} and gets 10 more. How many now?', answer: '30', sum: '20 + 10' },
    { part: 'ones', ask: 'Add 3 to the two-digit number 12. What do you get?', answer: '15', sum: '12 + 3' },
    { part: 'tens', ask: '14 {tokens} are at {place}. A full ten comes. How many?', answer: '24', sum: '14 + 10' },
    { part: 'ones', ask: '{friend} has 22 {tokens} and finds 5 more. How many now?', answer: '27', sum: '22 + 5' },
    { part: 'tens', ask: 'What is 40 + 30?', answer: '70', sum: '40 + 30' },
    {
      part: 'ones',
      ask: 'Draw 41 + 7 with lines and dots. Which two-digit number is it?',
      answer: '48',
      sum: '41 + 7',
    },
    { part: 'tens', ask: 'Draw 35 + 20 with lines and dots. Which digit of 35 changes?', answer: 'the 3, the tens' },
    { part: 'ones', ask: '52 {tokens} are at {place}. 7 more come. How many now?', answer: '59', sum: '52 + 7' },
    { part: 'tens', ask: '{hero} has 17 {tokens}. 3 boxes of ten come. How many now?', answer: '47', sum: '17 + 30' },
    { part: 'ones', ask: 'Which is right for 46 + 3: 49, 73 or 76?', answer: '49', sum: '46 + 3' },
    { part: 'tens', ask: '{hero} has 26 {tokens} and finds 40. How many now?', answer: '66', sum: '26 + 40' },
    { part: 'ones', ask: '63 + 4: which digit of 63 changes?', answer: 'the 3, the ones' },
    {
      part: 'tens',
      ask: '{friend} says 32 + 60 is 38. Draw lines and dots. What is right?',
      answer: '92',
      sum: '32 + 60',
    },
    {
      part: 'ones',
      ask: '{friend} says 71 + 8 is 151. Draw lines and dots. What is right?',
      answer: '79',
      sum: '71 + 8',
    },
    {
      part: 'tens',
      ask: 'Draw the two-digit number 64. Draw 3 tens more. Which number is it?',
      answer: '94',
      sum: '64 + 30',
    },
    { part: 'tens', ask: 'Which is more: 50 + 9 or 40 + 20?', answer: '40 + 20' },
    { part: 'tens', ask: 'Guess first: is 28 + 50 more than 70? Then add.', answer: 'yes, it is 78' },
    {
      part: 'ones',
      ask: '38 + 6: give 2 to the 38 first. What is the sum?',
      answer: '44',
      sum: '38 + 6',
      further: true,
    },
    { part: 'ones', ask: '79 + 6: how many ones does the 79 need for a new ten?', answer: '1', further: true },
    {
      part: 'ones',
      ask: '{place} has 57 {tokens}. 5 more come. How many now?',
      answer: '62',
      sum: '57 + 5',
      further: true,
    },
    { part: 'ones', ask: 'Which makes a new ten: 52 + 6, 52 + 7 or 52 + 9?', answer: '52 + 9', further: true },
    { part: 'ones', ask: '{friend} says 47 + 8 is 45. What is right?', answer: '55', sum: '47 + 8', further: true },
    {
      part: 'ones',
      ask: '{hero} has 65 {tokens} and finds 9. How many now?',
      answer: '74',
      sum: '65 + 9',
      further: true,
    },
    {
      part: 'ones',
      ask: '{friend} has 86 {tokens} and gets 7. How many now?',
      answer: '93',
      sum: '86 + 7',
      further: true,
    },
  ],
  sheets: [
    tensOrOnes,
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'row', upTo: 100, second: 'tens' }] },
    { ...aNewTen, further: true },
    { kind: 'number-practice', tasks: [{ do: 'tens-or-ones', upTo: 100 }], further: true },
    { kind: 'number-practice', tasks: [{ do: 'sequence', step: 10, from: 1, upTo: 99 }] },
  ],
}
