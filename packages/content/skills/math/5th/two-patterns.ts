import type { Skill } from '../../../types.ts'

export const twoPatterns: Skill = {
  id: 'math.5.two-patterns',
  subject: 'math',
  grade: '5th',
  strand: 'patterns',
  order: 10,
  short: 'Two Patterns at Once',
  iCan: 'I can graph two number patterns and explain how their terms are related.',
  codes: ['5.OA.3'],
  prerequisites: ['math.4.rules-and-logic', 'math.5.coordinates'],
  keywords: [{ word: 'ordered pair', definition: 'two numbers that name one point' }],
  model:
    'Write A: 0, 2, 4, 6 and B: 0, 6, 12, 18. Say: A adds 2 and B adds 6. Each B is three times its A, because B grows three times as fast. Graph (2, 6), (4, 12) and (6, 18). They lie on one straight line.',
  check: {
    question: 'A adds 3 and B adds 12, both from 0. How are they related?',
    lookFor: 'Each term of B is four times the term of A.',
  },
  laterChecks: [
    {
      question: 'A adds 5 and B adds 10, both from 0. Which ordered pair comes after (10, 20)?',
      lookFor: '(15, 30). Each term of B is twice the term of A.',
    },
    {
      question: 'A starts at 0 and B at 7. Both add 4. How are they related?',
      lookFor: 'B is always 7 more than A, because both grow alike.',
    },
  ],
  misconception: {
    says: 'B is always 4 more, because 6 is 4 more than 2.',
    reply: 'Test the next pair, 4 and 12. Is it still 4 more, and what else links both pairs?',
  },
  tools: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  easier: 'Write A: 0, 1, 2, 3 over B: 0, 4, 8, 12. Join each pair by a line. What turns A into B? (times 4)',
  harder:
    'A adds 2 from 0, and B adds 6 from 1. Graph four points. Where does their line begin? (the points are (0, 1), (2, 7), (4, 13) and (6, 19), so not at the origin)',
  again: {
    easier: 'Count by ones on your fingers while I count by threes: 1 and 3, 2 and 6. What goes with 5? (15)',
    harder:
      'A adds 4 and B adds 6, both from 0. When A is 28, what is B? How many times A is it? (42, one and a half times)',
    model:
      'Write A: 20, 23, 26 and B: 0, 8, 16. Say: A adds 3 and B adds 8. The gap is 20 and shrinks by 5 each step. 20 ÷ 5 = 4, so after 4 steps they are equal. Check: 20 + 4 × 3 = 32, and 4 × 8 = 32.',
  },
  prompts: [
    {
      part: 'relate',
      ask: 'A is 0, 3, 6, 9. B is 0, 6, 12, 18. How many times as much is B?',
      answer: '2',
      sum: '6 / 3',
    },
    { part: 'graph', ask: 'Which point comes next: (1, 4), (2, 8), (3, 12)?', answer: '(4, 16)' },
    {
      part: 'relate',
      ask: 'Each day {hero} sets 1 {token} and {friend} 5. How many has {friend} when {hero} has 7?',
      answer: '35',
      sum: '7 * 5',
    },
    { part: 'graph', ask: 'A adds 3 and B adds 9. Which ordered pair comes after (6, 18)?', answer: '(9, 27)' },
    {
      part: 'relate',
      ask: '{hero} sets 4 {tokens} a day and {friend} sets 8. How many more has {friend} set after 6 days?',
      answer: '24',
      sum: '6 * 8 - 6 * 4',
    },
    { part: 'graph', ask: 'Graph A 0, 1, 2 against B 0, 2, 4. What do the points make?', answer: 'a straight line' },
    {
      part: 'relate',
      ask: 'Row B starts with 10 {tokens}, row A with 0. Both gain 5. How far apart are they?',
      answer: '10',
      sum: '10 - 0',
    },
    { part: 'graph', ask: 'Which point does not belong: (1, 3), (2, 6), (3, 8), (4, 12)?', answer: '(3, 8)' },
    {
      part: 'relate',
      ask: '{hero} always has 4 times as many {tokens} as {friend}. {friend} has 5. How many has {hero}?',
      answer: '20',
      sum: '5 * 4',
    },
    {
      part: 'graph',
      ask: '{hero} adds 2 {tokens} and {friend} adds 5, both from 0. Name the third point after the origin.',
      answer: '(6, 15)',
    },
    {
      part: 'relate',
      ask: 'Two rows at {place} start at 0. One gains 2 {tokens} a day, one 6. How many times as many has the second?',
      answer: '3',
      sum: '6 / 2',
    },
    {
      part: 'graph',
      ask: 'Graph both: A adds 1, B adds 3, and then A adds 1, B adds 1. Which line is steeper?',
      answer: 'the first, where B adds 3',
    },
    {
      part: 'relate',
      ask: '{friend} always has half as many {tokens} as {hero}. {hero} has 18. How many has {friend}?',
      answer: '9',
      sum: '18 / 2',
    },
    {
      part: 'graph',
      ask: 'Graph (0, 3), (1, 4) and (2, 5). What is the up number at 5 across?',
      answer: '8',
      sum: '5 + 3',
    },
    {
      part: 'relate',
      ask: '{hero} adds 2 {tokens} and {friend} adds 3 each time, from 0. How many has {friend} when {hero} has 10?',
      answer: '15',
      sum: '10 / 2 * 3',
    },
    {
      part: 'graph',
      ask: '{hero} graphs (2, 14), the first point after the origin. A adds 2. What does B add?',
      answer: '14',
      sum: '14 - 0',
    },
    {
      part: 'relate',
      ask: '{friend} says: If both add the same, B is a multiple of A. Test 0, 5, 10 and 3, 8, 13.',
      answer: 'no, B is always 3 more',
    },
    {
      part: 'graph',
      ask: 'A adds 4 and B adds 6, both from 0. Which point has the up number 30?',
      answer: '(20, 30)',
    },
    {
      part: 'relate',
      ask: 'A adds 4 and B adds 10, both from 0. Why is B two and a half times A?',
      answer: 'it grows 2.5 times as fast',
    },
    {
      part: 'graph',
      ask: 'The line from the origin goes through (2, 3). Is (8, 12) on it? Tell why.',
      answer: 'yes, both numbers times 4',
    },
    {
      part: 'relate',
      ask: '{hero} counts 0, 4, 8 {tokens}, {friend} 12, 14, 16. After how many steps are the counts equal?',
      answer: '6',
      sum: '12 / (4 - 2)',
    },
    {
      part: 'relate',
      ask: '{friend} has 35 {tokens} and adds 4 a day. {hero} has 0 and adds 9 a day. After how many days are they equal?',
      answer: '7',
      sum: '35 / (9 - 4)',
    },
    {
      part: 'graph',
      ask: 'Make two patterns of {tokens} so that one is half of the other. Name two points.',
      answer: 'such as (2, 4) and (4, 8)',
    },
    {
      part: 'relate',
      ask: '{hero} has 40 {tokens} and adds 3 a day. {friend} has 0 and adds 8 a day. After how many days are they equal?',
      answer: '8',
      sum: '40 / (8 - 3)',
    },
  ],
  sheets: [
    { kind: 'coordinates', form: 'patterns', size: 10 },
    { kind: 'coordinates', form: 'patterns', size: 12 },
    { kind: 'function-table', rules: ['multiply', 'add'], upTo: 400 },
  ],
}
