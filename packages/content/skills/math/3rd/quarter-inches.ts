import { crosses } from '../../../graphs.ts'
import type { Skill } from '../../../types.ts'

export const quarterInches: Skill = {
  id: 'math.3.quarter-inches',
  subject: 'math',
  grade: '3rd',
  strand: 'measurement',
  order: 9,
  short: 'Half and Quarter Inches',
  iCan: 'I can measure to the nearest quarter inch and record the lengths on a line plot.',
  codes: ['3.MD.4'],
  prerequisites: ['math.2.measure-length', 'math.3.name-fractions'],
  keywords: [{ word: 'line plot', definition: 'a number line with a cross for each thing measured' }],
  model:
    'Draw a line just over 2 3/4 inches. Lay 0 at its start. Say: Four quarters make an inch, two a half. It ends nearest the third quarter mark after 2: 2 3/4. Draw a line plot from 2 to 3 in quarters. One cross goes over 2 3/4. A second such line puts a cross on top. The highest stack comes most often.',
  picture: {
    kind: 'number-line',
    from: 0,
    to: 3,
    step: 0.25,
    labels: [
      { at: 0, text: '0' },
      { at: 1, text: '1' },
      { at: 2, text: '2' },
      { at: 3, text: '3' },
    ],
    bars: [{ from: 0, to: 2.79 }],
  },
  check: {
    question: 'Draw a line of 3 1/2 inches. Where does its cross go?',
    lookFor: 'From 0 to two quarter marks after the 3. The cross goes over 3 1/2.',
  },
  laterChecks: [
    {
      question: 'Measure your thumb to the nearest quarter inch. Where does its cross go?',
      lookFor: 'Your child lays 0 at one end. The cross goes over the length, such as 2 1/4.',
    },
    {
      question: 'Four crosses stand over 1 3/4 on a line plot. What do they tell?',
      lookFor: 'Four of the things are 1 3/4 inches long.',
    },
    {
      question: 'The first cross is over 1 1/4, the last over 3 3/4. How much longer is the last?',
      lookFor: '2 inches to 3 1/4 and two quarters more: 2 1/2 inches.',
      further: true,
    },
  ],
  misconception: {
    says: 'There are three small marks, so it is three inches.',
    reply: 'The quarter marks cut one inch into parts. How many of those parts make a whole inch?',
  },
  tools: [
    { name: 'ruler', quantity: '1', core: true, substitute: 'a tape measure with quarter inches' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  easier: 'Draw lines of 1, 1 1/2 and 2 inches. Write 1, 1 1/2 and 2 under a number line. Put one cross over each.',
  harder:
    'A line plot has crosses over 1 3/4, 2 1/4, 2 1/2 and 4 1/4. How much longer is the longest than the shortest? (2 1/2 inches)',
  again: {
    easier: 'A line plot has 2 crosses over 1 and 1 cross over 1 1/2. How much longer is the longest? (1/2 inch)',
    harder:
      'A line plot has 2 crosses over 1 1/2, 3 over 1 3/4 and 1 over 2 1/4. How long are the two longest together? (4 inches)',
    model:
      'Draw a line plot: 2 crosses over 1 1/4, 3 over 1 3/4, 1 over 2 3/4. Say: Each cross is one length: 2 + 3 + 1 = 6 lengths. How much longer is the last than the first? From 1 1/4 to 2 1/4 is 1 inch. Two quarters more reach 2 3/4: 1 1/2 inches.',
    picture: {
      kind: 'number-line',
      from: 1,
      to: 3,
      step: 0.25,
      labels: [
        { at: 1, text: '1' },
        { at: 1.25, text: '1 1/4' },
        { at: 1.75, text: '1 3/4' },
        { at: 2, text: '2' },
        { at: 2.75, text: '2 3/4' },
        { at: 3, text: '3' },
      ],
      crosses: [
        { at: 1.25, count: 2 },
        { at: 1.75, count: 3 },
        { at: 2.75, count: 1 },
      ],
    },
    misconception: {
      says: 'The longest is 1 3/4 inches, because it has the most crosses.',
      reply: 'Draw a line as long as each number that has a cross. What does a tall stack of crosses tell us?',
    },
  },
  third: {
    easier:
      'Draw a line with marks for quarter inches from 0 to 2. Step from 1 1/4 to 1 3/4. How long is that? (2/4, or 1/2 inch)',
    harder:
      'Five strips are 1 1/4, 1 1/4, 1 1/2, 1 3/4 and 2 1/4 inches long. How long are they end to end? (8 inches)',
  },
  prompts: [
    {
      part: 'measure',
      ask: 'Measure the short edge of a letter-size sheet to the nearest quarter inch. Plot it on a line from 8 to 9.',
      answer: '8 1/2 inches',
    },
    {
      part: 'measure',
      ask: 'A strap at {place} goes from 0 to one quarter mark after the 3. Draw it. How long is it? Plot it.',
      answer: '3 1/4 inches',
    },
    { part: 'measure', ask: '{hero} draws a line of one inch. How many quarter inches is it?', answer: '4' },
    {
      part: 'line plot',
      ask: 'Measure your thumb and the width of your hand to the quarter inch. Plot both. Which cross is farther right?',
      answer: 'the one for the hand',
    },
    {
      part: 'line plot',
      ask: '{hero} cuts strips for {place}: 2 1/4, 2 3/4, 2 1/4 and 2 1/4 inches. How many crosses stand over 2 1/4?',
      answer: '3',
    },
    {
      part: 'measure',
      ask: 'Draw a tag for one {token} from 0 to two quarter marks after the 4. Measure and plot it. How long is it?',
      answer: '4 1/2 or 4 2/4 inches',
    },
    {
      part: 'measure',
      ask: '{hero} needs a strap of 2 1/2 inches for {place}. Draw it. How many half inches long is it?',
      answer: '5',
    },
    {
      part: 'line plot',
      ask: 'Pictures of five {tokens} are 2, 2 1/2, 2, 3 and 2 inches long. Plot them. Which length has the most crosses?',
      answer: '2 inches',
    },
    {
      part: 'measure',
      ask: 'Draw a strap of 2 3/4 inches for {place}. Count its quarter inches from 0. How many are they?',
      answer: '11',
      sum: '2 * 4 + 3',
    },
    {
      part: 'measure',
      ask: 'Draw three strips of 1 1/4 inches end to end for {place}. Measure them all in one.',
      answer: '3 3/4 inches',
    },
    {
      part: 'measure',
      ask: 'A ribbon at {place} goes from 0 to three quarter marks after the 4. Draw and plot it. How long is it?',
      answer: '4 3/4 inches',
    },
    {
      part: 'line plot',
      ask: '{hero} has straps of 1 1/2, 2 1/4 and 1 1/2 inches at {place}. Plot them. Over which length do the crosses stack up?',
      answer: '1 1/2 inches',
    },
    {
      part: 'measure',
      ask: 'Draw a rectangle, 2 by 1 1/2 inches. Measure from one corner to the opposite corner.',
      answer: '2 1/2 inches',
    },
    {
      part: 'measure',
      ask: 'Fold a letter-size sheet in half, long edge on long edge. Measure from the fold to the long edges.',
      answer: '4 1/4 inches',
    },
    {
      part: 'line plot',
      ask: '{hero} measures 7 straps for {place}. Two are equally long. How many crosses does the line plot get?',
      answer: '7',
    },
    {
      part: 'line plot',
      ask: 'Draw a rectangle, 3 by 2 1/4 inches. Plot all four sides. How many crosses stand over 3?',
      answer: '2',
    },
    {
      part: 'measure',
      ask: '{friend} says 2/4 inch and 1/2 inch are different lengths. Draw both. What do you find?',
      answer: 'they are the same length',
    },
    {
      part: 'line plot',
      ask: 'Four pictures of {tokens} are 2 3/4, 2 1/2, 3 and 2 1/4 inches. Whose cross stands first on the line?',
      answer: '2 1/4',
    },
    {
      part: 'measure',
      ask: 'Draw 3 inches across, then 4 inches straight up. Measure from start to end.',
      answer: '5 inches',
    },
    {
      part: 'measure',
      ask: 'Measure your little finger to the nearest quarter inch. Plot it.',
      answer: 'about 1 3/4 to 2 1/2 inches',
    },
    {
      part: 'measure',
      ask: 'Draw a square with 3-inch sides. Measure corner to opposite corner, to the nearest quarter inch.',
      answer: '4 1/4 inches',
    },
    {
      part: 'line plot',
      ask: 'Measure four things near you. Put one cross for each on a line plot.',
      answer: 'four crosses in all',
    },
    {
      part: 'measure',
      ask: 'Fold a letter-size sheet into four equal strips, each as long as its short edge. How wide is one strip?',
      answer: '2 3/4 inches',
    },
    {
      part: 'line plot',
      ask: 'Draw a square with 2-inch sides and one line corner to corner. Plot all 5 lengths. Which cross stands alone?',
      answer: '2 3/4',
    },
    {
      part: 'measure',
      ask: 'A strap for {tokens} goes from 0 to one quarter mark before the 6. How long is it?',
      answer: '5 3/4 inches',
    },
    {
      part: 'line plot',
      ask: 'Find something between 3 and 3 1/2 inches. Where does its cross go?',
      answer: 'such as over 3 1/4',
    },
    {
      part: 'line plot',
      ask: 'Each cross is one length. How many lengths were measured?',
      answer: '8',
      sum: '5 + 3',
      graph: crosses('Strips at {place}, in inches', [
        ['1 1/4', 0],
        ['1 1/2', 5],
        ['1 3/4', 0],
        ['2', 3],
      ]),
      further: true,
    },
    {
      part: 'line plot',
      ask: 'Crosses stand over 1 1/4, 1 3/4 and 3 1/4. How many inches is it from the first to the last?',
      answer: '2',
      sum: '3 - 1',
      further: true,
    },
    {
      part: 'line plot',
      ask: 'How many lengths are more than 2 1/2 inches?',
      answer: '6',
      sum: '4 + 2',
      graph: crosses('Lengths of {tokens}, in inches', [
        ['2 1/4', 0],
        ['2 1/2', 3],
        ['2 3/4', 4],
        ['3', 0],
        ['3 1/4', 2],
      ]),
      further: true,
    },
    {
      part: 'line plot',
      ask: 'How much longer is the longest length than the shortest?',
      answer: '2 1/2 or 2 2/4 inches',
      graph: crosses('Straps at {place}, in inches', [
        ['2', 0],
        ['2 1/4', 2],
        ['2 1/2', 0],
        ['2 3/4', 0],
        ['3', 3],
        ['3 1/4', 0],
        ['3 1/2', 1],
        ['3 3/4', 0],
        ['4', 0],
        ['4 1/4', 0],
        ['4 1/2', 0],
        ['4 3/4', 1],
      ]),
      further: true,
    },
    {
      part: 'measure',
      ask: 'Measure both edges of a letter-size sheet. How much longer is the long edge?',
      answer: '2 1/2 or 2 2/4 inches',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw lines of 1 1/2 and 3 3/4 inches. Plot both. How much longer is the second one?',
      answer: '2 1/4 inches',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw two straps for {place}, of 2 3/4 and 4 1/4 inches. Plot both. How much longer is the second?',
      answer: '1 1/2 or 1 2/4 inches',
      further: true,
    },
    {
      part: 'line plot',
      ask: 'Which length is there most often?',
      answer: '1 1/2 inches',
      graph: crosses('Ribbons at {place}, in inches', [
        ['1', 0],
        ['1 1/4', 2],
        ['1 1/2', 4],
        ['1 3/4', 0],
        ['2', 3],
      ]),
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw lines of 2 1/4 and 5 1/4 inches. Plot both. How many inches longer is the second one?',
      answer: '3',
      sum: '5 - 2',
      further: true,
    },
  ],
  sheets: [
    { kind: 'line-plot', form: 'measured', parts: 4 },
    { kind: 'line-plot', form: 'measured', parts: 4, apart: true, further: true },
    { kind: 'line-plot', parts: 4, further: true },
    { kind: 'line-plot', form: 'own', parts: 4 },
    { kind: 'measuring', form: 'ruler', unit: 'quarter-inch' },
  ],
}
