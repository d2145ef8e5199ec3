import type { Skill } from '../../../types.ts'

export const fractionOf: Skill = {
  id: 'math.5.fraction-of',
  subject: 'math',
  grade: '5th',
  strand: 'fractions',
  order: 6,
  short: 'A Fraction of an Amount',
  iCan: 'I can calculate a fraction of a number and of another fraction.',
  codes: ['5.NF.4', '5.NF.6'],
  prerequisites: ['math.5.add-unlike-fractions', 'math.3.divide'],
  keywords: [{ word: 'unit fraction', definition: 'a fraction with 1 on top, such as 1/5' }],
  model:
    'Write 2/3 of 12. Say: The unit fraction 1/3 of 12 is 12 ÷ 3 = 4, so 2/3 is 8. Now 2/3 of 4/5. Draw 5 equal parts and shade 4. Cut each into 3: 15 parts, 12 shaded. 2/3 of 12 is 8, so it is 8/15. In short: 2 × 4 over 3 × 5.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 5, shaded: [1, 2, 3, 4], label: '4/5' },
      { parts: 15, shaded: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], label: '12 of 15' },
      { parts: 15, shaded: [1, 2, 3, 4, 5, 6, 7, 8], label: '8/15' },
    ],
  },
  check: {
    question: 'What is 2/5 of 30, and what is 2/5 of 3/4?',
    lookFor: '12, as 1/5 of 30 is 6. And 6/20, or 3/10: top times top, bottom times bottom.',
  },
  laterChecks: [
    {
      question: 'What is 3/8 of 40? What do you find first?',
      lookFor: 'One eighth is 40 ÷ 8 = 5, so three eighths are 15.',
    },
    {
      question: 'What is 1/3 of 3/4? Use a drawn bar if you like.',
      lookFor: '1/4, because one of the three shaded fourths is a third of them.',
    },
    {
      question: 'What is 2/5 of 12, as a mixed number?',
      lookFor: '4 4/5, because 12 × 2 is 24 fifths and 24 ÷ 5 is 4 R 4.',
      further: true,
    },
  ],
  misconception: {
    says: 'Multiplying always makes a number bigger.',
    reply: 'Take 1/2 × 10, which is half of 10. Did the 10 grow or shrink?',
  },
  easier:
    'Draw a bar for 20 with 4 parts and write 5 in each. What are 1/4 and 3/4 of 20? (5 and 15) What part of the bar is half of one fourth? (1/8)',
  harder:
    '3/4 of a field is planted. 2/3 of that is corn, and 1/2 of the corn is ripe. What part of the field is ripe corn? (1/4)',
  again: {
    easier: 'Hold up all ten fingers. One fifth of them is 2 fingers. How many fingers are 3/5? (6)',
    harder: 'Which is more, 5/8 of 14 or 2/3 of 13? Find both. (5/8 of 14: it is 8 3/4, the other 8 2/3)',
    model:
      'Write 3/4 of 7. Say: 7 ÷ 4 does not come out even. So I take 3/4 of each one. That is 7 × 3 = 21 fourths. 4 fourths make a whole, and 21 ÷ 4 = 5 R 1. So 3/4 of 7, or 7 × 3/4, is 5 1/4.',
    picture: { kind: 'lines', lines: ['7 × 3 = 21', '21 ÷ 4 = 5 R 1', '3/4 of 7 = 5 1/4'] },
    misconception: {
      says: '3/4 of 7 is 21/28: numerator and denominator times 7.',
      reply: 'Draw 7 bars and shade 3/4 of each. Is that more or less than one whole bar?',
    },
  },
  third: {
    easier: 'Draw 3 equal bars and halve each. Take one half of every bar. How much is 1/2 of 3? (1 1/2)',
    harder: '2/3 of a number is as much as 3/4 of 16. Which number is it? (18, as both are 12)',
  },
  prompts: [
    {
      part: 'of a number',
      ask: 'The way to {place} takes 45 minutes. {friend} has gone for the unit fraction 1/5 of it. How many minutes is that?',
      answer: '9',
      sum: '45 / 5',
    },
    { part: 'of a fraction', ask: 'Find 1/2 of the unit fraction 1/3.', answer: '1/6' },
    {
      part: 'of a number',
      ask: '{hero} has 24 {tokens}. 7/8 of them are set. How many {tokens} are set?',
      answer: '21',
      sum: '24 / 8 * 7',
    },
    { part: 'of a fraction', ask: 'Find 3/4 of 1/2.', answer: '3/8' },
    {
      part: 'of a number',
      ask: '{friend} brings 2/3 of 27 {tokens} to {place}. How many {tokens} is that?',
      answer: '18',
      sum: '27 / 3 * 2',
    },
    {
      part: 'of a fraction',
      ask: 'At {place} {hero} paints 2/3 of a wall, 1/5 of that blue. What part is blue?',
      answer: '2/15',
    },
    {
      part: 'of a number',
      ask: '{friend} says 3/4 of 16 {tokens} are 4. What is right?',
      answer: '12',
      sum: '16 / 4 * 3',
    },
    { part: 'of a fraction', ask: 'Find 2/3 of 2/5.', answer: '4/15' },
    {
      part: 'of a number',
      ask: 'A ribbon at {place} is 60 feet long. {hero} uses 5/6 of it. How many feet is that?',
      answer: '50',
      sum: '60 / 6 * 5',
    },
    {
      part: 'of a fraction',
      ask: 'A tank at {place} is 3/4 full. {friend} uses 3/5 of that water. What part of a whole tank is it?',
      answer: '9/20',
    },
    { part: 'of a number', ask: 'Find 5/6 of 30. Begin with the unit fraction 1/6.', answer: '25', sum: '30 / 6 * 5' },
    {
      part: 'of a fraction',
      ask: 'Is 4/5 of 3/4 more or less than 3/4? Tell why.',
      answer: 'less, 4/5 is under one whole',
    },
    { part: 'of a number', ask: 'Which is more: 2/3 of 30 or 3/4 of 24?', answer: '2/3 of 30' },
    {
      part: 'of a fraction',
      ask: '5/6 of the {tokens} are old, and 1/4 of those are red. What part is old and red?',
      answer: '5/24',
    },
    {
      part: 'of a number',
      ask: '{friend} gives away 2/9 of 54 {tokens}. How many does {friend} keep?',
      answer: '42',
      sum: '54 - 54 / 9 * 2',
    },
    { part: 'of a fraction', ask: '{friend} says 2/3 of 4/7 is 6/10. What is right?', answer: '8/21' },
    {
      part: 'of a number',
      ask: 'Which does not belong: 1/2 of 20, 2/5 of 25, 1/4 of 44, 5/6 of 12? Tell why.',
      answer: '1/4 of 44, the others are 10',
    },
    {
      part: 'of a fraction',
      ask: 'The path to {place} is 7/8 mile long. {hero} has done 2/7 of it. How many eighths of a mile is that?',
      answer: '2',
      sum: '7 / 7 * 2',
    },
    { part: 'of a fraction', ask: 'Find 5/6 of 7/8.', answer: '35/48' },
    {
      part: 'of a number',
      ask: 'Of 60 {tokens} at {place}, 1/4 go to {hero} and 1/3 of the rest to {friend}. How many are left?',
      answer: '30',
      sum: '(60 - 60 / 4) / 3 * 2',
    },
    {
      part: 'of a fraction',
      ask: '2/3 of the {tokens} are packed. 2/7 of those are gold and 5/7 blue. What part is packed and blue?',
      answer: '10/21',
    },
    { part: 'of a number', ask: 'Find 2/3 of 7. How many thirds is that?', answer: '14', sum: '7 * 2', further: true },
    { part: 'of a number', ask: 'What is 2/3 of 10, as a mixed number?', answer: '6 2/3', further: true },
    {
      part: 'of a number',
      ask: '{friend} has 11 yards of ribbon at {place} and uses 3/4 of it. How many yards is that, as a mixed number?',
      answer: '8 1/4',
      further: true,
    },
    {
      part: 'of a number',
      ask: 'Find 5/6 of 13. Write it as a mixed number.',
      answer: '10 5/6',
      further: true,
    },
    {
      part: 'of a number',
      ask: 'The path to {place} is 9 yards long. {hero} has done 5/8 of it. How many yards is that, as a mixed number?',
      answer: '5 5/8',
      further: true,
    },
    { part: 'of a number', ask: 'Find 5 × 2/3. Write it as a mixed number.', answer: '3 1/3', further: true },
    { part: 'of a number', ask: 'Find 3/5 of 8. Write it as a mixed number.', answer: '4 4/5', further: true },
    {
      part: 'of a number',
      ask: 'A tank at {place} holds 14 gallons and is 4/5 full. How many gallons are in it, as a mixed number?',
      answer: '11 1/5',
      further: true,
    },
    {
      part: 'of a number',
      ask: '{friend} says 3/7 of 16 is 48, but that counts the sevenths. Which mixed number is right?',
      answer: '6 6/7',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'word-problems',
      types: ['fraction-of', 'fraction-of-part'],
      upTo: 100,
      factorUpTo: 20,
      denominators: [3, 4, 5, 6, 8],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'multiply-fractions', by: 'whole', denominators: [3, 5, 6, 7, 8] },
        { do: 'multiply-fractions', by: 'fraction', denominators: [2, 3, 4, 5, 6, 8] },
      ],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'multiply-fractions', by: 'number', denominators: [2, 3, 4, 5, 6, 8] },
        { do: 'multiply-fractions', by: 'fraction', denominators: [2, 3, 4, 5, 6, 8] },
      ],
      further: true,
    },
  ],
}
