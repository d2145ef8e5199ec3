import type { Skill } from '../../../types.ts'

export const fourSidedShapes: Skill = {
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
    'Draw a square and a leaning rhombus. Say: Both have four straight sides, so both are quadrilaterals. Both have four equal sides: that is alike. Only the square has four square corners: that is different. So a square is a rhombus, but this rhombus is no square.',
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
  easier:
    'Draw a square, a long rectangle and a leaning rhombus. Which of them have four square corners? (the square and the rectangle)',
  harder:
    'A quadrilateral is no square, no rectangle and no rhombus. Only one pair of its sides would never meet. Draw and name it. (a trapezoid)',
  again: {
    easier:
      'Slide a finger along the edge of a page. It has 4 sides, 4 square corners and two longer sides. Name it. (a rectangle)',
    harder:
      'Cut a rectangle into a triangle and a trapezoid with one line. Where? (from a corner to the middle of a side it does not touch)',
    model:
      'Draw a long rectangle. Say: Which other names fit? Two pairs of sides would never meet, so it is a parallelogram, too. Its four sides are not equal, so it is no rhombus. Two names fit: rectangle and parallelogram.',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Fold a sheet so that two short edges meet. Which four-sided shape is it now?',
      answer: 'a rectangle',
    },
    {
      part: 'identify',
      ask: '{hero} lays {tokens} in four equal sides with four square corners. Name the shape.',
      answer: 'a square',
    },
    { part: 'compare', ask: 'How many sides do a square and a trapezoid have, each of them?', answer: '4' },
    {
      part: 'identify',
      ask: '{hero} draws a sign for {place}: four equal sides, no square corner. Name the shape.',
      answer: 'a rhombus',
    },
    { part: 'draw', ask: 'Draw four equal sides and no square corner. Name your shape.', answer: 'a rhombus' },
    { part: 'compare', ask: 'Which one does not fit a square: rectangle, rhombus or trapezoid?', answer: 'trapezoid' },
    {
      part: 'identify',
      ask: 'A flag at {place} has four square corners, two long sides and two short ones. Name it.',
      answer: 'a rectangle',
    },
    {
      part: 'compare',
      ask: 'What do all corners of a square and of a rectangle have alike?',
      answer: 'they are square corners',
    },
    {
      part: 'draw',
      ask: 'Draw two lines that would never meet, one short, one long. Join their ends. Name the shape.',
      answer: 'a trapezoid',
    },
    {
      part: 'identify',
      ask: 'Of four rows of {tokens}, only one pair would never meet. Which quadrilateral do they make?',
      answer: 'a trapezoid',
    },
    {
      part: 'compare',
      ask: 'A rectangle at {place} is 6 by 3 feet. How is it different from a square?',
      answer: 'its sides are not equal',
    },
    {
      part: 'identify',
      ask: '{hero} sets one {token} on each corner of 5 quadrilaterals. How many {tokens} is that?',
      answer: '20',
      sum: '5 * 4',
    },
    {
      part: 'draw',
      ask: 'Draw a rectangle. Cut it from corner to corner. How many four-sided parts do you get?',
      answer: '0',
    },
    {
      part: 'compare',
      ask: 'Push a square over so that it leans. What stays alike: its sides or its corners?',
      answer: 'its sides',
    },
    { part: 'identify', ask: 'Is a triangle a quadrilateral? Tell why.', answer: 'no, it has three sides' },
    {
      part: 'compare',
      ask: '{friend} says a rhombus is never a square. What makes a rhombus a square?',
      answer: 'four square corners',
    },
    {
      part: 'draw',
      ask: 'Cross two equal lines in their middles, with square corners. Join the four ends. Name the shape.',
      answer: 'a square',
    },
    {
      part: 'identify',
      ask: 'A tile for {place} is a rhombus. One side is 6 inches. How many inches is it all around?',
      answer: '24',
      sum: '4 * 6',
    },
    {
      part: 'compare',
      ask: 'How many more pairs of sides that never meet has a parallelogram than a trapezoid?',
      answer: '1',
      sum: '2 - 1',
    },
    {
      part: 'identify',
      ask: '{tokens} mark four square corners and sides of 9, 5, 9, 5 feet. Is it a square?',
      answer: 'no, a rectangle: its sides differ',
    },
    {
      part: 'draw',
      ask: 'Draw two pairs of sides that never meet, one pair longer. Let it lean. Name it.',
      answer: 'a parallelogram',
    },
    {
      part: 'compare',
      ask: 'Which two have four equal sides: square, rectangle, rhombus, trapezoid?',
      answer: 'square and rhombus',
    },
    {
      part: 'identify',
      ask: 'Two pairs of sides never meet. Its corners are not square, and its sides are 7, 4, 7, 4. Name it.',
      answer: 'a parallelogram',
    },
    {
      part: 'compare',
      ask: 'Is every rhombus a parallelogram? Look at its pairs of sides.',
      answer: 'yes, two pairs would never meet',
    },
    {
      part: 'compare',
      ask: 'A rectangle is 5 inches long and 5 inches wide. Is it a rhombus, too? Tell why.',
      answer: 'yes, four equal sides',
    },
    {
      part: 'draw',
      ask: 'Draw a square. Draw both lines through the middles of its sides. How many squares do you see in all?',
      answer: '5',
    },
    {
      part: 'identify',
      ask: '{hero} lines the four sides of a square with 28 {tokens}, none on a corner. How many are on each side?',
      answer: '7',
      sum: '28 / 4',
    },
    {
      part: 'compare',
      ask: 'How many pairs of sides that never meet do a parallelogram and a trapezoid have together?',
      answer: '3',
      sum: '2 + 1',
    },
    {
      part: 'identify',
      ask: 'Draw a quadrilateral whose four sides are all different.',
      answer: 'any shape with four different sides',
    },
    {
      part: 'compare',
      ask: 'A square, a rectangle and a trapezoid lie at {place}. Which is different, and why?',
      answer: 'the trapezoid, only one pair never meets',
    },
  ],
  sheets: [
    { kind: 'shapes', form: 'pairs' },
    { kind: 'shapes', form: 'every-name' },
    { kind: 'shapes', form: 'quadrilaterals' },
  ],
}
