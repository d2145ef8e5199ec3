import type { Skill } from '../../../types.ts'
import { cluesInARow } from './organizers.ts'

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
    'Write 30, 27, 24, 21. Say: Each step is 3 less. So the rule is take away 3. 18 comes next. In 4, 7, 10 the rule is add 3. Now clues: My number is in this row, over 18, under 27, not 24. Cross out what cannot be: 18, 30, 27, 24. 21 is left.',
  picture: {
    kind: 'number-line',
    from: 17,
    to: 31,
    step: 1,
    labels: [
      { at: 18, text: '18' },
      { at: 21, text: '21' },
      { at: 24, text: '24' },
      { at: 27, text: '27' },
      { at: 30, text: '30' },
    ],
    hops: [
      { from: 30, to: 27, text: '- 3' },
      { from: 27, to: 24, text: '- 3' },
      { from: 24, to: 21, text: '- 3' },
      { from: 21, to: 18, text: '- 3' },
    ],
  },
  check: {
    question: 'The row goes 40, 35, 30, 25. What is the rule? My number is over 25, under 40, not 30.',
    lookFor: 'Take away 5, tested on each step. My number is 35.',
  },
  laterChecks: [
    {
      question: 'The row goes 14, 24, 34, 44. What is the rule, and what comes next?',
      lookFor: 'The rule is add 10. Next comes 54.',
    },
    {
      question: 'In goes 6 and out comes 10. In goes 20 and out comes 24. What is the rule?',
      lookFor: 'Add 4. It fits both pairs of numbers.',
      further: true,
    },
  ],
  misconception: {
    says: 'It goes from 30 to 27, so it is take away 27.',
    reply: '27 is where you land. How big was the jump from 30 to 27?',
  },
  easier: 'Hop along and say 5, 10, 15, 20. The rule is add 5. Hop once more. Where do you land? (25)',
  harder: 'The rule is double, then take away 1. Start at 3. Which three numbers come next? (5, 9, 17)',
  again: {
    easier: 'In goes 2, out comes 3. In goes 5, out comes 6. The rule is add 1. In goes 7. What comes out? (8)',
    harder: 'In goes 3, out comes 6. In goes 10, out comes 20. Which rule fits both? (double)',
    model:
      'Write: in 31, out 25. Write: in 14, out 8. Say: From 31 to 25 is 6 less. Test the second pair: 14 - 6 = 8. It fits, so the rule is take away 6. Out comes 10. What went in? I undo it: 10 + 6 = 16. Now clues: 20 goes in. Out comes a number over 12, under 15, not 13. So it is 14, 6 less.',
    picture: {
      kind: 'table',
      rows: [
        ['in', 'out'],
        ['31', '25'],
        ['14', '8'],
      ],
    },
    misconception: {
      says: 'The rule is add 6, because 25 and 6 make 31.',
      reply: 'Put a finger on the in number 31 and add 6. Do you come out at 25?',
    },
  },
  third: {
    easier:
      'In goes 12, out comes 10. In goes 7, out comes 5. The rule is take away 2. In goes 20. What comes out? (18)',
    harder:
      'In goes 5, out comes 11. In goes 8, out comes 17. Double first, then one more step: what is the rule? (double, then add 1)',
  },
  prompts: [
    { part: 'rule', ask: '{hero} counts {tokens}: 20, 22, 24, 26. What comes next?', answer: '28', sum: '26 + 2' },
    { part: 'clues', ask: '{hero} has over 20 {tokens} and under 23, not 21. How many?', answer: '22' },
    { part: 'rule', ask: '{hero} counts {tokens}: 7, 17, 27, 37. Name the rule.', answer: 'add 10' },
    { part: 'clues', ask: 'My number is over 8 and under 12. It is not 9 or 11. What is it?', answer: '10' },
    {
      part: 'clues',
      ask: 'Look at 12, 14, 16, 18. {friend} wants one over 13 and under 16. Which is it?',
      answer: '14',
    },
    { part: 'rule', ask: 'The rule is take away 4. A row starts at 20. What comes next?', answer: '16', sum: '20 - 4' },
    {
      part: 'clues',
      ask: 'One house in 15, 20, 25, 30 is mine. It is over 15, under 30 and not 25. Which one?',
      answer: '20',
    },
    { part: 'rule', ask: 'Write 60, 50, __, 30. Which number goes in the gap?', answer: '40', sum: '50 - 10' },
    {
      part: 'clues',
      ask: '{friend} hides behind number 31, 33, 35 or 37: over 32, under 37, not 33. Which one?',
      answer: '35',
    },
    { part: 'rule', ask: '{friend} counts {tokens}: 3, 6, 9, 13. Which number is wrong?', answer: '13' },
    {
      part: 'clues',
      ask: 'Look at 50, 46, 42, 38. Mine is under 47, over 38 and not 42. Which is it?',
      answer: '46',
    },
    { part: 'rule', ask: 'A row at {place} goes 4, 9, 14, 19. What is the rule?', answer: 'add 5' },
    {
      part: 'clues',
      ask: 'Count by threes: 21, 24. My number is over 26, under 30. What is it?',
      answer: '27',
      sum: '24 + 3',
    },
    {
      part: 'rule',
      ask: '{hero} says: 50, 46, 42, 39. What should the last number be?',
      answer: '38',
      sum: '42 - 4',
    },
    {
      part: 'clues',
      ask: 'A row at {place} goes 60, 64, 68, 72. Go on. My number is over 74 and under 80. Which is it?',
      answer: '76',
    },
    { part: 'rule', ask: '{friend} says 36, 42, 48 has the rule add 42. What is right?', answer: 'add 6' },
    {
      part: 'clues',
      ask: '{place} needs over 50 {tokens} and under 54, not 51 or 53. How many?',
      answer: '52',
    },
    { part: 'rule', ask: 'What comes next: 95, 90, 85?', answer: '80', sum: '85 - 5' },
    { part: 'clues', ask: 'Look at 41, 43, 45, 47. Mine is over 42 and under 47, not 43. Which is it?', answer: '45' },
    { part: 'rule', ask: 'What is the rule of 50, 43, 36, 29?', answer: 'take away 7' },
    {
      part: 'clues',
      ask: 'Count back by tens from 95. My number is over 60, under 80, not 65. What is it?',
      answer: '75',
    },
    {
      part: 'rule',
      ask: 'In goes 8, out comes 10. In goes 5, out comes 7. What is the rule?',
      answer: 'add 2',
      further: true,
    },
    {
      part: 'rule',
      ask: 'A machine at {place}: 4 in, 10 out. 10 in, 16 out. What is the rule?',
      answer: 'add 6',
      further: true,
    },
    {
      part: 'clues',
      ask: 'The rule is add 7, add 8 or add 9. In goes 18, out comes 26. Which is it?',
      answer: 'add 8',
      further: true,
    },
    {
      part: 'rule',
      ask: 'In goes 12, out 23. In goes 30, out 41. {friend} puts in 50. What comes out?',
      answer: '61',
      sum: '50 + 11',
      further: true,
    },
    {
      part: 'rule',
      ask: '{friend} puts in 41, out comes 33. In goes 20, out comes 12. What is the rule?',
      answer: 'take away 8',
      further: true,
    },
    {
      part: 'clues',
      ask: 'In goes 30. The number out is over 24, under 27, not 26. What is the rule?',
      answer: 'take away 5',
      further: true,
    },
    {
      part: 'clues',
      ask: 'In goes 9. The number out is over 15, under 18, not 17. What is the rule?',
      answer: 'add 7',
      further: true,
    },
    {
      part: 'rule',
      ask: 'At {place} 63 goes in, 54 comes out. 40 goes in, 31 comes out. What comes out for 30?',
      answer: '21',
      sum: '30 - 9',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'row-and-clues', upTo: 100 }] },
    { kind: 'patterns', form: 'number', upTo: 100 },
    { kind: 'function-table', rules: ['add', 'subtract'], upTo: 100, further: true },
    cluesInARow,
  ],
}
