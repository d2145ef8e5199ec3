import type { Skill } from '../../../types.ts'

export const tenthsHundredths: Skill = {
  id: 'math.4.tenths-hundredths',
  subject: 'math',
  grade: '4th',
  strand: 'fractions',
  order: 8,
  short: 'Tenths and Hundredths',
  iCan: 'I can convert tenths and hundredths to decimals and compare them.',
  codes: ['4.NF.5', '4.NF.6', '4.NF.7'],
  prerequisites: ['math.4.equivalent-fractions'],
  keywords: [
    { word: 'decimal', definition: 'a number with a point, such as 0.7' },
    { word: 'hundredth', definition: 'one of 100 equal parts' },
  ],
  model:
    'Draw a square and cut it into ten strips. Shade 3 strips. Say: That is 3/10, as a decimal 0.3. Each strip has ten hundredths, so 0.3 is 30/100, or 0.30. 0.25 is 25 hundredths. 30 are more than 25, so 0.3 is greater. 7/100 fill no strip. I write 0 tenths: 0.07.',
  picture: {
    kind: 'squares',
    squares: [
      { parts: 10, shaded: 3, label: '0.3' },
      { parts: 100, shaded: 25, label: '0.25' },
    ],
  },
  check: {
    question: 'Which is greater, 0.6 or 0.58? How can you show it?',
    lookFor: '0.6, because it is 60 hundredths and 0.58 is only 58 hundredths.',
  },
  laterChecks: [
    {
      question: 'Write 4/10 and 4/100 as decimals. Which is greater?',
      lookFor: '0.4 and 0.04. 0.4 is greater: 40 hundredths and only 4.',
    },
    {
      question: 'Which is smaller, 0.9 or 0.19? How do you know?',
      lookFor: '0.19, because 19 hundredths are less than 90 hundredths.',
    },
    {
      question: 'Write 5 and 3/100 as a decimal. Is it more or less than 5.3?',
      lookFor: '5.03. It is less: both have 5 wholes, but 3 hundredths are less than 30.',
      further: true,
    },
    {
      question: 'Which is greater, 3.07 or 3.4? How do you know?',
      lookFor: '3.4. Both have 3 wholes, but 4 tenths are more than 0 tenths.',
      further: true,
    },
  ],
  misconception: {
    says: '0.25 is greater than 0.3, because 25 is greater than 3.',
    reply: 'As money, 0.25 is 25 cents and 0.3 is 3 dimes. Which would you take?',
  },
  easier: 'Read 0.4 as 4 dimes and 0.35 as 35 pennies. Which is more money? (0.4, it is 40 cents)',
  harder: 'Add 3/10 and 27/100 by renaming and write the sum as a decimal (0.57).',
  again: {
    easier: 'Read 3.2 as 3 dollars and 2 dimes, and 3.02 as 3 dollars and 2 pennies. Which is more? (3.2)',
    harder:
      'My decimal is more than 3 and 4/10 and less than 3 and 1/2. It has two places, and its hundredths digit is half its tenths digit. (3.42)',
    model:
      'Write 2 and 4/100, 2.4 and 2.14. Say: Wholes stand before the point. 4/100 has no tenths, so it is 2.04. All three have 2 wholes, so I compare the tenths: 0, 4 and 1. From least: 2.04, 2.14, 2.4. How do I write 24/10? 20/10 are 2 wholes, so it is 2.4.',
    picture: {
      kind: 'table',
      rows: [
        ['ones', 'tenths', 'hundredths'],
        ['2', '0', '4'],
        ['2', '1', '4'],
        ['2', '4', '0'],
      ],
    },
    misconception: {
      says: '2 and 4/100 is 2.4.',
      reply:
        'Draw a square with ten strips, and cut one strip into ten small squares. How much of a strip do 4 hundredths fill?',
    },
  },
  third: {
    easier:
      'Draw two squares of ten strips each. Shade all of one and 3 strips of the other. Write it as a decimal. (1.3)',
    harder:
      'Use the digits 0, 4 and 7 once each: one before the point, two behind it. Which decimal is nearest to 4.5? (4.70)',
  },
  prompts: [
    {
      part: 'convert',
      ask: 'A path to {place} has 10 equal parts. {hero} has done 7. Write that part as a decimal.',
      answer: '0.7',
      sum: '7 / 10',
    },
    {
      part: 'compare',
      ask: 'Three equal tanks at {place} are 0.45, 0.5 and 0.09 full. As a decimal, how full is the fullest?',
      answer: '0.5',
    },
    {
      part: 'convert',
      ask: '6 of 100 {tokens} at {place} are gold. Write that part as a decimal.',
      answer: '0.06',
      sum: '6 / 100',
    },
    { part: 'compare', ask: 'Which two are equal: 0.5, 0.05, 0.50?', answer: '0.5 and 0.50' },
    {
      part: 'convert',
      ask: 'A square at {place} has 100 spots. {friend} covers 4/10 of it with {tokens}. How many {tokens}?',
      answer: '40',
      sum: '4 * 10',
    },
    {
      part: 'convert',
      ask: 'One {token} costs 25 cents. Write that as part of a dollar, as a decimal.',
      answer: '0.25',
      sum: '25 / 100',
    },
    { part: 'compare', ask: 'Which sign goes between 0.8 and 0.80: <, = or >?', answer: '=' },
    {
      part: 'convert',
      ask: '{hero} packs 3/10 and {friend} 6/100 of the {tokens}. Write the sum as a decimal.',
      answer: '0.36',
      sum: '3 / 10 + 6 / 100',
    },
    {
      part: 'compare',
      ask: '{friend} says 0.62 is more than 0.7. How many hundredths is 0.7 more than 0.62?',
      answer: '8',
      sum: '70 - 62',
    },
    {
      part: 'convert',
      ask: '{hero} has done 0.8 of the work at {place}. How many hundredths is that?',
      answer: '80',
      sum: '8 * 10',
    },
    { part: 'compare', ask: 'Which is least: 0.3, 0.28 or 0.08?', answer: '0.08' },
    { part: 'compare', ask: 'Order from least: 0.7, 0.07, 0.17, 0.71.', answer: '0.07, 0.17, 0.7, 0.71' },
    {
      part: 'convert',
      ask: '100 {tokens} are needed at {place}, and 65 are there. What decimal part is missing?',
      answer: '0.35',
      sum: '(100 - 65) / 100',
    },
    { part: 'convert', ask: 'Write 90/100 as a decimal with one place.', answer: '0.9', sum: '90 / 100' },
    {
      part: 'compare',
      ask: 'Name the decimal halfway between 0.4 and 0.5. Think in hundredths.',
      answer: '0.45',
      sum: '(0.4 + 0.5) / 2',
    },
    {
      part: 'compare',
      ask: 'Which does not belong: 0.2, 2/10, 0.02, 20/100? Tell why.',
      answer: '0.02, the others are two tenths',
    },
    {
      part: 'compare',
      ask: 'A sheet has 100 small squares, and 0.36 of it is shaded. How many more squares must {hero} shade for 0.4?',
      answer: '4',
      sum: '40 - 36',
    },
    { part: 'compare', ask: 'Name a decimal with two places between 0.7 and 0.8.', answer: 'such as 0.75' },
    {
      part: 'compare',
      ask: '{hero} has a ribbon of 1.4 meters. {friend} has one of 1.35 meters. Whose is longer, and by how many hundredths?',
      answer: '{hero}, by 5',
      further: true,
    },
    {
      part: 'convert',
      ask: 'Write 2 wholes, 5/10 and 8/100 as one decimal.',
      answer: '2.58',
      sum: '2 + 5 / 10 + 8 / 100',
      further: true,
    },
    {
      part: 'convert',
      ask: '10/10 are one whole. Write 34/10 as a decimal.',
      answer: '3.4',
      sum: '34 / 10',
      further: true,
    },
    {
      part: 'convert',
      ask: '{friend} writes 3 and 7/100 as 3.7. What is right?',
      answer: '3.07',
      sum: '3 + 7 / 100',
      further: true,
    },
    {
      part: 'compare',
      ask: 'Three bags of {tokens} weigh 3.8, 3.08 and 3.18 pounds. Which decimal is least?',
      answer: '3.08',
      further: true,
    },
    {
      part: 'convert',
      ask: '100/100 are one whole. Write 108/100 as a decimal.',
      answer: '1.08',
      sum: '108 / 100',
      further: true,
    },
    { part: 'compare', ask: 'Order from least: 1.5, 1.05, 1.15.', answer: '1.05, 1.15, 1.5', further: true },
    {
      part: 'compare',
      ask: 'Paths to {place} are 4.09, 4.9 and 4.19 miles long. How many miles long is the longest?',
      answer: '4.9',
      further: true,
    },
    {
      part: 'convert',
      ask: '{friend} has 6 whole squares at {place} and 5/100 of one more. Write it as a decimal.',
      answer: '6.05',
      sum: '6 + 5 / 100',
      further: true,
    },
    { part: 'compare', ask: 'Order from least: 7.2, 6.95, 7.02.', answer: '6.95, 7.02, 7.2', further: true },
  ],
  sheets: [
    { kind: 'decimal-grid', form: 'name-and-compare', places: 2 },
    { kind: 'decimal-grid', form: 'past-one', places: 2, further: true },
    { kind: 'decimal-grid', form: 'compare', places: 2 },
    { kind: 'decimal-grid', form: 'shade', places: 2 },
  ],
}
