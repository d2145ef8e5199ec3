import type { Skill } from '../../types.ts'

export const thirdC: Skill[] = [
  {
    id: 'math.3.scaled-graph',
    subject: 'math',
    grade: '3rd',
    strand: 'data',
    order: 6,
    short: 'Graphs with a Scale',
    iCan: 'I can solve problems from a graph where one step stands for more than one.',
    codes: ['3.MD.3'],
    prerequisites: ['math.2.four-bar-graph', 'math.3.multiply'],
    keywords: [
      { word: 'scale', definition: 'the numbers on the side of a graph' },
      { word: 'key', definition: 'a note that tells what one picture stands for' },
    ],
    model:
      'Draw a row of 4 stars and half a star. Write: one star = 10 votes. Say: I read the key first. 4 stars are 4 × 10 = 40 votes. Half a star is half of 10, so 5. The row shows 45 votes. A bar does the same: halfway between the lines 40 and 50, it shows 45.',
    check: {
      question: 'One picture stands for 5 {tokens}. How many {tokens} are 6 pictures?',
      lookFor: '30, since each picture counts five: 6 × 5 = 30.',
    },
    laterChecks: [
      {
        question: 'Each line of a graph is 10. A bar ends halfway between 30 and 40. What does it show?',
        lookFor: '35, because half of a step of 10 is 5.',
      },
      {
        question: 'One picture stands for 4 votes. How many pictures show 28 votes?',
        lookFor: '7 pictures, because 7 groups of 4 make 28.',
      },
    ],
    misconception: {
      says: 'This bar is 3 lines high, so it shows 3.',
      reply: 'Look at the numbers on the side. How far does each line jump, and where do 3 jumps end?',
    },
    tools: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Use a scale of 2 and skip count up the side together.',
    harder:
      'Choose a good scale for 15, 40 and 65 and tell why it fits (steps of 5, so that every bar ends on a line).',
    again: {
      easier: 'Each finger stands for 5 votes. Hold up 3 fingers and count by fives: 5, 10, 15. They show 15 votes.',
      harder:
        'One picture stands for 6 votes. Ana has 3 and a half pictures, Ben has 5. How many more votes has Ben? (9, as 30 - 21 = 9)',
    },
    prompts: [
      {
        ask: 'Draw a row of 7 dots for {hero}. Each stands for 2 {tokens}. How many {tokens} is that?',
        answer: '14',
        sum: '7 * 2',
      },
      { ask: 'The side of a graph says 0, 5, 10, 15. What comes next?', answer: '20', sum: '15 + 5' },
      {
        ask: 'Draw a bar for {place}, 6 lines high. Each line is 10 {tokens}. What does the bar show?',
        answer: '60',
        sum: '6 * 10',
      },
      { ask: 'One star stands for 10 {tokens}. How many {tokens} is half a star?', answer: '5', sum: '10 / 2' },
      {
        ask: 'Draw dots that show 45 {tokens}. One dot stands for 5. How many dots do you draw?',
        answer: '9',
        sum: '45 / 5',
      },
      {
        ask: 'Draw bars in steps of 5: 35 {tokens} for {hero}, 20 for {friend}. How many more has {hero}?',
        answer: '15',
        sum: '35 - 20',
      },
      {
        ask: 'Draw 4 stars. Write: one star is 10 {tokens}. {friend} reads 4 {tokens}. What is right?',
        answer: '40',
        sum: '4 * 10',
      },
      { ask: 'Which scale fits the numbers 20, 50 and 80 best: steps of 1, 10 or 100?', answer: '10' },
      {
        ask: 'Draw bars for 20, 45, 15 and 30 {tokens} in steps of 5. How many in all?',
        answer: '110',
        sum: '20 + 45 + 15 + 30',
      },
      { ask: 'Draw a bar that ends halfway between 70 and 80. What does it show?', answer: '75', sum: '(70 + 80) / 2' },
      {
        ask: 'At {place} there were 40 {things} on Monday, 25 on Tuesday and 15 on Wednesday. One picture is 10. How many half pictures do you need?',
        answer: '2',
      },
      {
        ask: 'Draw a bar for 35 beside a scale of 0, 10, 20, 30, 40. Where does the bar end?',
        answer: 'halfway between 30 and 40',
      },
      { ask: 'Each step is 5. Which bar does not end on a line: 15, 22, 30 or 45?', answer: '22' },
      {
        ask: 'Draw 3 and a half dots. The key says one dot is 8 {tokens}. How many {tokens}?',
        answer: '28',
        sum: '3 * 8 + 4',
      },
      {
        ask: 'Graph 15 red, 30 blue, 10 gold {tokens} in steps of 5. How many steps high is blue?',
        answer: '6',
        sum: '30 / 5',
      },
      {
        ask: 'Draw bars of 60, 15 and 20 in steps of 5. How many more is the top bar than both others together?',
        answer: '25',
        sum: '60 - 15 - 20',
      },
      {
        ask: 'Graph 40 {tokens} twice: in steps of 5 and in steps of 10. Which bar has more steps?',
        answer: 'steps of 5: 8, not 4',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'how-many-more', 'draw', 'most'],
      },
      {
        kind: 'bar-graph',
        form: 'picture',
        categories: 4,
        scale: 2,
        upTo: 20,
        ask: ['how-many', 'fewest', 'how-many-more', 'draw'],
      },
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 10,
        upTo: 100,
        ask: ['how-many', 'how-many-more', 'draw'],
      },
    ],
  },
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
      'Draw a bar with 4 equal parts. Shade 3. Say: The bottom number tells how many equal parts make one whole: 4. The top number tells how many I count: 3/4. Draw a line from 0 to 2 with 4 equal jumps in each whole. Three jumps end at 3/4, four at 1, five at 5/4, or 1 1/4.',
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
    harder: 'Place 2/3 and 5/3 on a number line that goes from 0 to 2 (the second and the fifth of six jumps).',
    again: {
      easier: 'Fold a page in half twice and open it. Shade 1 of the 4 equal parts. Which fraction is shaded? (1/4)',
      harder: 'On a number line, 3 equal jumps from 0 end at 1/2. Which fraction is one jump? (1/6)',
    },
    prompts: [
      { ask: 'A rope at {place} has 6 equal parts. {hero} paints 5. Which fraction is painted?', answer: '5/6' },
      { ask: 'How many eighths make one whole?', answer: '8' },
      {
        ask: 'A box at {place} has 8 equal parts. 5 hold {tokens}. How many eighths are empty?',
        answer: '3',
        sum: '8 - 5',
      },
      { ask: 'Three equal parts of a box are full of {tokens}: 3/4 of it. How many parts has the box?', answer: '4' },
      { ask: 'One {token} stands at 5/6 between 0 and 1. How many of 6 equal jumps reach it?', answer: '5' },
      { ask: 'The path to {place} has 6 equal parts. {hero} has walked 1. Which fraction is left?', answer: '5/6' },
      {
        ask: '{friend} splits 2 full boxes of {tokens} into thirds. How many thirds is that?',
        answer: '6',
        sum: '2 * 3',
      },
      {
        ask: '{hero} cuts 2 ropes for {place} into eighths. How many pieces is that?',
        answer: '16',
        sum: '2 * 8',
      },
      { ask: 'How many halves are in 5 wholes?', answer: '10', sum: '5 * 2' },
      { ask: 'Draw 4 fourths and then 3 fourths more. How many fourths is that?', answer: '7', sum: '4 + 3' },
      {
        ask: '{friend} cuts a bar into 3 parts that are not equal. Can one part be called 1/3?',
        answer: 'no, thirds must be equal parts',
      },
      { ask: 'Draw a line from 0 to 1. Cut it into thirds. Name the two marks inside.', answer: '1/3 and 2/3' },
      { ask: 'On a line from 0 to 3, how many jumps of 1/4 reach the end?', answer: '12', sum: '3 * 4' },
      {
        ask: '{hero} puts one {token} on a line, 7 jumps of 1/4 past 0. Between which whole numbers is it?',
        answer: '1 and 2',
      },
      { ask: 'Which does not belong: 2/2, 3/4, 6/6, 8/8? Tell why.', answer: '3/4, the others are one whole' },
      { ask: 'Two boxes are split into fourths. {tokens} fill 7 fourths. Write the fraction.', answer: '7/4' },
      {
        ask: '{friend} fills 1 whole box with {tokens} and 2/3 of the next. How many thirds is that?',
        answer: '5',
        sum: '3 + 2',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'number-line', form: 'read', of: 'fraction', upTo: 2, step: 4 },
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
      'Draw two equal bars. Shade 3/8 and 5/8. Say: The parts are the same size, so more parts is more: 5/8 is greater. Now 2/3 and 2/6. Both have two parts, and thirds are bigger than sixths. So 2/3 is greater. Cut each third in two: 2/3 is 4/6. Same amount, two names.',
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
    harder: 'Compare 3/4 and 5/6 by looking at how much is missing from one whole (5/6, as it misses only 1/6).',
    again: {
      easier:
        'Draw two equal bars. Cut one into halves and one into fourths. Shade one part of each. Which is greater: 1/2 or 1/4? (1/2)',
      harder:
        'Mia eats 3/8 of a pie, Leo 3/6 of one just as big. Who has more left? (Mia, as her 3 parts were smaller)',
    },
    prompts: [
      { ask: 'Two equal boxes of {tokens} at {place} are 2/6 and 5/6 full. Which fraction is more?', answer: '5/6' },
      { ask: '{hero} has 1/3 of the {tokens}, {friend} has 1/8. Which fraction is smaller?', answer: '1/8' },
      { ask: 'Find a top number: __/4 is more than 2/4 but less than one whole.', answer: '3' },
      {
        ask: 'At {place}, {hero} used 2/4 of a rope. {friend} used 2/8 of one just as long. Who used more?',
        answer: '{hero}',
      },
      { ask: 'Find a top number: __/8 is more than 6/8 but less than one whole.', answer: '7' },
      { ask: '{friend} splits a box for {tokens}. Which bottom number makes bigger parts: 4 or 8?', answer: '4' },
      {
        ask: 'One {token} stands at each eighth of a path, from 1/8 to 8/8. How many {tokens} are past 3/8?',
        answer: '5',
        sum: '8 - 3',
      },
      { ask: 'Try 2 or 6 as the bottom number: 1/__ is more than 1/3. Which fits?', answer: '2' },
      {
        ask: 'At {place} a bucket fills 1/4 of a tank, a jug 1/8. How many jugs fill as much as 3 buckets?',
        answer: '6',
        sum: '3 * 2',
      },
      { ask: 'Which top number makes __/8 just as much as one whole?', answer: '8' },
      {
        ask: 'Three equal boxes of {tokens} are 5/8, 1/8 and 7/8 full. Order the fractions, smallest first.',
        answer: '1/8, 5/8, 7/8',
      },
      {
        ask: 'Half of the {tokens} are gold. Draw that as a bar. How many sixths cover the half?',
        answer: '3',
        sum: '6 / 2',
      },
      { ask: '{friend} says 3/8 of the {tokens} are more than 3/4. Draw both. Which is more?', answer: '3/4' },
      { ask: 'Which does not belong: 1/2, 2/4, 2/3, 4/8? Tell why.', answer: '2/3, the others are one half' },
      {
        ask: 'Two equal flags at {place} are 3/6 and 1/2 blue. Which has more blue?',
        answer: 'neither, 3/6 and 1/2 are equal',
      },
      {
        ask: '{hero} has half of the long rope at {place}. {friend} has half of the short one. Are the halves equal?',
        answer: 'no, the wholes differ',
      },
      { ask: 'Find a top number above 0: __/6 is less than 2/6.', answer: '1' },
      {
        ask: 'More than 3/8 but less than 3/4 of the {tokens} are new. Name such a fraction.',
        answer: 'such as 4/8, 5/8, 3/6 or 2/4',
      },
      { ask: 'Order 2/3, 2/8 and 2/4, smallest first. How did you decide?', answer: '2/8, 2/4, 2/3' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [3, 4, 6, 8] }] },
      { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4] },
    ],
  },
]
