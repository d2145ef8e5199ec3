import type { Skill } from '../../../types.ts'
import { measureAndCompare, notFromZero } from './organizers.ts'

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
    'Draw a line beside the inch marks, from 0 to 7. Say: It starts at 0, so it is 7 inches. Draw one of 4 inches under it. Compare: 7 - 4 = 3 inches longer. Now measure the short one in centimeters, the smaller unit: it is about 10.',
  check: {
    question: 'Draw a line of 6 inches and one of 2. How much longer is the first?',
    lookFor: '4 inches longer, because 6 - 2 = 4. Each line starts at the 0 mark.',
  },
  laterChecks: [
    {
      question: 'A bar starts at 3 inches and ends at 10 inches. How long is it?',
      lookFor: 'It is 7 inches long, because 10 - 3 = 7.',
      further: true,
    },
    {
      question: 'One line is 12 centimeters and one is 8. How much longer is the first?',
      lookFor: 'It is 4 centimeters longer, because 12 - 8 = 4.',
    },
  ],
  misconception: {
    says: 'I start at the 1, because counting starts at 1.',
    reply: 'Where is the 0 mark? How long is the piece from there to the 1?',
  },
  tools: [{ name: 'ruler', quantity: '1', core: true, substitute: 'a strip of card marked in inches and centimeters' }],
  easier: 'Draw three lines that begin right at 0: 2 inches, 4 inches and 6 inches. Read where each one ends.',
  harder: 'Measure your hand in inches and in centimeters. Which number is larger? (centimeters, the shorter unit)',
  again: {
    easier: 'Lay your thumb along the inch marks with its tip at 0. Is it nearer to 1 inch or to 2 inches?',
    harder:
      'A line of 18 centimeters has two parts. One part is 4 centimeters longer than the other. How long are they? (11 and 7 centimeters)',
    model:
      'Draw a line beside the inch marks, from 2 to 6. Say: It ends at 6, but it does not start at 0. I count the jumps from 2: one, two, three, four. Write 6 - 2 = 4 inches.',
    misconception: {
      says: 'It ends at the 6, so it is 6 inches long.',
      reply: 'Look at the part from 0 to 2. Is any of the line there?',
    },
  },
  prompts: [
    {
      part: 'measure',
      ask: 'Draw a 6-inch shelf for {hero}. Mark its middle. How many inches is it from one end?',
      answer: '3',
    },
    { part: 'compare', ask: 'Which is longer: 1 inch or 1 centimeter?', answer: '1 inch' },
    {
      part: 'units',
      ask: 'Measure a pencil for {friend} in inches and in centimeters. Which number is larger?',
      answer: 'centimeters',
    },
    {
      part: 'measure',
      ask: 'Draw a path to {place}, 13 centimeters long. About how many inches is it?',
      answer: '5',
    },
    { part: 'compare', ask: 'Which is longer: 9 inches or 9 centimeters?', answer: '9 inches' },
    { part: 'measure', ask: 'Draw a line 2 inches long. About how many centimeters is it?', answer: '5' },
    { part: 'units', ask: 'One {token} fills each inch of a 6-inch line. How many {tokens}?', answer: '6' },
    {
      part: 'measure',
      ask: 'Draw a square sign for {place} with 4-centimeter sides. Measure once around it. How many centimeters?',
      answer: '16',
      sum: '4 * 4',
    },
    {
      part: 'compare',
      ask: 'Measure a pencil and your finger. How many centimeters longer is the pencil?',
      answer: 'the pencil less the finger',
    },
    { part: 'units', ask: 'Which fits a bean better: inches or centimeters?', answer: 'centimeters' },
    {
      part: 'measure',
      ask: 'Draw straps for {hero}: one 3 inches, one 8 centimeters long. Which is longer?',
      answer: '8 centimeters',
    },
    {
      part: 'compare',
      ask: 'Draw straps of 7 and 4 inches for {friend}. How many inches shorter is the second?',
      answer: '3',
      sum: '7 - 4',
    },
    {
      part: 'measure',
      ask: 'Draw lines of 9 and 3 centimeters. How many centimeters longer is the first?',
      answer: '6',
      sum: '9 - 3',
    },
    { part: 'units', ask: 'Which unit needs fewer to measure a table: inches or centimeters?', answer: 'inches' },
    {
      part: 'compare',
      ask: '{hero} measures one {token} twice. Which number is more: inches or centimeters?',
      answer: 'centimeters',
    },
    { part: 'measure', ask: 'Draw lines of 12 centimeters and 5 inches. Which is longer?', answer: '5 inches' },
    {
      part: 'measure',
      ask: 'Find {hero} something about 3 inches long. Measure it.',
      answer: '2 to 4 inches is close',
    },
    {
      part: 'measure',
      ask: 'Draw 3 inches across, then 4 straight up. How many inches from start to end?',
      answer: '5',
    },
    {
      part: 'compare',
      ask: '{hero} has a 5-inch cord and needs 9 inches. Draw both. How many inches are missing?',
      answer: '4',
      sum: '9 - 5',
    },
    {
      part: 'units',
      ask: '{hero} measures a line from 1 to 8 inches. How many inches long is it?',
      answer: '7',
      sum: '8 - 1',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw a line from 3 to 8 inches. How many inches long is it?',
      answer: '5',
      sum: '8 - 3',
      further: true,
    },
    {
      part: 'units',
      ask: 'A row of {tokens} goes from 4 to 15 centimeters. How many centimeters long is it?',
      answer: '11',
      sum: '15 - 4',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Lay a finger beside the centimeter marks so that it starts at 2. How many centimeters long is it?',
      answer: 'its end less 2',
      further: true,
    },
    {
      part: 'units',
      ask: '{friend} lays a bar from 2 to 12 inches and says 12. How many inches are right?',
      answer: '10',
      sum: '12 - 2',
      further: true,
    },
    {
      part: 'compare',
      ask: 'Which is longer: a line from 0 to 6 inches or one from 5 to 9?',
      answer: 'from 0 to 6',
      further: true,
    },
    {
      part: 'units',
      ask: '{hero} draws a line from 12 to 30 centimeters. How many centimeters long is it?',
      answer: '18',
      sum: '30 - 12',
      further: true,
    },
    {
      part: 'compare',
      ask: 'One bar goes from 2 to 9 inches, one from 5 to 10. How many inches longer is the first?',
      answer: '2',
      sum: '9 - 2 - (10 - 5)',
      further: true,
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'ruler', unit: 'inch', compare: true },
    { kind: 'measuring', form: 'ruler', unit: 'centimeter', compare: true },
    measureAndCompare,
    { ...notFromZero, further: true },
  ],
}
