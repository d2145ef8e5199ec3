import type { Skill } from '../../../types.ts'

export const factorsMultiples: Skill = {
  id: 'math.4.factors-multiples',
  subject: 'math',
  grade: '4th',
  strand: 'operations',
  order: 9,
  short: 'Factors and Multiples',
  iCan: 'I can list the factor pairs of a number and explain whether it is prime.',
  codes: ['4.OA.4'],
  prerequisites: ['math.3.multiply', 'math.3.number-rules'],
  keywords: [
    { word: 'factor', definition: 'one of two whole numbers that are multiplied to make another' },
    { word: 'prime', definition: 'having only two factors: 1 and itself' },
    { word: 'multiple', definition: 'what you say when you count by a number' },
  ],
  model:
    'Write 45. Say: I try 1, 2, 3 and so on. 1 × 45, 3 × 15 and 5 × 9 fit. 2, 4 and 6 do not. 7 × 7 is more than 45, so each factor from 7 on has a partner below 7. I tried those: I stop. With three factor pairs, 45 is not prime. It is a multiple of 9. But 7 has only 1 × 7: prime.',
  picture: { kind: 'lines', lines: ['1 × 45', '3 × 15', '5 × 9'] },
  check: {
    question: 'List the factor pairs of 42. Is 42 prime?',
    lookFor: '1 and 42, 2 and 21, 3 and 14, 6 and 7. So it is not prime.',
  },
  laterChecks: [
    {
      question: 'List the factor pairs of 20. Is 20 prime?',
      lookFor: '1 and 20, 2 and 10, 4 and 5. It is not prime.',
    },
    {
      question: 'Is 79 prime? Which numbers must you try?',
      lookFor: 'Yes. 2, 3, 5 and 7 all leave a remainder, and 11 × 11 is more than 79.',
      further: true,
    },
    {
      question: 'Is 13 prime? How can you be sure?',
      lookFor: 'Yes, because only one row of 13 works: its factors are 1 and 13.',
    },
    {
      question: 'Is 87 prime? Which numbers do you try?',
      lookFor: 'No. I try 2, which does not fit, and 3, which does: 3 × 29 = 87.',
      further: true,
    },
  ],
  misconception: {
    says: '9 is odd, so it is prime.',
    reply: 'Try 3 equal rows for 9 dots. Does any dot stay over, and what does that tell us?',
  },
  easier:
    'Draw 6 dots in equal rows: 1 row of 6, 2 rows of 3. Then draw 5 dots. Only 1 row of 5 works. Which is prime? (5)',
  harder:
    'Find the smallest number with six factors and argue that no smaller one has them (12: its factors are 1, 2, 3, 4, 6 and 12).',
  again: {
    easier: 'Is 49 prime? Divide it by 2, by 3, by 5 and by 7. Does one of them fit? (7 does, so 49 is not prime)',
    harder: 'Find all pairs of prime numbers that have the sum 24. (5 and 19, 7 and 17, 11 and 13)',
    model:
      'Write 83. Say: I divide by 2, 3, 5 and 7. Each time something is left. Then 4, 6, 8, 9 and 10 fail, too: they are multiples of 2 or 3. 11 × 11 is more than 83, so each factor from 11 on has a partner below 11. I tried all those. The only pair is 1 and 83: prime.',
    picture: { kind: 'lines', lines: ['83 ÷ 2: R 1', '83 ÷ 3: R 2', '83 ÷ 5: R 3', '83 ÷ 7: R 6'] },
    misconception: {
      says: '91 is prime, because 2, 3 and 5 all leave a remainder.',
      reply: 'What is the next prime after 5? Count up in jumps of that size: do you land on 91?',
    },
  },
  third: {
    easier: 'Is 51 prime? Divide it by 2, then by 3. Does one of them fit? (3 does: 3 × 17, so it is not prime)',
    harder:
      '91 looks prime. Find all its factor pairs, then the next two primes after it. (1 × 91 and 7 × 13; 97 and 101)',
  },
  prompts: [
    {
      part: 'pairs',
      ask: '{hero} lays 24 {tokens} in 3 equal rows at {place}. Which factor pair of 24 is that?',
      answer: '3 and 8',
    },
    {
      part: 'prime',
      ask: '{friend} tries equal rows with 21, 22 and 23 {tokens}. Which number fits only in one long row?',
      answer: '23',
    },
    {
      part: 'pairs',
      ask: '36 {tokens} lie in 4 equal rows. 4 and __ are a factor pair. Which number is missing?',
      answer: '9',
      sum: '36 / 4',
    },
    { part: 'prime', ask: 'Which is a multiple of 3 and so not prime: 2, 5, 21 or 11?', answer: '21' },
    {
      part: 'pairs',
      ask: '{hero} splits 28 {tokens} into equal shares. Which number of shares works: 3, 7 or 9?',
      answer: '7',
    },
    { part: 'prime', ask: 'Which is the only even prime number?', answer: '2' },
    {
      part: 'pairs',
      ask: '{hero} tries equal rows with 16 {tokens}. How many factor pairs does 16 have?',
      answer: '3',
    },
    { part: 'prime', ask: '{friend} says 1 is prime. What do you say?', answer: 'no, only one factor' },
    { part: 'pairs', ask: 'What is the greatest factor of 40 that is less than 40?', answer: '20', sum: '40 / 2' },
    { part: 'prime', ask: '{friend} has 27 {tokens}. Is 27 prime? Name a pair that tells.', answer: 'no, 3 and 9' },
    { part: 'pairs', ask: 'How many factors does 18 have?', answer: '6' },
    { part: 'prime', ask: 'Why is no multiple of 2 prime, except 2 itself?', answer: 'each has the factor 2' },
    {
      part: 'pairs',
      ask: 'At {place} 42 {tokens} go in rows of 6, of 7 or of 8. Which does not work?',
      answer: 'rows of 8',
    },
    { part: 'prime', ask: 'Which does not belong: 5, 11, 33, 17? Tell why.', answer: '33, it has the pair 3 and 11' },
    { part: 'pairs', ask: '21 is a multiple of 1, of 21 and of which two other numbers?', answer: '3 and 7' },
    { part: 'pairs', ask: 'List the factor pairs of 28.', answer: '1 and 28, 2 and 14, 4 and 7' },
    { part: 'prime', ask: 'How many prime numbers are between 10 and 20?', answer: '4' },
    {
      part: 'pairs',
      ask: 'Two {tokens} have numbers with the product 36 and the sum 13. Which numbers?',
      answer: '4 and 9',
    },
    { part: 'prime', ask: 'The number on one {token} is prime and between 30 and 36. Which is it?', answer: '31' },
    { part: 'pairs', ask: 'List the factor pairs of 30.', answer: '1 and 30, 2 and 15, 3 and 10, 5 and 6' },
    {
      part: 'prime',
      ask: '{friend} says 51 is prime. {hero} finds 3 rows of 17. Who is right, and why?',
      answer: '{hero}, 3 and 17 are a pair',
    },
    { part: 'pairs', ask: 'How many factor pairs does 48 have?', answer: '5' },
    { part: 'prime', ask: 'Which is prime: 25, 29, 35 or 39?', answer: '29' },
    {
      part: 'prime',
      ask: '{friend} says 91 is prime. Divide it by 2, 3, 5 and 7 to find out. Name what you find.',
      answer: 'no, 7 and 13',
      further: true,
    },
    {
      part: 'prime',
      ask: '2, 3, 5 and 7 do not divide 97 evenly. Why can you stop before 11?',
      answer: '11 × 11 is more than 97',
      further: true,
    },
    {
      part: 'prime',
      ask: '{hero} shares 87 {tokens} with nothing left. Which one of 2, 3, 5 and 7 divides 87 evenly?',
      answer: '3',
      further: true,
    },
    {
      part: 'prime',
      ask: '{hero} has three bags of {tokens}. Which of these numbers is prime: 61, 63 or 69?',
      answer: '61',
      further: true,
    },
    {
      part: 'pairs',
      ask: '{friend} sets 77 {tokens} in equal rows, more than one row. Try 2, 3, 5 and 7. Which factor pair fits?',
      answer: '7 and 11',
      further: true,
    },
    {
      part: 'pairs',
      ask: 'Which factor pair does 95 have besides 1 and 95? Try 2, 3, 5 and 7.',
      answer: '5 and 19',
      further: true,
    },
    { part: 'prime', ask: 'How many of the numbers 71, 73, 77 and 81 are prime?', answer: '2', further: true },
    { part: 'prime', ask: 'Only one number between 84 and 94 is prime. Which is it?', answer: '89', further: true },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'factor-pairs', from: 11, upTo: 60 }] },
    { kind: 'number-practice', tasks: [{ do: 'factor-pairs', from: 50, upTo: 100 }], further: true },
    { kind: 'number-maze', rule: 'multiples', by: 7, upTo: 140 },
    { kind: 'number-bond', form: 'bond', of: 'multiply', upTo: 100 },
  ],
}
