import type { Skill } from '../../types.ts'

export const thirdB: Skill[] = [
  {
    id: 'math.3.area-perimeter',
    subject: 'math',
    grade: '3rd',
    order: 5,
    short: 'Area and Perimeter',
    iCan: 'I can measure the space inside a rectangle and the way around it.',
    codes: ['3.MD.7', '3.MD.8'],
    prerequisites: ['math.3.multiply', 'math.3.add-subtract-round'],
    keywords: [
      { word: 'area', definition: 'the space inside a flat shape, in square units' },
      { word: 'perimeter', definition: 'the way all around a shape' },
    ],
    model:
      'Draw a rectangle, 6 squares long and 4 squares wide. Say: For area I fill the inside: 4 rows of 6, so 4 × 6 = 24 square units. For perimeter I walk around the edge: 6 + 4 + 6 + 4 = 20 units. Area covers. Perimeter goes around, like a fence.',
    check: {
      question: 'You want to put a fence around a garden. Is that area or perimeter?',
      lookFor: 'Perimeter, because a fence goes around the edge.',
    },
    misconception: {
      says: 'The perimeter is 6 + 4 = 10.',
      reply: 'Walk it with your finger. You have walked two sides. Are you back where you began?',
    },
    easier: 'Draw the squares inside and count them one row at a time.',
    harder: 'Find two rectangles with the same perimeter but a different area.',
    prompts: [
      { ask: 'A square has sides of 3 feet. What is its perimeter in feet?', answer: '12', sum: '4 * 3' },
      { ask: 'Draw 2 rows of 7 squares. What is the area in square units?', answer: '14', sum: '2 * 7' },
      {
        ask: 'A mat at {place} is 8 feet long and 5 feet wide. What is its area in square feet?',
        answer: '40',
        sum: '8 * 5',
      },
      {
        ask: 'A fence goes around a yard, 9 feet by 6 feet. How many feet of fence?',
        answer: '30',
        sum: '2 * (9 + 6)',
      },
      { ask: '{hero} has 24 square tiles and makes 4 equal rows. How long is each row?', answer: '6', sum: '24 / 4' },
      { ask: 'Which has more area: a mat 3 by 6 or a mat 4 by 4?', answer: 'the 3 by 6 mat: 18 is more than 16' },
      {
        ask: 'A rectangle has perimeter 20 inches. Its long side is 7 inches. How long is its short side?',
        answer: '3',
        sum: '20 / 2 - 7',
      },
      {
        ask: '{friend} joins two rooms: one 4 by 5 feet, one 3 by 2 feet. How many square feet in all?',
        answer: '26',
        sum: '4 * 5 + 3 * 2',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'area', upTo: 10 }] },
      { kind: 'number-practice', tasks: [{ do: 'perimeter', upTo: 10 }] },
      { kind: 'unit-squares', form: 'area', size: 8 },
      { kind: 'unit-squares', form: 'perimeter', size: 8 },
    ],
  },
  {
    id: 'math.3.scaled-graph',
    subject: 'math',
    grade: '3rd',
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
      'Draw a row of 4 stars and a half star. Write: one star = 10 votes. Say: I read the key before I count. 4 stars are 4 × 10 = 40. Half a star is half of 10, so 5. That makes 45 votes. Without the key I would have said 4 and a bit.',
    check: {
      question: 'One picture stands for 5 books. How many books are 6 pictures?',
      lookFor: '30, since each step counts five: 6 × 5 = 30.',
    },
    misconception: {
      says: 'This bar is 3 lines high, so it shows 3.',
      reply: 'Look at the numbers on the side. Each line jumps by 5. Climb again: 5, 10, 15.',
    },
    easier: 'Use a scale of 2 and skip count up the side together.',
    harder: 'Choose a good scale for 15, 40 and 65 and tell why it fits.',
    prompts: [
      { ask: 'One picture stands for 2 {things}. How many {things} are 7 pictures?', answer: '14', sum: '7 * 2' },
      { ask: 'The side of a graph says 0, 5, 10, 15. What comes next?', answer: '20', sum: '15 + 5' },
      { ask: 'A bar is 6 lines high. Each line is 10. What does the bar show?', answer: '60', sum: '6 * 10' },
      {
        ask: '{hero} saw 35 {things} at {place} and {friend} saw 20. How many more did {hero} see?',
        answer: '15',
        sum: '35 - 20',
      },
      { ask: 'One star is 10 votes. How many votes is half a star?', answer: '5', sum: '10 / 2' },
      {
        ask: 'You want to show 45 {things}. One picture stands for 5. How many pictures do you draw?',
        answer: '9',
        sum: '45 / 5',
      },
      { ask: 'Bars show 20, 45, 15 and 30 votes. How many votes in all?', answer: '110', sum: '20 + 45 + 15 + 30' },
      {
        ask: 'The top bar is 50. The other two are 15 and 20. How many more is the top bar than both together?',
        answer: '15',
        sum: '50 - 15 - 20',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'most', 'how-many-more', 'total'],
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
        categories: 5,
        scale: 10,
        upTo: 100,
        ask: ['how-many', 'how-many-more', 'total', 'draw'],
      },
      { kind: 'line-plot', parts: 2 },
    ],
  },
  {
    id: 'math.3.name-fractions',
    subject: 'math',
    grade: '3rd',
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
      'Draw a bar with 6 equal parts. Shade 4. Say: The bottom number tells how many equal parts the whole has: 6. The top number tells how many we shaded: 4. So it is 4/6. The part with no shade is 2/6. Together they make 6/6, one whole.',
    check: {
      question: 'A bar has 8 equal parts and 3 are shaded. Which fraction is shaded, and which is not?',
      lookFor: '3/8 is shaded and 5/8 is not. Together they make 8/8.',
    },
    misconception: {
      says: '3 are shaded and 5 are white, so it is 3/5.',
      reply: 'The bottom number counts every part of the whole, the shaded ones too. How many parts in all?',
    },
    easier: 'Use bars with 2, 3 or 4 parts and say the fraction before you write it.',
    harder: 'Place 2/3 and 5/3 on a number line that goes from 0 to 2.',
    prompts: [
      { ask: 'A bar has 4 equal parts. Shade 1. Which fraction is shaded?', answer: '1/4' },
      { ask: 'In 5/8, what does the 8 tell?', answer: 'the whole has 8 equal parts' },
      { ask: '{hero} walks 2 of 6 equal parts of the trail to {place}. Which fraction is left?', answer: '4/6' },
      { ask: 'How many eighths make one whole?', answer: '8' },
      { ask: 'Draw a line from 0 to 1. Cut it into thirds. Name each mark.', answer: '1/3 and 2/3 (then 3/3 is 1)' },
      { ask: '3 of the 8 {things} are red. Which fraction of the {things} is red?', answer: '3/8' },
      {
        ask: '{friend} cuts a bar into 3 parts that are not equal. Can one part be called 1/3?',
        answer: 'no, thirds must be equal parts',
      },
      {
        ask: 'Two bars are cut into fourths. 7 fourths are shaded. Write the fraction. Is it more than 1?',
        answer: '7/4, and yes, it is more than 1',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'fraction-shapes', form: 'shade', denominators: [2, 3, 4, 6, 8] },
      { kind: 'number-line', form: 'read', of: 'fraction', upTo: 6, step: 4 },
      { kind: 'fraction-shapes', form: 'set', denominators: [2, 3, 4, 6] },
    ],
  },
  {
    id: 'math.3.compare-fractions',
    subject: 'math',
    grade: '3rd',
    order: 8,
    short: 'Comparing Fractions',
    iCan: 'I can compare two fractions with the same top or the same bottom number.',
    codes: ['3.NF.3'],
    prerequisites: ['math.3.name-fractions'],
    keywords: [{ word: 'equivalent', definition: 'two names for the same amount, like 1/2 and 2/4' }],
    model:
      'Draw two bars of the same length. Shade 3/8 of one and 5/8 of the other. Say: Same size of parts, so more parts is more. 5/8 is greater. Now compare 2/3 and 2/6. Same number of parts, but thirds are bigger than sixths. So 2/3 is greater.',
    check: {
      question: 'Which is greater, 3/4 or 3/8? How can you tell without a drawing?',
      lookFor: '3/4. Both count 3 parts, and fourths are bigger parts than eighths.',
    },
    misconception: {
      says: '1/8 is more than 1/4, because 8 is more than 4.',
      reply: 'More parts means each part is smaller. Would you like a slice of a pie cut in 4 or in 8?',
    },
    easier: 'Compare two fractions with the same bottom number on drawn bars.',
    harder: 'Compare 3/4 and 5/6 by looking at how much is missing from one whole.',
    prompts: [
      { ask: 'Which is greater: 1/6 or 4/6?', answer: '4/6' },
      { ask: 'Which is smaller: 1/3 or 1/8?', answer: '1/8' },
      {
        ask: '{hero} used 2/4 of a rope and {friend} used 2/8 of a rope just as long. Who used more?',
        answer: '{hero}: fourths are bigger than eighths',
      },
      { ask: 'Draw 1/2 of a bar. How many fourths cover it?', answer: '2', sum: '4 / 2' },
      {
        ask: '{friend} filled three same jugs 5/8, 1/8 and 7/8 full. Put them in order, smallest first.',
        answer: '1/8, 5/8, 7/8',
      },
      { ask: 'Fill in the top number: 1/3 = __/6.', answer: '2', sum: '6 / 3' },
      {
        ask: 'At {place} one banner is 3/6 blue and one is 1/2 blue. The banners are the same size. Which has more blue?',
        answer: 'neither, 3/6 and 1/2 are equal',
      },
      { ask: 'Name a fraction greater than 3/8 and less than 3/4.', answer: 'such as 4/8, 5/8, 3/6 or 2/4' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8] }] },
      { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4] },
      { kind: 'number-line', form: 'read', of: 'fraction', upTo: 4, step: 6 },
    ],
  },
]
