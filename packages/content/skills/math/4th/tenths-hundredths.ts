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
    'Draw a square and cut it into ten strips. Shade 3 strips. Say: That is 3/10, written 0.3. In hundredths it is 30/100, written 0.30. So 0.3 is greater than 0.25: 30 hundredths beat 25.',
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
  ],
  misconception: {
    says: '0.25 is greater than 0.3, because 25 is greater than 3.',
    reply: 'As money, 0.25 is 25 cents and 0.3 is 3 dimes. Which would you take?',
  },
  easier: 'Read 0.4 as 4 dimes and 0.35 as 35 pennies. Which is more money? (0.4, it is 40 cents)',
  harder: 'Add 3/10 and 27/100 by renaming and write the sum as a decimal (0.57).',
  again: {
    easier: 'Your ten fingers are one whole. Fold down three. Write the part that is still up as a decimal. (0.7)',
    harder:
      'My decimal is more than 4/10 and less than 1/2. It has two places, and its hundredths digit is half its tenths digit. (0.42)',
    model:
      'Write 2 and 4/100. Say: The 2 wholes stand before the point. There are no tenths, so a zero comes next. Then come the 4 hundredths: 2.04. It is less than 2.4, which has 40 hundredths.',
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
      ask: 'One tank at {place} is 0.5 full, one just as big is 0.45 full. Which decimal is more?',
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
      part: 'compare',
      ask: '{hero} has a rope of 1.4 meters. {friend} has one of 1.35 meters. Whose rope is longer?',
      answer: '{hero} has the longer one',
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
    { part: 'compare', ask: '{friend} says 0.62 is more than 0.7. Which decimal is more?', answer: '0.7' },
    {
      part: 'convert',
      ask: '{hero} has done 0.8 of the work at {place}. How many hundredths is that?',
      answer: '80',
      sum: '8 * 10',
    },
    { part: 'compare', ask: 'Order from least: 0.7, 0.07, 0.17, 0.71.', answer: '0.07, 0.17, 0.7, 0.71' },
    {
      part: 'convert',
      ask: '100 {tokens} are needed at {place}, and 65 are there. What decimal part is missing?',
      answer: '0.35',
      sum: '(100 - 65) / 100',
    },
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
      part: 'convert',
      ask: 'Write 2 wholes, 5/10 and 8/100 as one decimal.',
      answer: '2.58',
      sum: '2 + 5 / 10 + 8 / 100',
    },
    {
      part: 'compare',
      ask: 'One {token} fills one spot of 100. How many {tokens} turn 0.36 into 0.4?',
      answer: '4',
      sum: '40 - 36',
    },
    { part: 'convert', ask: 'Write 34/10 as a decimal.', answer: '3.4', sum: '34 / 10' },
    {
      part: 'convert',
      ask: '{friend} writes 3 and 7/100 as 3.7. What is right?',
      answer: '3.07',
      sum: '3 + 7 / 100',
    },
    {
      part: 'compare',
      ask: 'Three bags of {tokens} weigh 2.9, 2.09 and 2.19 pounds. Which decimal is least?',
      answer: '2.09',
    },
    { part: 'convert', ask: 'Write 106/100 as a decimal.', answer: '1.06', sum: '106 / 100' },
    { part: 'compare', ask: 'Name a decimal with two places between 0.7 and 0.8.', answer: 'such as 0.75' },
  ],
  sheets: [
    { kind: 'decimal-grid', form: 'name-and-compare', places: 2 },
    { kind: 'decimal-grid', form: 'compare', places: 2 },
    { kind: 'decimal-grid', form: 'name-and-compare', places: 2 },
    { kind: 'decimal-grid', form: 'shade', places: 2 },
  ],
}
