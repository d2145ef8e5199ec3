import type { Skill } from '../../types.ts'

export const thirdD: Skill[] = [
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
      'Draw a table: in 2, out 8; in 5, out 20. Say: Add 6 works for 2. But 5 + 6 is 11, so it fails. I try times 4: 2 × 4 is 8 and 5 × 4 is 20. It fits every row, so the rule is times 4.',
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
    easier: 'Use one operation only and act the machine out, in at one hand and out at the other.',
    harder: 'Explain why every multiple of 4 is even, with a drawing that works for any of them.',
    prompts: [
      { ask: 'The rule is add 6. In goes 9. What comes out?', answer: '15', sum: '9 + 6' },
      { ask: 'What comes next: 3, 6, 12, 24?', answer: '48', sum: '24 * 2' },
      { ask: 'The rule is multiply by 5. In goes 8. What comes out?', answer: '40', sum: '8 * 5' },
      { ask: 'In 7, out 21. In 2, out 6. What is the rule?', answer: 'multiply by 3' },
      { ask: 'Out comes 36 and the rule is multiply by 4. What went in?', answer: '9', sum: '36 / 4' },
      { ask: 'Fill in the missing number: 81, 72, __, 54.', answer: '63', sum: '72 - 9' },
      {
        ask: 'Tying 4 {things} takes {hero} 12 knots. Tying 5 takes 15. How many knots for 7?',
        answer: '21',
        sum: '7 * 3',
      },
      { ask: 'In 10, out 4. In 15, out 9. What is the rule?', answer: 'take away 6' },
      { ask: 'Fill in: 4, 7, __, 13.', answer: '10', sum: '7 + 3' },
      { ask: 'Which number breaks the pattern: 5, 10, 15, 22, 25?', answer: '22' },
      { ask: '{friend} says the rule for 2 to 10 and 3 to 15 is add 8. What fits both?', answer: 'multiply by 5' },
      {
        ask: '{hero} lays rows of 1, 4, 7 and 10 {things} at {place}. How many are in the next row?',
        answer: '13',
        sum: '10 + 3',
      },
      { ask: 'Is 35 a multiple of 4? How do you know?', answer: 'no, 4 × 8 is 32 and 4 × 9 is 36' },
      { ask: 'In 20, out 10. In 8, out 4. What is the rule?', answer: 'divide by 2' },
      { ask: 'Which does not belong: 9, 16, 21, 27? Tell why.', answer: '16, the others are multiples of 3' },
      {
        ask: 'Odd plus odd: is the sum odd or even? Test it with {things}.',
        answer: 'even, the two left over pair up',
      },
      { ask: 'Make one rule that turns 3 into 12 and also 5 into 20.', answer: 'multiply by 4' },
      { ask: 'Why is every multiple of 2 even?', answer: 'it can be split into pairs' },
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
    ],
    model:
      'Draw a square, a long rectangle and a leaning rhombus. Say: All have four sides, so all are quadrilaterals. The square and the rhombus have four equal sides. The square and the rectangle have four square corners. So a square is both a rhombus and a rectangle.',
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
    harder: 'Draw a quadrilateral that is no square, no rectangle and no rhombus, and name what it lacks.',
    prompts: [
      { ask: 'How many sides does every quadrilateral have?', answer: '4' },
      { ask: 'Name the shape with four equal sides and four square corners.', answer: 'a square' },
      { ask: '{hero} draws four equal sides with no square corner. Name the shape.', answer: 'a rhombus' },
      {
        ask: 'Draw a shape with four square corners, two long sides and two short ones. Name it.',
        answer: 'a rectangle',
      },
      { ask: 'Is a triangle a quadrilateral? Tell why.', answer: 'no, it has three sides' },
      { ask: 'Only one pair of sides of a shape would never meet. Which quadrilateral is it?', answer: 'a trapezoid' },
      {
        ask: 'Three quadrilaterals are hidden at {place}. How many corners do they have in all?',
        answer: '12',
        sum: '3 * 4',
      },
      {
        ask: 'Which does not belong: square, rhombus, trapezoid? Tell why.',
        answer: 'the trapezoid: its sides differ',
      },
      {
        ask: '{friend} says a rhombus is never a square. Find a rhombus that is one.',
        answer: 'a rhombus with square corners',
      },
      {
        ask: 'Make a rectangle with your hands or with lines. How do you test it?',
        answer: 'look for four square corners',
      },
      { ask: 'Push a square over so that it leans. What does it become?', answer: 'a rhombus' },
      {
        ask: 'Put two equal triangles side to side. Can you make a quadrilateral?',
        answer: 'yes, such as a parallelogram',
      },
      {
        ask: 'Draw a quadrilateral whose four sides are all different.',
        answer: 'any shape with four different sides',
      },
      {
        ask: '{hero} cannot see your rectangle. Tell how to draw it.',
        answer: 'four straight sides and four square corners',
      },
      { ask: 'Draw a line from corner to corner of a square. Which two shapes appear?', answer: 'two triangles' },
      { ask: 'One side of a rhombus is 6 inches. How many inches is it all around?', answer: '24', sum: '4 * 6' },
      { ask: 'How many square corners can a trapezoid have?', answer: 'none or two' },
    ],
    sheets: [
      { kind: 'shapes', form: 'quadrilaterals' },
      { kind: 'shapes', form: 'sides' },
    ],
  },
]
