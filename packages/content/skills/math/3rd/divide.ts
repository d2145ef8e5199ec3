import type { Skill } from '../../../types.ts'

export const divide: Skill = {
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
    'Draw 4 rows of 6 dots. Circle each row. Say: 4 teams share 24 tickets. I divide: 24 ÷ 4. 4 times what is 24? 6, the quotient. I knew how many groups: sharing. Or each team needs 6. How many teams? 24 ÷ 6 = 4. I knew how many in a group: grouping.',
  picture: { kind: 'dots', rows: [6, 6, 6, 6], circled: 'rows' },
  check: {
    question: 'Which times fact helps with 28 ÷ 4?',
    lookFor: '4 × 7 = 28, so the quotient is 7.',
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
    {
      question: 'Which number is missing: 40 ÷ __ = 8? Tell the fact that helps.',
      lookFor: '5, because 5 × 8 = 40 and 40 ÷ 5 = 8 are of one family.',
      further: true,
    },
  ],
  misconception: {
    says: '24 ÷ 4 is the same as 4 ÷ 24.',
    reply: '24 tickets for 4 teams, or 4 tickets for 24 teams: which one fits our story?',
  },
  easier: 'Draw 3 circles. Deal 12 dots into them, one at a time. Count one circle: 12 ÷ 3 = 4.',
  harder:
    '6 people share 48 cards. Then each person makes groups of 4. How many groups has each person? (2, as each gets 8 cards)',
  again: {
    easier: 'Write 2, 5 and 10. Say the fact family: 2 × 5 = 10, 5 × 2 = 10, 10 ÷ 5 = 2, 10 ÷ 2 = 5.',
    harder: 'A number divided by 6 gives just as much as 21 ÷ 3. Which number is it? (42, as both give 7)',
    model:
      'Write 6, 7 and 42. Say: 6 × 7 = 42 and 7 × 6 = 42. I turn each around: 42 ÷ 7 = 6 and 42 ÷ 6 = 7. These four make a fact family. What is missing in 42 ÷ __ = 6? In the family I find 7. In __ ÷ 7 = 6, the greatest number is missing: 42.',
    picture: { kind: 'lines', lines: ['6 × 7 = 42', '7 × 6 = 42', '42 ÷ 7 = 6', '42 ÷ 6 = 7'] },
    misconception: {
      says: '42 ÷ __ = 6: it is 36, because 42 - 36 is 6.',
      reply: 'Try it as a story: 36 teams share 42 tickets. Does each team get 6?',
    },
  },
  third: {
    easier:
      'Write the fact family of 3, 4 and 12. Cover the 4 in 12 ÷ 4 = 3. Which other fact tells it? (such as 12 ÷ 3 = 4)',
    harder: 'Find all numbers from 1 to 50 that 6 and 8 both divide with nothing left. (24 and 48)',
  },
  prompts: [
    {
      part: 'sharing',
      ask: '{hero} and {friend} share 16 {tokens} equally. How many does each get?',
      answer: '8',
      sum: '16 / 2',
    },
    {
      part: 'groups',
      ask: 'Divide 20 {tokens} into boxes of 4. How many boxes do you fill?',
      answer: '5',
      sum: '20 / 4',
    },
    {
      part: 'sharing',
      ask: '3 friends at {place} share 21 {tokens}. How many does each friend get?',
      answer: '7',
      sum: '21 / 3',
    },
    {
      part: 'groups',
      ask: '{hero} sets 36 {tokens} in rows of 9 at {place}. How many rows?',
      answer: '4',
      sum: '36 / 9',
    },
    {
      part: 'sharing',
      ask: '7 friends share 42 {tokens}. Use 6 × 7 = 42. How many does each get?',
      answer: '6',
      sum: '42 / 7',
    },
    {
      part: 'groups',
      ask: '{friend} puts 27 {tokens} in sets of 3. How many sets, and is that sharing or grouping?',
      answer: '9, grouping',
    },
    {
      part: 'sharing',
      ask: 'Divide 54 {tokens} equally into 6 boxes. How many are in each box?',
      answer: '9',
      sum: '54 / 6',
    },
    { part: 'groups', ask: 'Divide 64 into groups of 8. What is the quotient?', answer: '8', sum: '64 / 8' },
    {
      part: 'sharing',
      ask: '{friend} deals 32 {tokens} to 8 friends. How many each, and is that sharing or grouping?',
      answer: '4, sharing',
    },
    {
      part: 'sharing',
      ask: '6 friends share 30 {tokens}. Which times fact helps, and how many does each get?',
      answer: '6 × 5 = 30, so 5',
    },
    {
      part: 'groups',
      ask: '{friend} sets 36 {tokens} in groups of 4 and says that makes 8 groups. How many does it really make?',
      answer: '9',
      sum: '36 / 4',
    },
    {
      part: 'sharing',
      ask: '56 {tokens} come to {place} in 8 equal piles. How many are in each pile?',
      answer: '7',
      sum: '56 / 8',
    },
    {
      part: 'groups',
      ask: '5 groups of 6 {tokens} are 30. How many groups of 6 are in 36?',
      answer: '6',
      sum: '30 / 6 + 1',
    },
    {
      part: 'sharing',
      ask: '{hero} sets 48 {tokens} in 6 equal rows. How many are in a row?',
      answer: '8',
      sum: '48 / 6',
    },
    {
      part: 'groups',
      ask: 'Which quotient does not belong: 24 ÷ 3, 40 ÷ 5, 36 ÷ 6, 56 ÷ 7? Tell why.',
      answer: '36 ÷ 6 is 6, the others are 8',
    },
    { part: 'sharing', ask: '8 friends share 72 {tokens}. How many does each get?', answer: '9', sum: '72 / 8' },
    {
      part: 'groups',
      ask: '{hero} carries 63 {tokens}, 9 on each trip. How many trips is that?',
      answer: '7',
      sum: '63 / 9',
    },
    {
      part: 'groups',
      ask: 'Split 24 {tokens} into equal groups in three ways.',
      answer: 'such as 2 groups of 12, 3 of 8 or 4 of 6',
    },
    {
      part: 'groups',
      ask: '{hero} divides 45 {tokens} into groups and gets 9 groups. Fill in: 45 ÷ __ = 9.',
      answer: '5',
      sum: '45 / 9',
      further: true,
    },
    {
      part: 'sharing',
      ask: '42 {tokens} are shared equally. Each friend gets 7. How many friends are there?',
      answer: '6',
      sum: '42 / 7',
      further: true,
    },
    {
      part: 'groups',
      ask: '{friend} divides all {tokens} by 8. The quotient is 9. How many {tokens} are there?',
      answer: '72',
      sum: '9 * 8',
      further: true,
    },
    {
      part: 'groups',
      ask: '4 × 9 = 36, 9 × 4 = 36, 36 ÷ 4 = 9. Which fact of the family is missing?',
      answer: '36 ÷ 9 = 4',
      further: true,
    },
    {
      part: 'sharing',
      ask: 'A fact family of × and ÷ has 54 as its greatest number. Another one is 6. What is the third?',
      answer: '9',
      sum: '54 / 6',
      further: true,
    },
    { part: 'groups', ask: 'Find the missing number: 56 ÷ __ = 7.', answer: '8', sum: '56 / 7', further: true },
    {
      part: 'sharing',
      ask: '{hero} knows 3 × 8 = 24. Which two division facts are of the same family?',
      answer: '24 ÷ 3 = 8 and 24 ÷ 8 = 3',
      further: true,
    },
    {
      part: 'sharing',
      ask: 'Write the four facts of the family 7, 8 and 56.',
      answer: '7 × 8 = 56, 8 × 7 = 56, 56 ÷ 7 = 8, 56 ÷ 8 = 7',
      further: true,
    },
  ],
  sheets: [
    { kind: 'word-problems', types: ['share-equally', 'number-of-groups'], upTo: 100, factorUpTo: 9 },
    { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [6, 9], quotient: [3, 10] }] },
    { kind: 'number-bond', form: 'family', of: 'multiply', upTo: 100, further: true },
  ],
}
