import type { Skill } from '../../../types.ts'

export const addLikeFractions: Skill = {
  id: 'math.4.add-like-fractions',
  subject: 'math',
  grade: '4th',
  strand: 'fractions',
  order: 7,
  short: 'Adding Like Fractions',
  iCan: 'I can calculate sums and differences of fractions with the same denominator.',
  codes: ['4.NF.3'],
  prerequisites: ['math.4.equivalent-fractions'],
  keywords: [
    { word: 'mixed number', definition: 'a whole number and a fraction together' },
    { word: 'lowest terms', definition: 'a fraction written with the smallest numbers it can have' },
  ],
  model:
    'Write 5/8 + 6/8. Say: The parts are eighths, so the denominator stays 8. 5 + 6 = 11, so the sum is 11/8. 8/8 are one whole, so it is the mixed number 1 3/8. In a difference the 8 stays, too: 7/8 - 1/8 = 6/8. Two eighths are one fourth: 3/4 in lowest terms.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 8, shaded: [1, 2, 3, 4, 5, 6, 7, 8] },
      { parts: 8, shaded: [1, 2, 3], label: '11/8 = 1 3/8' },
    ],
  },
  check: {
    question: 'What is 7/10 - 3/10, and why does the denominator stay?',
    lookFor: '4/10. 2/5 is right, too. The parts are still tenths; only how many of them changed.',
  },
  laterChecks: [
    {
      question: 'What is 4/6 + 5/6 as a mixed number?',
      lookFor: '9/6, which is 1 3/6 or 1 1/2.',
    },
    {
      question: 'You have 4 1/6 pounds of rice and use 1 5/6 pounds. How much is left?',
      lookFor: '4 1/6 is 3 7/6. 3 7/6 - 1 5/6 = 2 2/6, or 2 1/3 pounds.',
      further: true,
    },
    {
      question: 'What is 1 3/5 + 2 4/5?',
      lookFor: '3 7/5, which is 4 2/5.',
      further: true,
    },
  ],
  misconception: {
    says: '2/5 + 1/5 is 3/10.',
    reply: 'Draw fifths. Did the size of the parts change when you put one more beside the two?',
  },
  easier:
    'Draw a bar with 8 parts. Shade 2/8, then 3/8 more. How much is it? (5/8) Cross out 1/8. How much is left? (4/8)',
  harder: 'Two fractions in eighths have the sum 1 and the difference 2/8. Which ones are they? (5/8 and 3/8)',
  again: {
    easier:
      'Fold a page into fourths: the whole is 4/4. Fold one fourth back. How much can you still see? (4/4 - 1/4 = 3/4)',
    harder: 'A ribbon of 4 yards loses 1 3/8 yards, then 7/8 yard. How much is left? (1 6/8, or 1 3/4 yards)',
    model:
      'Write 3 1/4 - 1 3/4. Say: 1/4 is less than 3/4, so I open one whole. It gives 4/4 more: 3 1/4 is 2 5/4. 5/4 - 3/4 = 2/4, and 2 - 1 = 1. It is 1 2/4, or 1 1/2. To check, I add: 1 2/4 + 1 3/4 = 2 5/4, which is 3 1/4.',
    picture: { kind: 'lines', lines: ['3 1/4 - 1 3/4', '= 2 5/4 - 1 3/4', '= 1 2/4', '= 1 1/2'] },
    misconception: {
      says: '3 1/4 - 1 3/4 is 2 2/4, because 3 - 1 is 2 and 3/4 - 1/4 is 2/4.',
      reply: 'Draw 3 whole bars and 1/4 of a bar, then cross out 1 3/4. How much is left?',
    },
  },
  third: {
    easier: 'Draw 2 bars of 4 parts: 2 wholes. Cross out 1/4, then 2/4 more. How much is left? (1 1/4)',
    harder: 'Two mixed numbers in fifths have the sum 4 and the difference 1 1/5. Which are they? (2 3/5 and 1 2/5)',
  },
  prompts: [
    {
      part: 'sums',
      ask: '{hero} searches 3/8 of {place}, and {friend} searches another 4/8. What fraction is searched?',
      answer: '7/8',
    },
    {
      part: 'differences',
      ask: 'A box of {tokens} is 11/12 full. {friend} takes out 3/12 of the full box. What fraction is left?',
      answer: '8/12, which is 2/3',
    },
    {
      part: 'sums',
      ask: '{hero} uses 6/8 yard of ribbon at {place}, then 7/8 yard. How many yards is that, as a mixed number?',
      answer: '1 5/8',
    },
    {
      part: 'differences',
      ask: '2/5 of the {tokens} at {place} are ready. What fraction is missing to one whole?',
      answer: '3/5',
    },
    { part: 'sums', ask: '{friend} says 3/5 and 1/5 of the {tokens} are 4/10. What is right?', answer: '4/5' },
    { part: 'differences', ask: 'Fill in the numerator: 9/10 - __/10 = 4/10.', answer: '5', sum: '9 - 4' },
    {
      part: 'sums',
      ask: '{hero} lays two ribbons of 4/5 yard end to end at {place}. How many yards is that, as a mixed number?',
      answer: '1 3/5',
    },
    { part: 'differences', ask: 'Take 3/4 from 7/4. How many wholes are left?', answer: '1', sum: '(7 - 3) / 4' },
    {
      part: 'sums',
      ask: 'Three boxes of {tokens} are 5/6, 5/6 and 2/6 full. How many full boxes is that?',
      answer: '2',
      sum: '(5 + 5 + 2) / 6',
    },
    {
      part: 'differences',
      ask: 'A tank is 9/10 full. {friend} uses 6/10 of the full tank. What fraction is left?',
      answer: '3/10',
    },
    { part: 'sums', ask: 'Is 7/12 + 6/12 more or less than 1? Tell why.', answer: 'more, 13/12 pass one whole' },
    {
      part: 'differences',
      ask: 'At {place} 5/12 of the {tokens} are red, 4/12 are blue and the rest gold. What fraction is gold?',
      answer: '3/12, which is 1/4',
    },
    {
      part: 'sums',
      ask: '{hero} has 5/4 yards of ribbon at {place} and {friend} 4/4 yards. Write the sum as a mixed number.',
      answer: '2 1/4',
    },
    {
      part: 'differences',
      ask: 'A box at {place} is 8/10 full. {hero} takes out 5/10, {friend} adds 3/10. How full is it now?',
      answer: '6/10, which is 3/5',
    },
    { part: 'sums', ask: 'Split 7/8 into two fractions in two ways.', answer: 'such as 3/8 + 4/8 and 1/8 + 6/8' },
    { part: 'sums', ask: 'Add 4/5, 3/5 and 2/5. Write the sum as a mixed number.', answer: '1 4/5' },
    { part: 'differences', ask: 'Take 4/6 from 9/6 and write what is left in sixths.', answer: '5/6' },
    {
      part: 'differences',
      ask: '{hero} has 3 yards of ribbon at {place} and cuts off 2/3 yard. Open a whole. How many yards are left?',
      answer: '2 1/3',
      further: true,
    },
    {
      part: 'differences',
      ask: '{friend} has 2 1/4 yards of ribbon and uses 3/4 yard. Open a whole. How many yards are left?',
      answer: '1 2/4, which is 1 1/2',
      further: true,
    },
    { part: 'sums', ask: 'Add 1 1/4 and 2 3/4.', answer: '4', sum: '1 + 2 + 1', further: true },
    { part: 'differences', ask: 'Subtract 1 3/5 from 4 2/5.', answer: '2 4/5', further: true },
    {
      part: 'differences',
      ask: '{friend} has 2 1/5 yards of ribbon at {place} and uses 4/5 yard. How many yards are left, as a mixed number?',
      answer: '1 2/5',
      further: true,
    },
    {
      part: 'sums',
      ask: '{hero} lays ribbons of 1 2/5 yards and 2 4/5 yards end to end at {place}. How many yards is that?',
      answer: '4 1/5',
      further: true,
    },
    { part: 'differences', ask: 'Take 1 5/8 from 3 2/8.', answer: '1 5/8', further: true },
    {
      part: 'sums',
      ask: 'Two bags of {tokens} weigh 2 7/8 and 1 6/8 pounds. How many pounds are both?',
      answer: '4 5/8',
      further: true,
    },
    {
      part: 'differences',
      ask: 'A board at {place} is 4 1/8 feet long. {hero} saws off 1 4/8 feet. How many feet are left?',
      answer: '2 5/8',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
        { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true, pastOne: 'answers' },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true, pastOne: 'all' },
        { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true, pastOne: 'all' },
      ],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
        { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
      ],
    },
  ],
}
