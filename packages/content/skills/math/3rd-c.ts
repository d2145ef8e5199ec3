import type { Skill } from '../../types.ts'

export const thirdC: Skill[] = [
  {
    id: 'math.3.name-fractions',
    subject: 'math',
    grade: '3rd',
    strand: 'fractions',
    order: 7,
    short: 'Naming Fractions',
    iCan: 'I can label a part of a whole with a fraction.',
    codes: ['3.NF.1', '3.NF.2'],
    prerequisites: ['math.2.equal-shares'],
    keywords: [
      { word: 'numerator', definition: 'the top number: how many parts we count' },
      { word: 'denominator', definition: 'the bottom number: how many equal parts make the whole' },
    ],
    model:
      'Draw a bar with 6 equal parts. Shade 4. Say: The bottom number tells how many equal parts make the whole: 6. The top number tells how many are shaded: 4. So 4/6 is shaded. 2/6 is not.',
    check: {
      question: 'A bar has 8 equal parts and 3 are shaded. Which fraction is shaded, and which is not?',
      lookFor: '3/8 is shaded and 5/8 is not. Together they make 8/8.',
    },
    laterChecks: [
      {
        question: 'A pie is cut into 4 equal parts and 1 is gone. Which fraction is left?',
        lookFor: '3/4, because 3 of the 4 equal parts are left.',
      },
      {
        question: 'A line from 0 to 1 is cut into 3 equal jumps. What is the second mark called?',
        lookFor: '2/3, because it is two of three equal jumps.',
      },
    ],
    misconception: {
      says: '3 are shaded and 5 are white, so it is 3/5.',
      reply: 'The bottom number counts every part of the whole, the shaded ones too. How many parts in all?',
    },
    easier: 'Use bars with 2, 3 or 4 parts and say the fraction before you write it.',
    harder: 'Place 2/3 and 5/3 on a number line that goes from 0 to 2.',
    prompts: [
      { ask: 'A bar has 4 equal parts. Shade 1. Which fraction is shaded?', answer: '1/4' },
      { ask: 'How many eighths make one whole?', answer: '8' },
      { ask: '5/6 of a bar is shaded. How many parts are shaded?', answer: '5' },
      { ask: '3/4 of a bar is blue. How many equal parts does the whole bar have?', answer: '4' },
      {
        ask: '{hero} cuts a flag into 6 equal parts and colors 4. How many sixths are left?',
        answer: '2',
        sum: '6 - 4',
      },
      { ask: '3 of the 8 {things} are red. Which fraction of the {things} is red?', answer: '3/8' },
      { ask: 'A bar has 8 equal parts and 5 are shaded. How many eighths are not?', answer: '3', sum: '8 - 5' },
      { ask: 'How many thirds are in 2 wholes?', answer: '6', sum: '2 * 3' },
      { ask: 'How many halves are in 5 wholes?', answer: '10', sum: '5 * 2' },
      { ask: 'Draw 4 fourths and then 3 fourths more. How many fourths is that?', answer: '7', sum: '4 + 3' },
      { ask: '{hero} goes 2 of 6 equal parts of the way to {place}. Which fraction is left?', answer: '4/6' },
      {
        ask: '{friend} cuts a bar into 3 parts that are not equal. Can one part be called 1/3?',
        answer: 'no, thirds must be equal parts',
      },
      { ask: 'Draw a line from 0 to 1. Cut it into thirds. Name the two marks inside.', answer: '1/3 and 2/3' },
      { ask: 'On a line from 0 to 3, how many jumps of 1/4 reach the end?', answer: '12', sum: '3 * 4' },
      { ask: 'Which does not belong: 2/2, 3/4, 6/6, 8/8? Tell why.', answer: '3/4, the others are one whole' },
      { ask: 'Two bars are cut into fourths. 7 fourths are shaded. Write the fraction.', answer: '7/4' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'fraction-shapes', form: 'shade', denominators: [2, 3, 4, 6, 8] },
      { kind: 'number-line', form: 'read', of: 'fraction', upTo: 6, step: 4 },
    ],
  },
  {
    id: 'math.3.compare-fractions',
    subject: 'math',
    grade: '3rd',
    strand: 'fractions',
    order: 8,
    short: 'Comparing Fractions',
    iCan: 'I can compare two fractions with the same top or the same bottom number.',
    codes: ['3.NF.3'],
    prerequisites: ['math.3.name-fractions'],
    keywords: [{ word: 'equivalent', definition: 'two names for the same amount, like 1/2 and 2/4' }],
    model:
      'Draw two equal bars. Shade 3/8 and 5/8. Say: The parts are the same size, so more parts is more: 5/8 is greater. Now compare 2/3 and 2/6. Both have two parts, and thirds are bigger than sixths. So 2/3 is greater.',
    check: {
      question: 'Which is greater, 3/4 or 3/8? How can you tell without a drawing?',
      lookFor: '3/4. Both count 3 parts, and fourths are bigger parts than eighths.',
    },
    laterChecks: [
      {
        question: 'Which is smaller, 2/6 or 5/6? How do you know?',
        lookFor: '2/6, because both count sixths and 2 is fewer than 5.',
      },
      {
        question: 'Which is greater, 1/3 or 1/6? Tell why.',
        lookFor: '1/3, because fewer equal parts means bigger parts.',
      },
    ],
    misconception: {
      says: '1/8 is more than 1/4, because 8 is more than 4.',
      reply: 'Which slice is bigger: one from a pie cut in 4, or one from the same pie cut in 8?',
    },
    easier: 'Compare two fractions with the same bottom number on drawn bars.',
    harder: 'Compare 3/4 and 5/6 by looking at how much is missing from one whole.',
    prompts: [
      { ask: 'Which is greater: 1/6 or 4/6?', answer: '4/6' },
      { ask: 'Which is smaller: 1/3 or 1/8?', answer: '1/8' },
      { ask: 'Find a top number: __/4 is more than 2/4 but less than one whole.', answer: '3' },
      { ask: 'Find a top number: __/8 is more than 6/8 but less than one whole.', answer: '7' },
      { ask: 'Which bottom number makes bigger parts of the same bar: 4 or 8?', answer: '4' },
      { ask: 'Try 2 or 6 as the bottom number: 1/__ is more than 1/3. Which fits?', answer: '2' },
      {
        ask: '{hero} used 2/4 of a rope and {friend} used 2/8 of a rope just as long. Who used more?',
        answer: '{hero}',
      },
      { ask: 'How many fractions with eighths lie between 2/8 and 8/8?', answer: '5', sum: '8 - 2 - 1' },
      { ask: 'What is the least top number that makes __/6 more than 5/6?', answer: '6', sum: '5 + 1' },
      { ask: 'Which top number makes __/8 just as much as one whole?', answer: '8' },
      { ask: 'Order these three, smallest first: 5/8, 1/8, 7/8.', answer: '1/8, 5/8, 7/8' },
      { ask: 'Draw 1/2 of a bar. How many sixths cover it?', answer: '3', sum: '6 / 2' },
      { ask: '{friend} says 3/8 is more than 3/4. Draw both. Which is more?', answer: '3/4' },
      { ask: 'Which does not belong: 1/2, 2/4, 2/3, 4/8? Tell why.', answer: '2/3, the others are one half' },
      {
        ask: 'At {place} one flag is 3/6 blue. A flag of the same size is 1/2 blue. Which has more blue?',
        answer: 'neither, 3/6 and 1/2 are equal',
      },
      {
        ask: '{hero} has half of a long rope. {friend} has half of a short rope. Are the halves equal?',
        answer: 'no, the wholes differ',
      },
      { ask: 'Name a fraction greater than 3/8 and less than 3/4.', answer: 'such as 4/8, 5/8, 3/6 or 2/4' },
      { ask: 'Find a top number above 0: __/6 is less than 2/6.', answer: '1' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4] },
      { kind: 'number-line', form: 'read', of: 'fraction', upTo: 4, step: 6 },
    ],
  },
  {
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
      'Draw a line 2 3/4 inches long. Say: I put the 0 mark at its start. It passes the 2. I count quarters: one, two, three. It is 2 3/4 inches. Draw a number line from 2 to 3 in quarters. Put a cross over 2 3/4.',
    check: {
      question: 'A bar ends two quarter marks after the 3. How long is it?',
      lookFor: '3 2/4 inches, which is 3 1/2 inches.',
    },
    laterChecks: [
      {
        question: 'Measure your thumb to the nearest quarter inch. Where does its cross go?',
        lookFor: 'Over its length on the line plot, such as 2 1/4, with 0 at one end.',
      },
      {
        question: 'Four crosses stand over 1 3/4 on a line plot. What do they tell?',
        lookFor: 'Four of the things are 1 3/4 inches long.',
      },
    ],
    misconception: {
      says: 'There are three small marks, so it is three inches.',
      reply: 'The quarter marks cut one inch into parts. How many of those parts make a whole inch?',
    },
    tools: [
      { name: 'ruler', quantity: '1', core: true, substitute: 'a strip of card marked in quarter inches' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Measure to the nearest half inch only, and say which whole numbers it lies between.',
    harder: 'Measure six things, make a line plot of them, and tell how much longer the longest is.',
    prompts: [
      { ask: 'How many quarter inches make one inch?', answer: '4' },
      { ask: 'Draw a line 1 1/2 inches long. How many half inches is that?', answer: '3' },
      { ask: 'Draw a line 2 1/4 inches long. Is it nearer to 2 or to 3 inches?', answer: '2' },
      { ask: 'Measure your little finger to the nearest quarter inch.', answer: 'about 1 3/4 to 2 1/2 inches' },
      { ask: 'How many half inches are in 3 inches?', answer: '6', sum: '3 * 2' },
      {
        ask: 'Draw a line plot from 1 to 3 inches. How many quarter marks does it need, with both ends?',
        answer: '9',
        sum: '2 * 4 + 1',
      },
      {
        ask: 'On a line plot, 3 crosses stand over 1 1/2 and 2 over 2. How many things were measured?',
        answer: '5',
        sum: '3 + 2',
      },
      { ask: '{hero} measures 7 {things}. How many crosses go on the line plot?', answer: '7' },
      {
        ask: '{friend} says 2/4 inch and 1/2 inch are different lengths. What do you say?',
        answer: 'they are the same length',
      },
      { ask: 'How many quarter inches are in 2 1/2 inches?', answer: '10', sum: '2 * 4 + 2' },
      { ask: 'Order these, shortest first: 2 3/4, 2 1/2, 3, 2 1/4.', answer: '2 1/4, 2 1/2, 2 3/4, 3' },
      {
        ask: 'Plot five {things}: 2, 2 1/2, 2, 3 and 2 inches. Which length has the most crosses?',
        answer: '2 inches',
      },
      {
        ask: '{hero} starts at the 1 mark instead of the 0 and reads 4 1/2. How long is the {thing}?',
        answer: '3 1/2 inches',
      },
      { ask: 'Measure four things near you. Put one cross for each on a line plot.', answer: 'four crosses in all' },
      {
        ask: 'The longest {thing} is 4 1/4 inches and the shortest 3 1/4. How many inches longer is it?',
        answer: '1',
      },
      { ask: 'Two pieces are 5 1/2 inches each. How many inches are both together?', answer: '11', sum: '2 * 5.5' },
      { ask: 'Find something between 3 and 3 1/2 inches. Where does its cross go?', answer: 'such as over 3 1/4' },
      { ask: 'Why does a line plot need equal steps?', answer: 'so that lengths can be compared fairly' },
    ],
    sheets: [
      { kind: 'measuring', form: 'ruler', unit: 'quarter-inch' },
      { kind: 'line-plot', parts: 4 },
      { kind: 'measuring', form: 'ruler', unit: 'half-inch' },
    ],
  },
]
