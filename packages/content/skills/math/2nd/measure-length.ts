import type { Skill } from '../../../types.ts'
import { measureAndCompare } from './organizers.ts'

export const measureLength: Skill = {
  id: 'math.2.measure-length',
  subject: 'math',
  grade: '2nd',
  strand: 'measurement',
  order: 10,
  short: 'Inches and Centimeters',
  iCan: 'I can measure a length in inches or centimeters and compare two lengths.',
  codes: ['2.MD.1', '2.MD.2', '2.MD.4'],
  prerequisites: ['math.1.measure-with-units'],
  keywords: [
    { word: 'inch', definition: 'a unit about as long as the top of a thumb' },
    { word: 'centimeter', definition: 'a small unit about as wide as a finger' },
  ],
  model:
    'Draw a line beside the inch marks, from 2 to 6. Say: It starts at 2, so I count the jumps: 4. Write 6 - 2 = 4 inches. Draw another from 0 to 7 inches. Compare: it is 7 - 4 = 3 inches longer.',
  check: {
    question: 'A row of {tokens} starts at 1 and ends at 5. How long is it?',
    lookFor: '4. Your child counts the spaces or takes 1 from 5.',
  },
  laterChecks: [
    {
      question: 'A bar starts at 3 inches and ends at 10 inches. How long is it?',
      lookFor: 'It is 7 inches long, because 10 - 3 = 7.',
    },
    {
      question: 'One line is 12 centimeters and one is 8. How much longer is the first?',
      lookFor: 'It is 4 centimeters longer, because 12 - 8 = 4.',
    },
  ],
  misconception: {
    says: 'It ends at 5, so it is 5 long.',
    reply: 'Where did it start? How many jumps are there from the start to the end?',
  },
  tools: [{ name: 'ruler', quantity: '1', core: true, substitute: 'a strip of card marked in inches and centimeters' }],
  easier: 'Draw three lines that begin right at 0: 2 inches, 4 inches and 6 inches. Read where each one ends.',
  harder: 'Measure your hand in inches and in centimeters. Which number is larger? (centimeters, the shorter unit)',
  again: {
    easier: 'Lay your thumb along the inch marks with its tip at 0. Is it nearer to 1 inch or to 2 inches?',
    harder:
      'A line of 18 centimeters has two parts. One part is 4 centimeters longer than the other. How long are they? (11 and 7 centimeters)',
    model:
      'Draw a line from 2 to 15 centimeters. Draw one from 10 to 16. Say: The starts differ, so I find each length first. Write 15 - 2 = 13 and 16 - 10 = 6. Compare: the first is 13 - 6 = 7 centimeters longer.',
  },
  prompts: [
    {
      part: 'measure',
      ask: 'Draw a line 6 inches long. Mark its middle. How many inches is it from one end?',
      answer: '3',
    },
    { part: 'compare', ask: 'Which is longer: 1 inch or 1 centimeter?', answer: '1 inch' },
    { part: 'units', ask: '{hero} measures a line from 1 to 8 inches. How long is it?', answer: '7', sum: '8 - 1' },
    {
      part: 'measure',
      ask: 'Draw a line 10 centimeters long. Measure it in inches, to the nearest inch.',
      answer: '4',
    },
    { part: 'compare', ask: 'Which is longer: 9 inches or 9 centimeters?', answer: '9 inches' },
    { part: 'measure', ask: 'Draw a line 2 inches long. Measure it in centimeters, to the nearest one.', answer: '5' },
    { part: 'units', ask: 'One {token} fills each inch of a 6-inch line. How many {tokens}?', answer: '6' },
    {
      part: 'units',
      ask: 'A row of {tokens} goes from 4 to 15 centimeters. How long is it?',
      answer: '11',
      sum: '15 - 4',
    },
    {
      part: 'measure',
      ask: 'Draw a square with 4-centimeter sides. Measure once around it. How many centimeters?',
      answer: '16',
      sum: '4 * 4',
    },
    { part: 'units', ask: '{friend} starts at 2 and ends at 12 inches. How long is it?', answer: '10', sum: '12 - 2' },
    { part: 'units', ask: 'Which fits a bean better: inches or centimeters?', answer: 'centimeters' },
    { part: 'measure', ask: 'Draw lines of 3 inches and 8 centimeters. Which is longer?', answer: '8 centimeters' },
    { part: 'compare', ask: 'How much shorter is a 14-inch strap than a 26-inch strap?', answer: '12', sum: '26 - 14' },
    {
      part: 'measure',
      ask: 'Draw 6 centimeters across, then 8 straight up. How many centimeters from start to end?',
      answer: '10',
    },
    { part: 'units', ask: 'A bar of 14 centimeters starts at 3. Where does it end?', answer: '17', sum: '3 + 14' },
    { part: 'compare', ask: 'Which takes more for one row of {tokens}: inches or centimeters?', answer: 'centimeters' },
    { part: 'measure', ask: 'Draw lines of 12 centimeters and 5 inches. Which is longer?', answer: '5 inches' },
    {
      part: 'measure',
      ask: 'Draw lines from 1 to 4 inches and 2 to 7 inches. How much longer is the second?',
      answer: '2',
      sum: '7 - 2 - (4 - 1)',
    },
    {
      part: 'measure',
      ask: 'Find something near you about 3 inches long. Measure it.',
      answer: '2 to 4 inches is close',
    },
    {
      part: 'measure',
      ask: 'Draw 3 inches across, then 4 straight up. How many inches from start to end?',
      answer: '5',
    },
    {
      part: 'units',
      ask: '{hero} draws a line from 12 to 30 centimeters. How long is it?',
      answer: '18',
      sum: '30 - 12',
    },
    {
      part: 'compare',
      ask: '{hero} has 17 inches of cord and needs 30. How many are missing?',
      answer: '13',
      sum: '30 - 17',
    },
    {
      part: 'compare',
      ask: 'A path goes from 3 to 12 centimeters, another from 6 to 11. How much longer is the first?',
      answer: '4',
      sum: '12 - 3 - (11 - 6)',
    },
    {
      part: 'compare',
      ask: 'One bar goes from 2 to 9 inches, one from 5 to 10. How much longer is the first?',
      answer: '2',
      sum: '9 - 2 - (10 - 5)',
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'ruler', unit: 'inch', compare: true },
    { kind: 'measuring', form: 'ruler', unit: 'centimeter', compare: true },
    measureAndCompare,
  ],
}
