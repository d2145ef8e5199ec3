import type { Skill } from '../../../types.ts'

export const rulesAndLogic: Skill = {
  id: 'math.4.rules-and-logic',
  subject: 'math',
  grade: '4th',
  strand: 'patterns',
  order: 12,
  short: 'Patterns and Logic',
  iCan: 'I can list a pattern by its rule and argue from clues.',
  codes: ['4.OA.5', '4.MP.3'],
  prerequisites: ['math.3.number-rules'],
  keywords: [{ word: 'term', definition: 'one number of a pattern' }],
  model:
    'Write: Start at 5, times 2, then add 1. Say: I list the terms: 5, 11, 23, 47, 95. Doubling gives even, 1 more is odd. Which is above 20 and a multiple of 5? I cross out the others: 95. Of three pets, the cat is not first. The dog comes after the cat. So the cat is second.',
  picture: { kind: 'lines', lines: ['5, 11, 23, 47, 95'], crossed: ['5', '11', '23', '47'] },
  check: {
    question: 'Start at 3 and add 4. List five terms. Are they odd or even, and why?',
    lookFor: '3, 7, 11, 15, 19. All are odd, as odd plus even is odd.',
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
    {
      question: 'Row 1 has 7 seats, and each row has 5 more. How many has row 8?',
      lookFor: 'Row times 5, then add 2: 8 × 5 + 2 = 42 seats.',
      further: true,
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
    easier:
      'A machine turns 1, 2 and 3 into 10, 20 and 30. What is the rule? (times 10) Another gives 12, 22 and 32. (times 10, then add 2)',
    harder:
      'Start at 3 and multiply by 3 each time. What is the last digit of the tenth term? (9, as 3, 9, 7, 1 repeat)',
    model:
      'Write: Row 1 has 8 seats, row 2 has 14, row 3 has 20. Say: Each row has 6 more, so I take the row times 6. 1 × 6 = 6, but row 1 has 8. So I add 2. Test: 3 × 6 + 2 = 20. Row 12 has 12 × 6 + 2 = 74 seats.',
    picture: {
      kind: 'table',
      rows: [
        ['row', '1', '2', '3', '…', '12'],
        ['seats', '8', '14', '20', '', '74'],
      ],
    },
    misconception: {
      says: 'Row 12 has 8 + 12 × 6 = 80 seats.',
      reply: 'Try the same way on row 2. Does it give the 14 seats that we wrote?',
    },
  },
  third: {
    easier:
      'A machine turns 1, 2 and 3 into 7, 12 and 17. Each is 5 more. How much is missing from 5 × 1 to 7? (2: times 5, then add 2)',
    harder:
      'A row of shapes takes 4 tiles, then 7, then 10. Which shape in the row takes 100? (the 33rd, as 33 × 3 + 1 = 100)',
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
      ask: 'The rule at {place} is times 2, then take away 1. After 6 {tokens} come 11. How many come next?',
      answer: '21',
      sum: '11 * 2 - 1',
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
    { part: 'pattern', ask: 'List five terms: start at 3, times 2, then add 2.', answer: '3, 8, 18, 38, 78' },
    {
      part: 'clues',
      ask: '{hero} is first of four, {friend} last. The baker stands next to {hero}, the guest does not. Who is third?',
      answer: 'the guest',
    },
    {
      part: 'pattern',
      ask: 'On day 1 there are 3 {tokens} at {place}. Each day doubles the number. How many are there on day 5?',
      answer: '48',
      sum: '3 * 2 * 2 * 2 * 2',
    },
    {
      part: 'clues',
      ask: '{friend} says that all terms are odd if you start at 5 and add 5. Which term proves that wrong?',
      answer: 'such as 10',
    },
    {
      part: 'pattern',
      ask: 'Rows at {place} have 3, 6, 12, 25 and 48 {tokens}. Which number breaks the pattern?',
      answer: '25',
    },
    {
      part: 'pattern',
      ask: 'Draw bars for 3, 7, 11 and 15 squares and go on. How high is the sixth bar?',
      answer: '23',
      sum: '3 + 5 * 4',
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
      part: 'clues',
      ask: 'Boxes hold 6, 8 and 9 {tokens}. Gold has 8, and red has an even number. How many has blue?',
      answer: '9',
    },
    {
      part: 'clues',
      ask: 'Start at 7 and add 6: 7, 13, 19, 25, 31. Which is above 12 and a multiple of 5?',
      answer: '25',
    },
    {
      part: 'clues',
      ask: '{hero}, {friend} and one guest come at 1:00, 2:00 and 3:00. {friend} is first, the guest is not last. When does the guest come?',
      answer: '2:00',
    },
    { part: 'clues', ask: 'Start at 5 and add 5. Can 132 come? Give the reason.', answer: 'no, all end in 5 or 0' },
    {
      part: 'pattern',
      ask: 'Draw 1, 4, 7, 10 as bars and go on. How much higher is the seventh bar than the first?',
      answer: '18',
      sum: '6 * 3',
    },
    {
      part: 'clues',
      ask: 'The rule is times 3: 2, 6, 18, 54. Why are all terms even?',
      answer: 'three times even is even',
    },
    {
      part: 'pattern',
      ask: 'Row 1 at {place} has 9 {tokens}, and each row has 7 more. How many are in row 11?',
      answer: '79',
      sum: '11 * 7 + 2',
      further: true,
    },
    { part: 'pattern', ask: 'What is the 10th term of 3, 6, 9, 12?', answer: '30', sum: '3 * 10', further: true },
    {
      part: 'pattern',
      ask: 'Find one rule with two steps that turns 1 into 8, 2 into 11 and 4 into 17.',
      answer: 'times 3, then add 5',
      further: true,
    },
    {
      part: 'pattern',
      ask: 'Row 1 has 5 {tokens}, and each row has 4 more. How many {tokens} has row 9?',
      answer: '37',
      sum: '9 * 4 + 1',
      further: true,
    },
    {
      part: 'pattern',
      ask: 'A machine at {place} turns 1 into 9, 2 into 13 and 3 into 17. What does it make of 10?',
      answer: '45',
      sum: '10 * 4 + 5',
      further: true,
    },
    {
      part: 'clues',
      ask: 'A machine turns 1 into 6, 2 into 10 and 3 into 14. Which can come out: 41, 42 or 43?',
      answer: '42',
      sum: '10 * 4 + 2',
      further: true,
    },
    {
      part: 'pattern',
      ask: 'Rows 1, 2 and 3 have 7, 12 and 17 {tokens}. Which row has 52?',
      answer: '10',
      sum: '(52 - 2) / 5',
      further: true,
    },
    {
      part: 'clues',
      ask: 'Rows 1, 2 and 3 have 11, 21 and 31 {tokens}. Can a row have 85? Give the reason.',
      answer: 'no, all end in 1',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'rule-and-clues', upTo: 300 }] },
    { kind: 'logic-grid', size: 4, categories: 2 },
    { kind: 'function-table', rules: ['two-step'], upTo: 300, further: true },
    { kind: 'patterns', form: 'number', upTo: 1000 },
  ],
}
