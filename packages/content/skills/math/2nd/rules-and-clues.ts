import type { Skill } from '../../../types.ts'

export const rulesAndClues: Skill = {
  id: 'math.2.rules-and-clues',
  subject: 'math',
  grade: '2nd',
  strand: 'patterns',
  order: 11,
  short: 'Rules and Clues',
  iCan: 'I can find the rule of a number pattern and use clues to solve a puzzle.',
  codes: ['2.NBT.2', '2.MP.7'],
  prerequisites: ['math.1.number-puzzles', 'math.2.skip-count-coins'],
  keywords: [{ word: 'rule', definition: 'what is done each time' }],
  model:
    'Write 12, 15, 18, 21. Say: From 12 to 15 is 3 more. Check the next steps: 3 more each time. So the rule is add 3, and next comes 24. For clues: over 30, under 33, not 32. Write 31, 32. Cross out 32: it is 31.',
  check: {
    question: 'The row goes 40, 35, 30, 25. What is the rule?',
    lookFor: 'Take away 5. Your child tests it on more than one step.',
  },
  laterChecks: [
    {
      question: 'The row goes 14, 24, 34, 44. What is the rule, and what comes next?',
      lookFor: 'The rule is add 10. Next comes 54.',
    },
    {
      question: 'In goes 6 and out comes 10. In goes 20 and out comes 24. What is the rule?',
      lookFor: 'Add 4. It fits both pairs of numbers.',
    },
  ],
  misconception: {
    says: 'It goes from 12 to 15, so it is add 15.',
    reply: '15 is where you land. How big was the jump from 12 to 15?',
  },
  easier: 'Hop along and say 5, 10, 15, 20. The rule is add 5. Hop once more. Where do you land? (25)',
  harder: 'The rule is double, then take away 1. Start at 3. Which three numbers come next? (5, 9, 17)',
  again: {
    easier: 'Put up 2 fingers at a time and say 2, 4, 6, 8. The rule is add 2. What comes next? (10)',
    harder: 'One row goes 3, 6, 9 and one goes 5, 10. Go on with both. Which number is the first in both rows? (15)',
    model:
      'Write: in 31, out 25. Write: in 14, out 8. Say: From 31 to 25 is 6 less. Test the second pair: 14 - 6 = 8. It fits, so the rule is take away 6.',
  },
  prompts: [
    { part: 'rule', ask: '{hero} counts {tokens}: 20, 22, 24, 26. What comes next?', answer: '28', sum: '26 + 2' },
    { part: 'clues', ask: '{hero} has over 20 {tokens} and under 23, not 21. How many?', answer: '22' },
    { part: 'rule', ask: 'Name the rule: 7, 17, 27, 37.', answer: 'add 10' },
    { part: 'clues', ask: 'My number is over 8 and under 12. It is not 9 or 11. What is it?', answer: '10' },
    { part: 'rule', ask: 'In goes 8, out comes 10. In goes 5, out comes 7. What is the rule?', answer: 'add 2' },
    { part: 'clues', ask: '{friend} takes a number, adds 6 and gets 20. What was it?', answer: '14', sum: '20 - 6' },
    { part: 'rule', ask: 'The rule is take away 4. In goes 20. What comes out?', answer: '16', sum: '20 - 4' },
    {
      part: 'clues',
      ask: '{hero}, {friend} and you stand in a row. You are first. {hero} is not last. Who is last?',
      answer: '{friend}',
    },
    { part: 'rule', ask: 'Fill in: 60, 50, __, 30.', answer: '40', sum: '50 - 10' },
    { part: 'clues', ask: 'My number has 3 tens. Its ones are 1 more than its tens. What is it?', answer: '34' },
    { part: 'rule', ask: '{friend} counts {tokens}: 3, 6, 9, 13. Which number is wrong?', answer: '13' },
    {
      part: 'clues',
      ask: 'Ann, Bo and Kim have a cat, a dog and a fish. Ann has the dog. Bo has no fish. Who has it?',
      answer: 'Kim',
    },
    { part: 'rule', ask: 'A machine at {place}: 4 in, 9 out. 10 in, 15 out. What is the rule?', answer: 'add 5' },
    {
      part: 'clues',
      ask: 'Count by threes: 21, 24. My number is over 26, under 30. What is it?',
      answer: '27',
      sum: '24 + 3',
    },
    {
      part: 'rule',
      ask: '{hero} says: 30, 27, 24, 20. What should the last number be?',
      answer: '21',
      sum: '24 - 3',
    },
    {
      part: 'clues',
      ask: 'You, {hero} and {friend} get a red, a blue, a gold {token}. You get no gold. {hero} gets blue. Who gets gold?',
      answer: '{friend}',
    },
    { part: 'rule', ask: '{friend} says 36, 42, 48 has the rule add 42. What is right?', answer: 'add 6' },
    {
      part: 'clues',
      ask: '{place} needs over 50 {tokens}, under 60. Both digits are the same. How many?',
      answer: '55',
    },
    { part: 'rule', ask: 'What comes next: 95, 90, 85?', answer: '80', sum: '85 - 5' },
    { part: 'clues', ask: 'My number is between 40 and 50. Its digits add up to 9. What is it?', answer: '45' },
    { part: 'rule', ask: 'In goes 50, out 43. In goes 20, out 13. What is the rule?', answer: 'take away 7' },
    { part: 'clues', ask: 'Both my digits are 8 or 9. I am over 89 and under 99. Who am I?', answer: '98' },
    { part: 'rule', ask: 'In goes 41, out 33. In goes 20, out 12. What is the rule?', answer: 'take away 8' },
    {
      part: 'rule',
      ask: 'In goes 63, out 54. In goes 40, out 31. What comes out for 30?',
      answer: '21',
      sum: '30 - 9',
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'row-and-clues', upTo: 100 }] },
    { kind: 'patterns', form: 'number', upTo: 100 },
    { kind: 'function-table', rules: ['add', 'subtract'], upTo: 100 },
    { kind: 'logic-grid', size: 3, categories: 2 },
  ],
}
