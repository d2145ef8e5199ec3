import type { Skill } from '../../../types.ts'

export const missingNumber: Skill = {
  id: 'math.1.missing-number',
  subject: 'math',
  grade: '1st',
  strand: 'operations',
  order: 3,
  short: 'The Missing Number',
  iCan: 'I can find the missing number in an adding or subtracting fact.',
  codes: ['1.OA.4', '1.OA.7', '1.OA.8'],
  prerequisites: ['math.1.add-within-20', 'math.1.subtract-within-20'],
  keywords: [{ word: 'equal sign', definition: 'the sign = that says both sides are the same' }],
  model:
    'Write 6 + __ = 10. Say: The equal sign says both sides are the same. Count on from 6: 7, 8, 9, 10. That is 4 steps. Write 4: 6 + 4 = 10. For 12 - __ = 9, count down from 12 to 9: 3.',
  check: {
    question: 'What is hidden in 9 + __ = 14? How can you test it?',
    lookFor: '5 is hidden. The test is 9 + 5 = 14.',
  },
  laterChecks: [
    {
      question: 'What is hidden in __ + 7 = 15? How can you test it?',
      lookFor: '8 is hidden. The test is 8 + 7 = 15.',
    },
    {
      question: 'What is hidden in 13 - __ = 9? How can you test it?',
      lookFor: '4 is hidden. The test is 13 - 4 = 9.',
    },
  ],
  misconception: {
    says: '6 + __ = 10, so the answer is 16.',
    reply: 'Put 16 in and read it: 6 and 16 make 10. Is that true? Is 10 the whole or a part?',
  },
  easier: 'Hold up 8 fingers. Fold some until 5 are up. Count the folded ones: 5 + 3 = 8.',
  harder: 'Make both sides the same: 5 + 4 = __ + 2. Which number is hidden? (7)',
  again: {
    easier: 'Draw 4 dots. Draw more until there are 7, and count the new ones: 4 + 3 = 7.',
    harder: 'My number and 5 more make 12. Take my number from 16. What is left? (9, as my number is 7)',
    model:
      'Write __ - 5 = 13. Say: The whole is hidden. 5 are gone, and 13 are left. I put the 5 back: 13 + 5 = 18. Write 18 in the gap. Check: 18 - 5 = 13.',
  },
  prompts: [
    { part: 'add', ask: '{hero} has 5 {tokens} and needs 8. How many more?', answer: '3', sum: '8 - 5' },
    {
      part: 'subtract',
      ask: 'Some of 9 {tokens} are used. 5 are left. How many are gone?',
      answer: '4',
      sum: '9 - 5',
    },
    { part: 'add', ask: 'Find the hidden number: 8 + __ = 12.', answer: '4', sum: '12 - 8' },
    { part: 'subtract', ask: 'Find the hidden number: 11 - __ = 8.', answer: '3', sum: '11 - 8' },
    { part: 'add', ask: '{friend} finds 4 {tokens} and now has 11. How many at first?', answer: '7', sum: '11 - 4' },
    {
      part: 'subtract',
      ask: '12 {tokens} were at {place}. 7 are left. How many are gone?',
      answer: '5',
      sum: '12 - 7',
    },
    { part: 'add', ask: '{place} needs 14 {tokens} and has 6. How many are missing?', answer: '8', sum: '14 - 6' },
    { part: 'add', ask: 'Find the hidden number: __ + 6 = 13.', answer: '7', sum: '13 - 6' },
    { part: 'subtract', ask: 'Find the hidden number: 15 - __ = 9.', answer: '6', sum: '15 - 9' },
    { part: 'add', ask: 'Which hides more: 4 + __ = 9 or 7 + __ = 10?', answer: '4 + __ = 9' },
    {
      part: 'subtract',
      ask: 'Some of 17 {things} go away. 8 are left. How many are gone?',
      answer: '9',
      sum: '17 - 8',
    },
    { part: 'add', ask: '{friend} says 20 is hidden in 6 + __ = 15. What is right?', answer: '9', sum: '15 - 6' },
    { part: 'add', ask: 'One number is hidden twice: __ + __ = 20. Which one?', answer: '10', sum: '20 / 2' },
    { part: 'subtract', ask: 'Which hides more: 16 - __ = 9 or 14 - __ = 9?', answer: '16 - __ = 9' },
    { part: 'add', ask: 'A box holds 20 {tokens}. 9 are in it. How many more fit?', answer: '11', sum: '20 - 9' },
    { part: 'add', ask: 'Both sides are the same: 8 + __ = 9 + 7. What is hidden?', answer: '8', sum: '9 + 7 - 8' },
    {
      part: 'subtract',
      ask: '{place} had 20 {tokens}. Now 8 are left. How many are used?',
      answer: '12',
      sum: '20 - 8',
    },
    { part: 'subtract', ask: '{hero} uses 4 {tokens}. 9 are left. How many at first?', answer: '13', sum: '9 + 4' },
    { part: 'subtract', ask: 'Find the hidden number: __ - 8 = 4.', answer: '12', sum: '4 + 8' },
    { part: 'subtract', ask: '{friend} says 2 is hidden in __ - 6 = 8. What is right?', answer: '14', sum: '8 + 6' },
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
    { kind: 'balance-scales', form: 'missing', upTo: 20 },
    { kind: 'number-bond', form: 'bond', of: 'add', upTo: 20 },
  ],
}
