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
    { word: 'parallelogram', definition: 'a four-sided shape with two pairs of sides that would never meet' },
    { word: 'rhombus', definition: 'a quadrilateral with four equal sides' },
    {
      word: 'trapezoid',
      definition:
        'here, a quadrilateral with just one pair of sides that would never meet (some schools say at least one)',
    },
  ],
  model:
    'Draw these five. Say: Four straight sides: a quadrilateral. Square and rhombus have four equal sides: that is alike. Only the square has square corners: that is different. A rectangle needs four square corners, so a square is one, too. A parallelogram has two pairs of sides that would never meet, a trapezoid just one.',
  picture: {
    kind: 'shapes',
    shapes: [
      { shape: 'square', label: 'square' },
      { shape: 'rhombus', label: 'rhombus' },
      { shape: 'rectangle', label: 'rectangle' },
      { shape: 'parallelogram', label: 'parallelogram' },
      { shape: 'trapezoid', label: 'trapezoid' },
    ],
  },
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
    {
      question: 'A rhombus leans. Which names fit: quadrilateral, rectangle, rhombus, square?',
      lookFor: 'Quadrilateral and rhombus. Its corners are not square, so the other two do not fit.',
      further: true,
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
      'Draw a square. Test just two names. Has it four straight sides? Has it four square corners? Which names fit? (quadrilateral and rectangle)',
    harder:
      'Cut a rectangle into a triangle and a trapezoid with one line. Where? (from a corner to the middle of a side it does not touch)',
    model:
      'Draw a long rectangle. Write: quadrilateral, rectangle, rhombus, square. Say: I test each name. Four straight sides: it is a quadrilateral. Four square corners: it is a rectangle. Its sides are not all equal, so it is no rhombus and no square. Two of these names fit. A square would pass every test: all four.',
    picture: { kind: 'shapes', shapes: [{ shape: 'rectangle' }] },
    misconception: {
      says: 'Its sides match across, so it is a rhombus, too.',
      reply: 'Mark the length of a short side on a scrap, and hold it to the next side. What do you see?',
    },
  },
  third: {
    easier: 'Draw a square and turn the page a bit. Test all four names once more. Which still fit? (all four)',
    harder:
      'Can a quadrilateral have exactly three square corners? Try to draw it and tell why. (no, the fourth is then square, too)',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Fold a sheet into a sign for {place}: two short edges meet. Which four-sided shape is the sign?',
      answer: 'a rectangle',
    },
    {
      part: 'identify',
      ask: '{hero} lays {tokens} in four equal sides with four square corners. Name the shape.',
      answer: 'a square',
    },
    {
      part: 'compare',
      ask: 'A trapezoid has just one pair of sides that would never meet. How many such pairs has a square?',
      answer: '2',
    },
    {
      part: 'identify',
      ask: 'A board at {place} leans. Two sides are 5 feet, two 3 feet, and opposite sides would never meet. Is it a rhombus, a rectangle or a parallelogram?',
      answer: 'a parallelogram',
    },
    {
      part: 'compare',
      ask: 'Which two have four square corners: square, rectangle or trapezoid?',
      answer: 'square and rectangle',
    },
    {
      part: 'identify',
      ask: '{hero} draws a sign for {place}: four equal sides, no square corner. Name the shape.',
      answer: 'a rhombus',
    },
    { part: 'draw', ask: 'Draw four equal sides and no square corner. Name your shape.', answer: 'a rhombus' },
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
      ask: 'A trapezoid has just one pair of sides that would never meet. Draw one. Is it a quadrilateral? Tell why.',
      answer: 'yes, it has four straight sides',
    },
    {
      part: 'identify',
      ask: 'Four rows of {tokens} make sides of 2, 3, 4 and 5 feet. Is the shape a rhombus? Tell why.',
      answer: 'no, its four sides are not equal',
    },
    {
      part: 'compare',
      ask: 'A rectangle at {place} is 6 by 3 feet. How is it different from a square?',
      answer: 'its sides are not equal',
    },
    {
      part: 'identify',
      ask: 'A rhombus, a long rectangle, a square and a trapezoid lie at {place}. How many have four equal sides?',
      answer: '2',
    },
    {
      part: 'draw',
      ask: 'Draw a leaning parallelogram. How many pairs of its sides would never meet?',
      answer: '2',
    },
    {
      part: 'compare',
      ask: 'Push a square over so that it leans. Its corners change. What stays alike?',
      answer: 'its sides',
    },
    {
      part: 'identify',
      ask: '{friend} calls a triangle a quadrilateral. Is that right? Tell why.',
      answer: 'no, it has three sides',
    },
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
      part: 'identify',
      ask: '{tokens} mark four square corners and sides of 9, 5, 9, 5 feet. Is it a square?',
      answer: 'no, a rectangle: its sides differ',
    },
    {
      part: 'compare',
      ask: 'Which two must have four equal sides: square, rectangle or rhombus?',
      answer: 'square and rhombus',
    },
    {
      part: 'compare',
      ask: 'A parallelogram has two pairs of sides that would never meet. Is a rectangle one, too? Tell why.',
      answer: 'yes, it has two such pairs',
    },
    {
      part: 'compare',
      ask: '{hero} measures a rectangle: 5 inches long, 5 inches wide. Is it a rhombus, too? Tell why.',
      answer: 'yes, four equal sides',
    },
    {
      part: 'identify',
      ask: '{friend} pushes a long rectangle over so that it leans. What is its name now?',
      answer: 'a parallelogram',
    },
    {
      part: 'draw',
      ask: 'Draw a quadrilateral with just one pair of sides that would never meet. Name your shape.',
      answer: 'a trapezoid',
    },
    {
      part: 'identify',
      ask: 'A board at {place} has four straight sides. Just one pair of them would never meet. Name the shape.',
      answer: 'a trapezoid',
    },
    {
      part: 'identify',
      ask: 'Draw a quadrilateral whose four sides are all different.',
      answer: 'any shape with four different sides',
    },
    {
      part: 'compare',
      ask: 'A square, a long rectangle and a leaning rhombus lie at {place}. Which one has sides of two lengths?',
      answer: 'the rectangle',
    },
    {
      part: 'compare',
      ask: 'A mat at {place} is a long rectangle. Which name fits: square, rhombus or quadrilateral?',
      answer: 'quadrilateral',
      further: true,
    },
    {
      part: 'compare',
      ask: 'A rhombus leans. How many of these names fit: quadrilateral, rectangle, rhombus, square?',
      answer: '2',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a rectangle with four equal sides. Which names fit: quadrilateral, rectangle, rhombus, square?',
      answer: 'all four names',
      further: true,
    },
    {
      part: 'identify',
      ask: '{tokens} mark four square corners. The sides are 7, 4, 7 and 4 feet. Which names fit: quadrilateral, rectangle, rhombus, square?',
      answer: 'quadrilateral and rectangle',
      further: true,
    },
    {
      part: 'identify',
      ask: 'A sign at {place} is a long rectangle. How many of these names fit: rectangle, rhombus, square?',
      answer: '1',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw four equal sides and no square corner. Which names fit: quadrilateral, rectangle, rhombus, square?',
      answer: 'quadrilateral and rhombus',
      further: true,
    },
    {
      part: 'identify',
      ask: 'A tile at {place} has four straight sides of 3, 4, 5 and 6 inches. Which name fits: quadrilateral, rectangle or rhombus?',
      answer: 'quadrilateral',
      further: true,
    },
    {
      part: 'compare',
      ask: 'How many more of these names fit a square than a long rectangle: quadrilateral, rectangle, rhombus, square?',
      answer: '2',
      sum: '4 - 2',
      further: true,
    },
  ],
  sheets: [
    { kind: 'shapes', form: 'pairs' },
    { kind: 'shapes', form: 'every-name', further: true },
    { kind: 'shapes', form: 'quadrilaterals' },
  ],
}
