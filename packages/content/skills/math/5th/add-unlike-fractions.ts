import type { Skill } from '../../../types.ts'

export const addUnlikeFractions: Skill = {
  id: 'math.5.add-unlike-fractions',
  subject: 'math',
  grade: '5th',
  strand: 'fractions',
  order: 5,
  short: 'Adding Unlike Fractions',
  iCan: 'I can calculate sums and differences of fractions with unlike denominators.',
  codes: ['5.NF.1', '5.NF.2'],
  prerequisites: ['math.4.add-like-fractions', 'math.4.equivalent-fractions'],
  keywords: [{ word: 'common denominator', definition: 'a denominator that both fractions can share' }],
  model:
    'Write 2/3 + 1/4. Say: I count by 3s and by 4s. Both reach 12, the common denominator. 3 × 4 = 12, so 2 × 4 = 8: 2/3 is 8/12. In the same way 1/4 is 3/12. 8 + 3 = 11, so it is 11/12. Now 5/6 - 1/10. By 6s and by 10s I reach 30: 25/30 - 3/30 = 22/30. Both divide by 2: 11/15, lowest terms.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 12, shaded: [1, 2, 3, 4, 5, 6, 7, 8], label: '2/3 = 8/12' },
      { parts: 12, shaded: [1, 2, 3], label: '1/4 = 3/12' },
      { parts: 12, shaded: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], label: '11/12' },
    ],
  },
  check: {
    question: 'Which parts would you use for 4/5 - 1/3, and what is the difference?',
    lookFor: 'Fifteenths, since 5 and 3 both reach 15: 12/15 - 5/15 = 7/15.',
  },
  laterChecks: [
    {
      question: 'How do you add 1/2 and 2/5, and what is the sum?',
      lookFor: 'Tenths, since both 2 and 5 reach 10: 5/10 + 4/10 = 9/10.',
    },
    {
      question: 'What is 2/3 - 1/2? Which common parts did you use?',
      lookFor: 'Sixths, since both 3 and 2 reach 6: 4/6 - 3/6 = 1/6.',
    },
    {
      question: 'What is 2 1/3 - 3/4, and why do you open a whole?',
      lookFor: '1 7/12. 4/12 is less than 9/12, so 2 4/12 becomes 1 16/12.',
      further: true,
    },
  ],
  misconception: {
    says: '2/3 + 1/4 is 3/7: numerators together, denominators together.',
    reply: '2/3 is more than a half, and 3/7 is less than a half. Can adding make it smaller?',
  },
  easier: 'Draw a bar with 8 parts. 1/2 is 4/8. Add 3/8. (7/8) Then take 1/8 from 1/2. (3/8)',
  harder: 'Find two pairs of unit fractions that differ by exactly 1/12 (such as 1/3 and 1/4, or 1/4 and 1/6).',
  again: {
    easier:
      'Draw a bar with 10 equal parts. Shade 2/5, which is 4 parts, then 1/10 more. How much is shaded? (5/10, or 1/2)',
    harder: 'Two fractions add up to 1 1/2. One of them is 4/5. Which is the other? (7/10, as 15/10 - 8/10 = 7/10)',
    model:
      'Write 1 3/4 + 1 2/3. Say: Both reach 12: 1 9/12 + 1 8/12. 9/12 + 8/12 = 17/12, a whole and 5/12. So the sum is 3 5/12. Now back: 3 5/12 - 1 8/12. 5/12 is too little, so I open a whole: 2 17/12. 17/12 - 8/12 = 9/12, so 1 9/12 is left: 1 3/4.',
    picture: { kind: 'lines', lines: ['1 3/4 + 1 2/3', '= 1 9/12 + 1 8/12', '= 2 17/12', '= 3 5/12'] },
    misconception: {
      says: 'I open a whole: 3 5/12 is 2 15/12, so 1 7/12 is left.',
      reply: 'Draw the whole that you opened, cut into twelfths. How many of them join the 5?',
    },
  },
  third: {
    easier: 'Draw two bars of 6 boxes: 2 wholes. Take away 1/3, which is 2 boxes, then 1/2. How much is left? (1 1/6)',
    harder: 'Three different fractions with the numerator 1 add up to exactly 1. Which are they? (1/2, 1/3 and 1/6)',
  },
  prompts: [
    {
      part: 'sums',
      ask: '{hero} has searched 1/3 of {place}, and {friend} another 1/5. How many fifteenths is that?',
      answer: '8',
      sum: '5 + 3',
    },
    {
      part: 'differences',
      ask: 'A tank at {place} is 9/10 full. Then 1/2 of a full tank flows out. How many tenths are left?',
      answer: '4',
      sum: '9 - 5',
    },
    {
      part: 'sums',
      ask: '{hero} packs 1/3 and then 2/9 of all {tokens} at {place}. What fraction is packed, in lowest terms?',
      answer: '5/9',
    },
    {
      part: 'differences',
      ask: '{hero} has 3/4 yard of ribbon at {place} and uses 1/8 yard. How many eighths are left?',
      answer: '5',
      sum: '6 - 1',
    },
    { part: 'sums', ask: 'What is the least common denominator of 2/3 and 3/5?', answer: '15', sum: '3 * 5' },
    { part: 'differences', ask: 'Find a common denominator and subtract 1/4 from 2/3.', answer: '5/12' },
    {
      part: 'sums',
      ask: '{hero} needs 1/2 yard of ribbon for {place}, {friend} needs 1/3 yard. What fraction of a yard is that?',
      answer: '5/6',
    },
    {
      part: 'differences',
      ask: 'At {place} 1/2 of the {tokens} are green, 2/5 are blue and the rest gold. What fraction is gold?',
      answer: '1/10',
    },
    {
      part: 'sums',
      ask: 'Three friends bring 1/2, 1/3 and 1/6 of a full set of {tokens}. How many whole sets?',
      answer: '1',
      sum: '(3 + 2 + 1) / 6',
    },
    { part: 'differences', ask: '{friend} says 4/5 - 1/2 is 3/3. What is right?', answer: '3/10' },
    { part: 'sums', ask: 'Add 3/4 and 5/8. How many eighths is that?', answer: '11', sum: '6 + 5' },
    {
      part: 'differences',
      ask: 'How much more is 5/6 of the {tokens} than 1/4 of them? Write it in lowest terms.',
      answer: '7/12',
    },
    {
      part: 'sums',
      ask: 'Is 3/5 + 1/3 more or less than 1? Use fifteenths.',
      answer: 'less, it is 14/15',
    },
    {
      part: 'sums',
      ask: 'Add 2/3 and 3/4 with 12 as the common denominator. How many twelfths is that?',
      answer: '17',
      sum: '8 + 9',
    },
    {
      part: 'sums',
      ask: 'Which does not belong: 1/2 + 1/4, 1/3 + 5/12, 1/4 + 1/6? Tell why.',
      answer: '1/4 + 1/6, the others are 3/4',
    },
    {
      part: 'differences',
      ask: '{hero} has 7/8 yard of cord at {place} and uses 1/6 yard. What fraction of a yard is left, in lowest terms?',
      answer: '17/24',
    },
    {
      part: 'sums',
      ask: '{friend} mixes 1 3/4 liters of red and 1 2/5 liters of blue. How many liters is it, as a mixed number?',
      answer: '3 3/20',
      further: true,
    },
    {
      part: 'differences',
      ask: 'A cord at {place} is 3 1/4 yards long. {friend} cuts off 1 2/3 yards. How much is left?',
      answer: '1 7/12',
      further: true,
    },
    {
      part: 'differences',
      ask: 'Subtract 1 3/4 from 4 2/3. Write the difference in lowest terms.',
      answer: '2 11/12',
      further: true,
    },
    {
      part: 'sums',
      ask: '{friend} fills 1 1/2 crates with {tokens}, then 2 2/3 more. Write the sum as a mixed number.',
      answer: '4 1/6',
      further: true,
    },
    {
      part: 'sums',
      ask: '{hero} lays ribbons of 1 2/3 and 2 3/4 yards end to end at {place}. How many yards is that?',
      answer: '4 5/12',
      further: true,
    },
    {
      part: 'differences',
      ask: '{hero} has 1 1/4 sets of {tokens} and gives away 2/3 set. What fraction of a set is left?',
      answer: '7/12',
      further: true,
    },
    {
      part: 'differences',
      ask: 'A ribbon at {place} is 3 1/2 yards long. {hero} cuts off 1 3/4 yards. How much is left?',
      answer: '1 3/4',
      further: true,
    },
    { part: 'differences', ask: 'Take 2 5/6 from 5 1/4.', answer: '2 5/12', further: true },
    { part: 'differences', ask: 'Subtract 1 1/2 from 4 1/5.', answer: '2 7/10', further: true },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false },
        { do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false },
      ],
    },
    { kind: 'word-problems', types: ['fraction-add', 'fraction-take'], upTo: 20, denominators: [2, 3, 4, 6, 8] },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8], like: false, pastOne: 'all' },
        { do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8], like: false, pastOne: 'all' },
      ],
      further: true,
    },
  ],
}
