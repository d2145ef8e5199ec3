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
    'Write A: 0, 2, 4 and B: 0, 6, 12. Say: Both start at 0, and B adds three times as much. So each B is three times its A. Graph the ordered pairs (0, 0), (2, 6), (4, 12): one line. C is 5, 7, 9. It grows like A, so it stays 5 more.',
  picture: {
    kind: 'grid',
    size: 12,
    points: [
      { name: '(0, 0)', x: 0, y: 0 },
      { name: '(2, 6)', x: 2, y: 6 },
      { name: '(4, 12)', x: 4, y: 12 },
    ],
  },
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
    {
      question: 'A is 0, 1, 2, 3 and B is 5, 8, 11, 14. How are they related?',
      lookFor: 'Each B is 3 × A and 5 more, as 3 × 3 + 5 = 14.',
      further: true,
    },
  ],
  misconception: {
    says: 'B is always 4 more, because 6 is 4 more than 2.',
    reply: 'Test the next pair, 4 and 12. Is it still 4 more, and what else links both pairs?',
  },
  drawnOn: 'grid',
  tools: [{ name: 'pencils', quantity: '1', core: true }],
  easier: 'Write A: 0, 1, 2, 3 over B: 0, 4, 8, 12. Join each pair by a line. What turns A into B? (times 4)',
  harder:
    'A adds 2 from 0, and B adds 6 from 1. Write and graph the first three points. Where does their line begin? (at (0, 1); the others are (2, 7) and (4, 13))',
  again: {
    easier: 'Count by ones on your fingers while I count by threes: 1 and 3, 2 and 6. What goes with 5? (15)',
    harder: 'Each B is 4 × A and 3 more. One B is 75. Which A goes with it? (18, as 75 - 3 = 72 and 72 ÷ 4 = 18)',
    model:
      'Write A: 0, 2, 4 and B: 4, 10, 16. Say: B adds 6, three times as much as A. But 3 × 2 is 6, and B is 10. So B is 3 × A and 4 more. Test: 3 × 4 + 4 = 16. I graph (0, 4), (2, 10), (4, 16): one line from (0, 4).',
    picture: {
      kind: 'table',
      rows: [
        ['A', '0', '2', '4'],
        ['B', '4', '10', '16'],
      ],
    },
    misconception: {
      says: 'B grows three times as fast, so B is 3 × A.',
      reply: 'Write 3 × A under each A, and B under that. What do you notice in every column?',
    },
  },
  third: {
    easier:
      'Write A: 0, 1, 2 over B: 5, 7, 9. What does B add each time, and what is B when A is 0? (2 and 5: twice A and 5 more)',
    harder:
      'A starts at 0 and adds 3. B starts at 10 and adds 2. After how many steps are they the same? (10 steps, at 30)',
  },
  prompts: [
    {
      part: 'relate',
      ask: 'On one path to {place} are signs at A: 0, 3, 6, 9 feet. On another they are at B: 0, 6, 12, 18 feet. How are their terms related?',
      answer: 'B is twice A',
    },
    {
      part: 'graph',
      ask: 'Graph the ordered pairs (1, 4), (2, 8) and (3, 12). Which one comes next on their line?',
      answer: '(4, 16)',
    },
    {
      part: 'relate',
      ask: 'Each day {hero} sets 1 {token} and {friend} 5. How many has {friend} when {hero} has 7?',
      answer: '35',
      sum: '7 * 5',
    },
    {
      part: 'graph',
      ask: 'A adds 1 and B adds 3, both from 0. Graph four ordered pairs. Which one comes after (3, 9)?',
      answer: '(4, 12)',
    },
    {
      part: 'relate',
      ask: '{hero} sets 4 {tokens} a day and {friend} sets 8. How many more has {friend} set after 6 days?',
      answer: '24',
      sum: '6 * 8 - 6 * 4',
    },
    { part: 'graph', ask: 'Graph A 0, 1, 2 against B 0, 2, 4. What do the points make?', answer: 'a straight line' },
    {
      part: 'relate',
      ask: 'Row B starts with 10 {tokens}, row A with 0. Both gain 5. How many more has B, always?',
      answer: '10',
      sum: '10 - 0',
    },
    {
      part: 'graph',
      ask: 'Graph (1, 3), (2, 6), (3, 8) and (4, 12). Which ordered pair is not on the line of the others?',
      answer: '(3, 8)',
    },
    {
      part: 'relate',
      ask: '{hero} always has 4 times as many {tokens} as {friend}. {friend} has 5. How many has {hero}?',
      answer: '20',
      sum: '5 * 4',
    },
    {
      part: 'graph',
      ask: '{hero} (across) adds 2 {tokens} and {friend} (up) adds 5, both from 0. Graph it. Name the third point after the origin.',
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
      ask: 'Graph (1, 3), (2, 6) and (1, 1), (2, 2). Both lines start at the origin. Which one is steeper, and why?',
      answer: 'the first, it climbs 3 each step',
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
      ask: 'A line begins at the origin. Its next points are (2, 8) and (4, 16). Graph it. What does B add each time?',
      answer: '8',
      sum: '16 - 8',
    },
    {
      part: 'relate',
      ask: '{friend} says: If both add the same, B is a multiple of A. Test 0, 5, 10 and 3, 8, 13.',
      answer: 'no, B is always 3 more',
    },
    {
      part: 'graph',
      ask: 'A adds 2 and B adds 3, both from 0. Graph it. Which point has the up number 15?',
      answer: '(10, 15)',
    },
    {
      part: 'relate',
      ask: 'A adds 4 and B adds 10, both from 0. Why is B two and a half times A?',
      answer: 'from 0, it adds 2.5 times as much',
    },
    {
      part: 'graph',
      ask: 'Graph the line from the origin through (2, 3). Is (8, 12) on it? Tell why.',
      answer: 'yes, both numbers times 4',
    },
    {
      part: 'graph',
      ask: 'Make two patterns of {tokens} so that one is half of the other. Graph and name two points.',
      answer: 'such as (2, 4) and (4, 8)',
    },
    {
      part: 'relate',
      ask: 'On days 0, 1 and 2 {hero} has 6, 10 and 14 {tokens}. The rule goes on. How many {tokens} are there on day 9?',
      answer: '42',
      sum: '4 * 9 + 6',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Graph (0, 5), (1, 8) and (2, 11). How far up is the next point?',
      answer: '14',
      sum: '11 + 3',
      further: true,
    },
    {
      part: 'relate',
      ask: 'Row A has 0, 1, 2, 3 {tokens} and row B has 2, 7, 12, 17. How many has B when A has 10?',
      answer: '52',
      sum: '5 * 10 + 2',
      further: true,
    },
    {
      part: 'graph',
      ask: 'A is 0, 1, 2, and each B is 3 × A and 8 more. Graph three points. Where does the line begin?',
      answer: '(0, 8)',
      further: true,
    },
    {
      part: 'relate',
      ask: 'A is 0, 1, 2 and B is 3, 10, 17. Each B is 7 × A and how much more?',
      answer: '3',
      sum: '10 - 7',
      further: true,
    },
    {
      part: 'graph',
      ask: '{hero} (across) adds 1 from 0 and {friend} (up) adds 2 from 4. Graph it. How far up is it at 4 across?',
      answer: '12',
      sum: '4 + 2 * 4',
      further: true,
    },
    {
      part: 'relate',
      ask: 'A is 0, 1, 2 and B is 3, 5, 7. {friend} says B is always 3 more than A. What is right?',
      answer: '2 × A + 3',
      further: true,
    },
    {
      part: 'relate',
      ask: 'On days 0, 1 and 2 there are 9, 14 and 19 {tokens} at {place}. The rule goes on. On which day are there 64?',
      answer: '11',
      sum: '(64 - 9) / 5',
      further: true,
    },
    {
      part: 'relate',
      ask: 'A is 0, 2, 4, 6 and B is 1, 9, 17, 25. What is B when A is 20?',
      answer: '81',
      sum: '4 * 20 + 1',
      further: true,
    },
  ],
  sheets: [
    { kind: 'coordinates', form: 'patterns', size: 12 },
    { kind: 'coordinates', form: 'shifted-patterns', size: 12, further: true },
    { kind: 'function-table', rules: ['two-step'], upTo: 400, further: true },
    { kind: 'coordinates', form: 'patterns', size: 10 },
  ],
}
