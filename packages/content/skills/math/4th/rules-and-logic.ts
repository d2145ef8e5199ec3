import type { Skill } from '../../../types.ts'

export const rulesAndLogic: Skill = {
  id: 'math.4.rules-and-logic',
  subject: 'math',
  grade: '4th',
  strand: 'patterns',
  order: 12,
  short: 'Patterns and Logic',
  iCan: 'I can graph or list a pattern by its rule and argue from clues.',
  codes: ['4.OA.5', '4.MP.3'],
  prerequisites: ['math.3.number-rules'],
  keywords: [{ word: 'term', definition: 'one number of a pattern' }],
  model:
    'Write 5, 11, 23, 47. Say: The rule is times 2, then add 1. All are odd, as doubling gives even and 1 more is odd. Now clues: of three, Ann is last and Bo is not first. So Cy is first and Bo is second.',
  check: {
    question: 'Start at 3 and add 4 each time. Are the numbers odd or even, and why?',
    lookFor: 'All odd: an odd number plus an even number stays odd.',
  },
  laterChecks: [
    {
      question: 'Start at 6 and add 10 each time. What is the last digit, and why?',
      lookFor: 'Always 6, because adding ten never changes the ones digit.',
    },
    {
      question: 'Start at 1. Multiply by 3, then add 2. List the first four terms.',
      lookFor: '1, 5, 17, 53. Each is three times the last, and two more.',
    },
  ],
  misconception: {
    says: 'I tried three, so it is always true.',
    reply: 'Three examples make us curious. What reason makes it true for the next one, too?',
  },
  easier: 'Start at 2 and add 3 each time. Write six terms: 2, 5, 8, 11, 14, 17. Which are odd? (5, 11 and 17)',
  harder:
    'Find two rules that both begin 1, 2, 4 and tell them apart by the fourth term (doubling gives 8; adding 1, 2, 3 gives 7).',
  again: {
    easier: 'Dee, Eli and Fay stand in line. Dee is first, and Fay is not last. Draw them in order. (Dee, Fay, Eli)',
    harder:
      'Start at 3 and multiply by 3 each time. What is the last digit of the tenth term? (9, as 3, 9, 7, 1 repeat)',
    model:
      'Write: Row 1 has 8 seats, each row has 6 more. Say: How many seats has row 12? From row 1 to row 12 there are 11 steps. 11 × 6 = 66, and 8 + 66 = 74. Row 12 has 74 seats.',
  },
  prompts: [
    {
      part: 'pattern',
      ask: 'At {place} 100 {tokens} become 93, then 86, then 79. How many come next?',
      answer: '72',
      sum: '79 - 7',
    },
    {
      part: 'clues',
      ask: 'Red, blue and gold {tokens} lie in a row. Red is not first. Gold is just after red. Which is first?',
      answer: 'blue',
    },
    {
      part: 'pattern',
      ask: '{hero} lays rows of 1, 3, 6 and 10 {tokens} at {place}. How many are in the next row?',
      answer: '15',
      sum: '10 + 5',
    },
    {
      part: 'clues',
      ask: '{friend} has fewer than 40 {tokens}. The number is above 18 and a multiple of 6 and of 9. Which is it?',
      answer: '36',
    },
    { part: 'pattern', ask: 'The rule is times 3, then add 5. What does 4 become?', answer: '17', sum: '4 * 3 + 5' },
    { part: 'clues', ask: 'Can 4, 8, 12, 16 ever reach 101? Give the reason.', answer: 'no, all terms are even' },
    {
      part: 'pattern',
      ask: 'Start at 2 and multiply by 3. What is the fourth term?',
      answer: '54',
      sum: '2 * 3 * 3 * 3',
    },
    {
      part: 'clues',
      ask: '{hero} is first of four, {friend} last. Leo stands next to {hero}, Ana does not. Who is third?',
      answer: 'Ana',
    },
    {
      part: 'pattern',
      ask: 'On day 1 there are 3 {tokens} at {place}. Each day doubles the number. How many are there on day 5?',
      answer: '48',
      sum: '3 * 2 * 2 * 2 * 2',
    },
    {
      part: 'clues',
      ask: '{friend} says every shape with four sides is a square. Which shape proves that wrong?',
      answer: 'such as a long rectangle',
    },
    {
      part: 'pattern',
      ask: 'Rows at {place} have 3, 6, 12, 25 and 48 {tokens}. Which number breaks the pattern?',
      answer: '25',
    },
    {
      part: 'clues',
      ask: 'A number is between 50 and 60. It is a multiple of 4, and its digits add up to 7. Which is it?',
      answer: '52',
    },
    {
      part: 'pattern',
      ask: '{hero} counts 4, 9, 19 and then 39 {tokens}. What is the rule?',
      answer: 'times 2, then add 1',
    },
    { part: 'clues', ask: '{hero} has 4 {tokens} and gets 5 at a time. Which last digits come?', answer: '4 and 9' },
    {
      part: 'pattern',
      ask: 'Row 1 at {place} has 5 {tokens}, and each row has 7 more. How many are in row 10?',
      answer: '68',
      sum: '5 + 9 * 7',
    },
    {
      part: 'clues',
      ask: 'Boxes hold 6, 8 and 9 {tokens}. Gold has 8, and red has an even number. How many has blue?',
      answer: '9',
    },
    { part: 'pattern', ask: 'What is the 10th term of 3, 6, 9, 12?', answer: '30', sum: '3 * 10' },
    {
      part: 'clues',
      ask: '{hero}, {friend} and Leo come at 1:00, 2:00 and 3:00. {friend} is first, Leo is not last. When does Leo come?',
      answer: '2:00',
    },
    { part: 'pattern', ask: 'Make one rule that turns 2 into 11 and 4 into 17.', answer: 'times 3, then add 5' },
    { part: 'clues', ask: 'Start at 5 and add 5. Can 132 come? Give the reason.', answer: 'no, all end in 5 or 0' },
    {
      part: 'pattern',
      ask: 'Graph 1, 4, 7, 10 as steps. How much higher is the seventh step than the first?',
      answer: '18',
      sum: '6 * 3',
    },
    {
      part: 'clues',
      ask: 'All terms of 2, 6, 18, 54 are even. Which reason proves it for the next?',
      answer: 'even times 3 is even',
    },
    {
      part: 'pattern',
      ask: 'Row 1 has 5 {tokens}, and each row has 4 more. How many {tokens} has row 9?',
      answer: '37',
      sum: '5 + 8 * 4',
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'rule-and-clues', upTo: 300 }] },
    { kind: 'logic-grid', size: 4, categories: 2 },
    { kind: 'patterns', form: 'number', upTo: 1000 },
    { kind: 'function-table', rules: ['multiply', 'two-step'], upTo: 300 },
  ],
}
