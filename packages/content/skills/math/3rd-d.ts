import type { Skill } from '../../types.ts'

export const thirdD: Skill[] = [
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
      'Draw a line 2 3/4 inches long. Say: I put the 0 mark at its start. It passes the 2. I count quarters: one, two, three. It is 2 3/4 inches. Two quarters are a half. Draw a number line from 2 to 3 with a mark for each quarter. Put a cross over 2 3/4, one for each thing.',
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
    harder:
      'Measure six things, make a line plot of them, and tell how much longer the longest is (such as 4 1/4 - 1 3/4 = 2 1/2 inches).',
    again: {
      easier: 'Draw a line from the 0 mark to the half-inch mark that comes after 1. How long is it? (1 1/2 inches)',
      harder:
        'A line plot has 2 crosses over 1 1/2, 3 over 1 3/4 and 1 over 2 1/4. How long are the two longest together? (4 inches)',
    },
    prompts: [
      { ask: 'How many quarter inches make one inch?', answer: '4' },
      {
        ask: '{hero} needs a strap of 2 1/2 inches for {place}. Draw it. How many half inches long is it?',
        answer: '5',
      },
      {
        ask: '{hero} cuts strips for {place}: 2 1/4, 2 3/4, 2 1/4 and 2 1/4 inches. How many crosses stand over 2 1/4?',
        answer: '3',
      },
      { ask: 'Draw one {token} 2 1/4 inches long. Is it nearer to 2 or to 3 inches?', answer: '2' },
      { ask: '{friend} draws one {token} 3 inches long. How many half inches is that?', answer: '6', sum: '3 * 2' },
      {
        ask: 'On a line plot for {place}, 5 crosses stand over 1 1/2 inches and 3 over 2. How many lengths were measured?',
        answer: '8',
        sum: '5 + 3',
      },
      {
        ask: 'Draw a line plot from 1 to 3 inches. How many quarter marks does it need, with both ends?',
        answer: '9',
        sum: '2 * 4 + 1',
      },
      {
        ask: '{friend} says 2/4 inch and 1/2 inch are different lengths. What do you say?',
        answer: 'they are the same length',
      },
      {
        ask: 'A label for one {token} is 2 1/2 inches long. How many quarter inches is that?',
        answer: '10',
        sum: '2 * 4 + 2',
      },
      {
        ask: 'Measure your little finger to the nearest quarter inch. Put its cross on a line plot.',
        answer: 'about 1 3/4 to 2 1/2 inches',
      },
      {
        ask: 'Four pictures of {tokens} are 2 3/4, 2 1/2, 3 and 2 1/4 inches. Order them, shortest first.',
        answer: '2 1/4, 2 1/2, 2 3/4, 3',
      },
      {
        ask: 'Pictures of five {tokens} are 2, 2 1/2, 2, 3 and 2 inches long. Plot them. Which length has the most crosses?',
        answer: '2 inches',
      },
      {
        ask: '{hero} starts at the 1 mark instead of the 0 and reads 4 1/2. How long is it really?',
        answer: '3 1/2 inches',
      },
      { ask: 'Measure four things near you. Put one cross for each on a line plot.', answer: 'four crosses in all' },
      {
        ask: '{hero} draws one {token} 4 1/4 inches long and one 3 1/4 inches. How many inches longer is the first?',
        answer: '1',
      },
      {
        ask: 'Two straps for {tokens} are 5 1/2 inches each. How many inches are both together?',
        answer: '11',
        sum: '2 * 5.5',
      },
      { ask: 'Find something between 3 and 3 1/2 inches. Where does its cross go?', answer: 'such as over 3 1/4' },
      { ask: 'Why does a line plot need equal steps?', answer: 'so that lengths can be compared fairly' },
    ],
    sheets: [
      { kind: 'line-plot', form: 'own', parts: 4 },
      { kind: 'measuring', form: 'ruler', unit: 'quarter-inch' },
      { kind: 'line-plot', parts: 4 },
    ],
  },
  {
    id: 'math.3.number-rules',
    subject: 'math',
    grade: '3rd',
    strand: 'patterns',
    order: 10,
    short: 'Number Rules',
    iCan: 'I can find a rule in a table or a pattern and explain why it works.',
    codes: ['3.OA.9'],
    prerequisites: ['math.2.rules-and-clues', 'math.3.multiply'],
    keywords: [
      { word: 'rule', definition: 'what is done to each number' },
      { word: 'multiple', definition: 'what you say when you count by a number' },
    ],
    model:
      'Draw a table: in 2, out 8; in 5, out 20. Say: Add 6 works for 2. But 5 + 6 is 11, so it fails. I try times 4: 2 × 4 is 8 and 5 × 4 is 20. It fits every row, so the rule is times 4. Every out number is a multiple of 4.',
    check: {
      question: 'In 3, out 12. In 6, out 24. Is the rule add 9?',
      lookFor: 'No. It fits the first pair only, and times 4 fits both.',
    },
    laterChecks: [
      {
        question: 'In 4, out 20. In 7, out 35. What is the rule, and how do you know?',
        lookFor: 'Times 5, because it fits both pairs. Add 16 fits only the first.',
      },
      {
        question: 'What is the rule in 50, 44, 38, 32, and which number is next?',
        lookFor: 'Take away 6 each time, so the next is 26.',
      },
    ],
    misconception: {
      says: 'The first row says add 6, so that is the rule.',
      reply: 'Test add 6 on the next row. Does it still work there?',
    },
    easier: 'Use one operation only and write each row as a sum, such as 2 + 6 = 8.',
    harder: 'Explain with a drawing why every multiple of 4 is even (each 4 splits into two pairs).',
    again: {
      easier:
        '1 person has 2 hands, 2 people have 4, and 3 people have 6. What is the rule from people to hands? (times 2)',
      harder:
        'One pattern starts at 0 and adds 4, one starts at 0 and adds 6. Which numbers up to 40 are in both? (0, 12, 24 and 36)',
    },
    prompts: [
      {
        ask: 'The rule at {place} is 6 more {tokens} in each row. One row has 9. How many has the next?',
        answer: '15',
        sum: '9 + 6',
      },
      { ask: 'What comes next: 3, 6, 12, 24?', answer: '48', sum: '24 * 2' },
      {
        ask: 'A table at {place} says: 4 sets have 12 {tokens}, 5 sets have 15. How many have 7 sets?',
        answer: '21',
        sum: '7 * 3',
      },
      { ask: 'The rule at {place} is multiply by 5. 8 {tokens} go in. How many come out?', answer: '40', sum: '8 * 5' },
      { ask: 'In 7, out 21. In 2, out 6. What is the rule?', answer: 'multiply by 3' },
      {
        ask: '{hero} uses 4 {tokens} in each row and has used up 36. How many rows are done?',
        answer: '9',
        sum: '36 / 4',
      },
      { ask: 'Fill in the missing number: 81, 72, __, 54.', answer: '63', sum: '72 - 9' },
      { ask: 'In 10, out 4. In 15, out 9. What is the rule?', answer: 'take away 6' },
      {
        ask: '{hero} lays rows of 1, 4, 7 and 10 {tokens}. How many are in the next row?',
        answer: '13',
        sum: '10 + 3',
      },
      { ask: 'Fill in: 4, 7, __, 13.', answer: '10', sum: '7 + 3' },
      { ask: 'Boxes hold 5, 10, 15, 22 and 25 {tokens}. Which number breaks the pattern?', answer: '22' },
      { ask: '{friend} says the rule for 2 to 10 and 3 to 15 is add 8. What fits both?', answer: 'multiply by 5' },
      {
        ask: 'Row 1 at {place} has 5 {tokens}, and each row has 3 more. How many are in row 6?',
        answer: '20',
        sum: '5 + 5 * 3',
      },
      { ask: 'Is 35 a multiple of 4? How do you know?', answer: 'no, 4 × 8 is 32 and 4 × 9 is 36' },
      {
        ask: '{hero} gets 20 {tokens} and keeps 10, then gets 8 and keeps 4. What is the rule?',
        answer: 'divide by 2',
      },
      { ask: 'Which does not belong: 9, 16, 21, 27? Tell why.', answer: '16, the others are multiples of 3' },
      {
        ask: 'Odd plus odd: is the sum odd or even? Test it with {tokens}.',
        answer: 'even, the two left over pair up',
      },
      { ask: 'Make one rule that turns 3 into 12 and also 5 into 20.', answer: 'multiply by 4' },
    ],
    sheets: [
      { kind: 'function-table', rules: ['add', 'subtract', 'multiply'], upTo: 100 },
      { kind: 'patterns', form: 'number', upTo: 600 },
      { kind: 'function-table', rules: ['multiply'], upTo: 100 },
    ],
  },
  {
    id: 'math.3.four-sided-shapes',
    subject: 'math',
    grade: '3rd',
    strand: 'geometry',
    order: 11,
    short: 'Four-Sided Shapes',
    iCan: 'I can identify four-sided shapes and explain how they are alike and different.',
    codes: ['3.G.1'],
    prerequisites: ['math.1.sides-and-corners'],
    keywords: [
      { word: 'quadrilateral', definition: 'a flat shape with four straight sides' },
      { word: 'rhombus', definition: 'a quadrilateral with four equal sides' },
      { word: 'trapezoid', definition: 'a quadrilateral with just one pair of sides that would never meet' },
    ],
    model:
      'Draw a square, a rectangle, a leaning rhombus, a parallelogram and a trapezoid. Say: All have four sides, so all are quadrilaterals. Square and rhombus have four equal sides. Square and rectangle have four square corners. So a square is both. A parallelogram has two pairs of sides that would never meet. A trapezoid has only one.',
    check: {
      question: 'Is every square a rectangle? Tell me why.',
      lookFor: 'Yes. It has four square corners, which is all that a rectangle needs.',
    },
    laterChecks: [
      {
        question: 'How are a rhombus and a rectangle alike, and how may they differ?',
        lookFor: 'Both have four sides. A rhombus needs equal sides; a rectangle needs square corners.',
      },
      {
        question: 'Is a shape with five straight sides a quadrilateral? Tell why.',
        lookFor: 'No, because a quadrilateral has exactly four straight sides.',
      },
    ],
    misconception: {
      says: 'A rectangle must be long and thin.',
      reply: 'A rectangle needs four square corners. Does this square have four square corners?',
    },
    easier: 'Sort shapes by one question only: does it have four square corners?',
    harder:
      'Draw a quadrilateral that is no square, no rectangle and no rhombus, and name what it lacks (such as a trapezoid: no four equal sides, no four square corners).',
    again: {
      easier:
        'Slide a finger along the edge of a page. It has 4 sides, 4 square corners and two longer sides. Name it. (a rectangle)',
      harder:
        'Cut a rectangle into a triangle and a trapezoid with one line. Where? (from a corner to the middle of a side it does not touch)',
    },
    prompts: [
      { ask: '{hero} lays {tokens} in four equal sides with four square corners. Name the shape.', answer: 'a square' },
      {
        ask: '{hero} draws a sign for {place}: four equal sides, no square corner. Name the shape.',
        answer: 'a rhombus',
      },
      {
        ask: 'A flag at {place} has four square corners, two long sides and two short ones. Name it.',
        answer: 'a rectangle',
      },
      { ask: '{friend} puts one {token} on each side of a quadrilateral. How many {tokens} is that?', answer: '4' },
      {
        ask: 'Of four rows of {tokens}, only one pair would never meet. Which quadrilateral do they make?',
        answer: 'a trapezoid',
      },
      {
        ask: '{hero} sets one {token} on each corner of 5 quadrilaterals. How many {tokens} is that?',
        answer: '20',
        sum: '5 * 4',
      },
      { ask: 'Which one does not fit a square: rectangle, rhombus or trapezoid?', answer: 'trapezoid' },
      {
        ask: 'A tile for {place} is a rhombus. One side is 6 inches. How many inches is it all around?',
        answer: '24',
        sum: '4 * 6',
      },
      { ask: 'Is a triangle a quadrilateral? Tell why.', answer: 'no, it has three sides' },
      {
        ask: '{friend} says a rhombus is never a square. Find a rhombus that is one.',
        answer: 'a rhombus with square corners',
      },
      { ask: 'Push a square over so that it leans. Is it still a rectangle?', answer: 'no, a rhombus' },
      {
        ask: '{tokens} mark four square corners and sides of 9, 5, 9, 5 feet. Is it a square?',
        answer: 'no, a rectangle: its sides differ',
      },
      {
        ask: '{hero} lines the four sides of a square with 28 {tokens}, none on a corner. How many are on each side?',
        answer: '7',
        sum: '28 / 4',
      },
      {
        ask: 'A row of {tokens} goes from corner to corner of a square. Which two shapes appear?',
        answer: 'two triangles',
      },
      {
        ask: 'Draw a quadrilateral whose four sides are all different.',
        answer: 'any shape with four different sides',
      },
      {
        ask: '{friend} cannot see your rectangle. Tell how to draw it.',
        answer: 'four straight sides and four square corners',
      },
      {
        ask: 'Is every rhombus a parallelogram? Look at its pairs of sides.',
        answer: 'yes, two pairs would never meet',
      },
      {
        ask: 'How many pairs of sides that never meet do a parallelogram and a trapezoid have together?',
        answer: '3',
        sum: '2 + 1',
      },
    ],
    sheets: [
      { kind: 'shapes', form: 'quadrilaterals' },
      { kind: 'shapes', form: 'every-name' },
    ],
  },
]
