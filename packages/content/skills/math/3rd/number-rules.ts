import type { Skill } from '../../../types.ts'

export const numberRules: Skill = {
  id: 'math.3.number-rules',
  subject: 'math',
  grade: '3rd',
  strand: 'patterns',
  order: 10,
  short: 'Number Rules',
  iCan: 'I can find a rule in a table or a pattern and explain why it works.',
  codes: ['3.OA.9'],
  prerequisites: ['math.2.rules-and-clues', 'math.3.multiply'],
  keywords: [
    { word: 'rule', definition: 'what is done to each number' },
    { word: 'multiple', definition: 'what you say when you count by a number' },
  ],
  model:
    'Draw a table: in 2, out 8; in 5, out 20. Say: Add 6 works for 2, but 5 + 6 is 11. Times 4 fits every row: 2 × 4 = 8, 5 × 4 = 20. So each out number is a multiple of 4. In a pattern I test every step: 5, 8, 11 adds 3.',
  picture: {
    kind: 'table',
    rows: [
      ['in', 'out'],
      ['2', '8'],
      ['5', '20'],
    ],
  },
  check: {
    question: 'In 3, out 12. In 6, out 24. Is the rule add 9?',
    lookFor: 'No. It fits the first pair only, and times 4 fits both.',
  },
  laterChecks: [
    {
      question: 'In 4, out 20. In 7, out 35. What is the rule, and how do you know?',
      lookFor: 'Times 5, because it fits both pairs. Add 16 fits only the first.',
    },
    {
      question: 'What is the rule in 50, 44, 38, 32, and which number is next?',
      lookFor: 'Take away 6 each time, so the next is 26.',
    },
    {
      question: 'A pattern starts at 2 and adds 4. Can 31 ever come? Tell why.',
      lookFor: 'No. All its numbers are even, as even plus 4 stays even, and 31 is odd.',
      further: true,
    },
  ],
  misconception: {
    says: 'The first row says add 6, so that is the rule.',
    reply: 'Test add 6 on the next row. Does it still work there?',
  },
  easier: 'A table says: in 3, out 8; in 6, out 11. Write 3 + 5 = 8 and 6 + 5 = 11. What is the rule? (add 5)',
  harder:
    'Draw 4, 8 and 12 dots in pairs. Why is every multiple of 4 even? (each 4 is two pairs, so no dot is left over)',
  again: {
    easier: 'Write 4, 6, __, 10. The rule is add 2. What is missing, and can 15 come? (8; no, all are even)',
    harder:
      'One pattern starts at 0 and adds 4, one starts at 0 and adds 6. Which numbers up to 40 are in both? (0, 12, 24 and 36)',
    model:
      'Write 5, 11, __, 23. Say: From 5 to 11 is add 6. 11 + 6 = 17, and 17 + 6 = 23 fits. So 17 is missing. Can 60 ever come? 5 is odd, and odd plus 6 stays odd. 60 is even: never. In 2, 6, 18 the steps grow, so I try times 3: it fits.',
    picture: {
      kind: 'number-line',
      from: 4,
      to: 24,
      step: 1,
      labels: [
        { at: 5, text: '5' },
        { at: 11, text: '11' },
        { at: 17, text: '17' },
        { at: 23, text: '23' },
      ],
      hops: [
        { from: 5, to: 11, text: '+ 6' },
        { from: 11, to: 17, text: '+ 6' },
        { from: 17, to: 23, text: '+ 6' },
      ],
    },
    misconception: {
      says: '60 will come, because 60 is a multiple of 6.',
      reply: 'List on from 23 until you pass 60. Which numbers stand just before it and just after it?',
    },
  },
  third: {
    easier: 'Write 3, 8, 13, __. How much is added each time, and what comes next? (5, so 18)',
    harder: 'A pattern starts at 1 and doubles each time. Which is its first term past 100? (128)',
  },
  prompts: [
    {
      part: 'table',
      ask: 'A table at {place} says: 3 boxes, 30 {tokens}; 7 boxes, 70 {tokens}. What is the rule?',
      answer: 'multiply by 10',
    },
    {
      part: 'pattern',
      ask: '{hero} counts {tokens}: 6, 12, 18, 24. Which number comes next?',
      answer: '30',
      sum: '24 + 6',
    },
    {
      part: 'why',
      ask: 'A pattern starts at 5. Every number ends in 5 or 0. Does it add 6, 8 or 10?',
      answer: 'add 10',
    },
    {
      part: 'table',
      ask: 'A table at {place} says: 4 sets have 12 {tokens}, 5 sets have 15. How many have 7 sets?',
      answer: '21',
      sum: '7 * 3',
    },
    {
      part: 'why',
      ask: '{friend} sorts 35 {tokens} into fours. Is 35 a multiple of 4? How do you know?',
      answer: 'no, 4 × 8 is 32 and 4 × 9 is 36',
    },
    {
      part: 'why',
      ask: 'In 3, out 18. In 5, out 30. Why is every out number a multiple of 6?',
      answer: 'the rule is times 6',
    },
    {
      part: 'table',
      ask: 'The rule at {place} is multiply by 5. 8 {tokens} go in. How many come out?',
      answer: '40',
      sum: '8 * 5',
    },
    {
      part: 'pattern',
      ask: '{hero} lays rows of 1, 4, 7 and 10 {tokens}. How many are in the next row?',
      answer: '13',
      sum: '10 + 3',
    },
    {
      part: 'why',
      ask: '{friend} says the rule for 2 to 10 and 3 to 15 is add 8. Which pair proves it wrong?',
      answer: '3 to 15',
    },
    { part: 'table', ask: 'In 10, out 4. In 15, out 9. What is the rule?', answer: 'take away 6' },
    {
      part: 'pattern',
      ask: 'Boxes hold 5, 10, 15, 22 and 25 {tokens}. Which number breaks the pattern?',
      answer: '22',
    },
    {
      part: 'table',
      ask: '{hero} uses 4 {tokens} in each row and has used up 36. How many rows are done?',
      answer: '9',
      sum: '36 / 4',
    },
    {
      part: 'pattern',
      ask: 'Row 1 at {place} has 5 {tokens}, and each row has 3 more. How many are in row 6?',
      answer: '20',
      sum: '5 + 5 * 3',
    },
    {
      part: 'table',
      ask: '{hero} gets 20 {tokens} and keeps 13, then gets 12 and keeps 5. What is the rule?',
      answer: 'take away 7',
    },
    {
      part: 'pattern',
      ask: 'Which does not belong: 9, 16, 21, 27? Tell why.',
      answer: '16, the others are multiples of 3',
    },
    { part: 'why', ask: 'In 2, out 14. In 5, out 35. Why is add 12 not the rule?', answer: '5 + 12 is only 17' },
    { part: 'table', ask: 'Make one rule that turns 4 into 24 and also 6 into 36.', answer: 'multiply by 6' },
    { part: 'pattern', ask: 'What comes next: 3, 6, 12, 24, 48?', answer: '96', sum: '48 * 2' },
    {
      part: 'table',
      ask: 'In 3, out 27. In 8, out 72. 45 comes out. Which number went in?',
      answer: '5',
      sum: '45 / 9',
    },
    {
      part: 'pattern',
      ask: 'The steps of 3, 12, 48 grow. What is the rule, and which number is next?',
      answer: 'times 4, so 192',
      further: true,
    },
    {
      part: 'why',
      ask: 'Odd plus odd: is the sum odd or even? Test it with {tokens}.',
      answer: 'even, the two left over pair up',
      further: true,
    },
    {
      part: 'why',
      ask: 'A pattern starts at 4 and adds 4. Why is no number in it odd?',
      answer: 'even plus even stays even',
      further: true,
    },
    {
      part: 'why',
      ask: 'A pattern starts at 3 and adds 10. Can it reach 85? Tell why.',
      answer: 'no, all end in 3',
      further: true,
    },
    {
      part: 'why',
      ask: '{friend} has 7 {tokens} and adds 4 at a time. Can there ever be 50? Tell why.',
      answer: 'no, odd plus even stays odd',
      further: true,
    },
    {
      part: 'pattern',
      ask: 'Fill in the missing number: 14, 25, __, 47.',
      answer: '36',
      sum: '25 + 11',
      further: true,
    },
    {
      part: 'why',
      ask: 'A pattern starts at 3 and adds 4. Which number can come: 50, 51 or 52?',
      answer: '51',
      further: true,
    },
    {
      part: 'table',
      ask: 'The rule at {place} is times 2. Which out number can come: 27, 28 or 29?',
      answer: '28',
      further: true,
    },
    {
      part: 'pattern',
      ask: 'Boxes hold 96, 82, __ and 54 {tokens}. Find the rule. How many {tokens} does box 3 hold?',
      answer: '68',
      sum: '82 - 14',
      further: true,
    },
    {
      part: 'why',
      ask: '{hero} starts with 4 {tokens} and adds 6 each time. Which number can come: 63, 64 or 65?',
      answer: '64',
      further: true,
    },
  ],
  sheets: [
    { kind: 'function-table', rules: ['add', 'subtract', 'multiply'], upTo: 100 },
    { kind: 'patterns', form: 'number-and-later', upTo: 200, further: true },
    { kind: 'function-table', rules: ['add', 'multiply'], upTo: 100 },
  ],
}
