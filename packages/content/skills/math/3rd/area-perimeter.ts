import type { Skill } from '../../../types.ts'

export const areaPerimeter: Skill = {
  id: 'math.3.area-perimeter',
  subject: 'math',
  grade: '3rd',
  strand: 'measurement',
  order: 5,
  short: 'Area and Perimeter',
  iCan: 'I can measure the space inside a flat shape and the way around it.',
  codes: ['3.MD.7', '3.MD.8'],
  prerequisites: ['math.3.multiply', 'math.3.add-subtract-round'],
  keywords: [
    { word: 'area', definition: 'the space inside a flat shape, in square units' },
    { word: 'perimeter', definition: 'the way all around a shape' },
  ],
  model:
    'Draw 4 rows of 6 squares as a rectangle. Write 6 and 4 at two sides. Say: Area is the space inside, as under a rug. 4 rows of 6 make 24 square units. Perimeter is the way around, as of a frame. I trace all four sides: 6 + 4 + 6 + 4 = 20 units.',
  picture: { kind: 'cells', rows: [6, 6, 6, 6], sides: 'top and left' },
  check: {
    question: 'A garden is 5 by 3 feet. What are its area and its perimeter?',
    lookFor: 'Area: 5 × 3 = 15 square feet. Perimeter: 5 + 3 + 5 + 3 = 16 feet.',
  },
  laterChecks: [
    {
      question: 'A rug is 7 feet by 3 feet. What are its area and its perimeter?',
      lookFor: 'Area: 7 × 3 = 21 square feet. Perimeter: 7 + 3 + 7 + 3 = 20 feet.',
    },
    {
      question: 'You cover a table top, 5 by 4 feet, with tiles. Area or perimeter, and how much?',
      lookFor: 'Area, because tiles cover the inside: 20 square feet.',
    },
    {
      question: 'An L is made of two rectangles, 5 by 2 feet and 3 by 2 feet. What is its area?',
      lookFor: '5 × 2 = 10 and 3 × 2 = 6, so 16 square feet.',
      further: true,
    },
  ],
  misconception: {
    says: 'The perimeter is 6 + 4 = 10.',
    reply: 'Walk the edge with your finger. You have walked two sides. Are you back where you began?',
  },
  easier:
    'Draw a rectangle of 5 by 2 squares. Count the squares row by row: 10. Add its four sides: 5 + 2 + 5 + 2 = 14.',
  harder:
    'Two rectangles, 2 by 8 and 5 by 5, have the same perimeter. Which area is larger, and by how much? (5 by 5, by 9 squares: 25 and 16)',
  again: {
    easier: 'Draw 1 row of 3 squares and 1 square below the first. Count: 3 + 1 = 4 squares inside, 10 sides around.',
    harder:
      'Cut 2 by 2 squares out of a corner of a 6 by 5 rectangle. What are area and perimeter of the L? (26 squares, 22 units)',
    model:
      'Draw 2 rows of 6 squares. Draw 2 rows of 2 below them, at the left. Say: This L is two rectangles. 2 × 6 = 12 and 2 × 2 = 4, so its area is 16 square units. The step is 6 - 2 = 4 long. Once around the edge: 6 + 2 + 4 + 2 + 2 + 4 = 20 units.',
    picture: { kind: 'cells', rows: [6, 6, 2, 2], sides: 'all' },
    misconception: {
      says: 'The way around the L is 16 + 8 = 24, once around each rectangle.',
      reply: 'Trace the edge of the L with a finger. Do you ever walk along the line between the two rectangles?',
    },
  },
  third: {
    easier: 'Draw 2 rows of 4 squares and 1 row of 2 below them. Add both parts. What is the area? (10 square units)',
    harder:
      'A rectangle has a perimeter of 20 units and an area of 24 square units. How long are its sides? (6 and 4 units)',
  },
  prompts: [
    {
      part: 'measure',
      ask: 'A mat at {place} has 2 rows of 7 squares. Draw it and count the edges all the way around. How many?',
      answer: '18',
      sum: '7 + 2 + 7 + 2',
    },
    {
      part: 'area',
      ask: '{hero} lays one {token} in each square of 4 rows of 9. What is the area in squares?',
      answer: '36',
      sum: '4 * 9',
    },
    {
      part: 'perimeter',
      ask: '{hero} marks off a square with sides of 3 feet for {tokens}. What is its perimeter in feet?',
      answer: '12',
      sum: '4 * 3',
    },
    {
      part: 'area',
      ask: 'A mat for {place} is 8 feet long and 5 feet wide. What is its area in square feet?',
      answer: '40',
      sum: '8 * 5',
    },
    {
      part: 'measure',
      ask: 'Draw 4 squares in a row. Count the edges all the way around. How many?',
      answer: '10',
      sum: '4 + 1 + 4 + 1',
    },
    {
      part: 'perimeter',
      ask: 'The lid of a box of {tokens} is 9 by 6 inches. How many inches is it around?',
      answer: '30',
      sum: '9 + 6 + 9 + 6',
    },
    {
      part: 'area',
      ask: '{tokens} must cover the whole floor of a box. Which measure tells how many: area, perimeter or height?',
      answer: 'area',
    },
    {
      part: 'measure',
      ask: 'Draw 3 rows of 5 squares. How many squares are inside?',
      answer: '15',
      sum: '3 * 5',
    },
    {
      part: 'perimeter',
      ask: '{friend} walks once around a field, 8 by 5 feet. How many feet is that?',
      answer: '26',
      sum: '8 + 5 + 8 + 5',
    },
    {
      part: 'area',
      ask: '{friend} covers a rectangle with 6 rows of 8 {tokens}. What is its area in {tokens}?',
      answer: '48',
      sum: '6 * 8',
    },
    {
      part: 'perimeter',
      ask: '{friend} says a flag of 8 by 3 feet has a perimeter of 11 feet. What is right?',
      answer: '22',
      sum: '8 + 3 + 8 + 3',
    },
    {
      part: 'perimeter',
      ask: 'A mat at {place} is 10 feet by 4 feet. One {token} lies at every foot of its edge. How many {tokens}?',
      answer: '28',
      sum: '10 + 4 + 10 + 4',
    },
    { part: 'area', ask: 'Which mat has more area for {tokens}: 3 by 6 or 4 by 4?', answer: 'the 3 by 6 mat' },
    {
      part: 'measure',
      ask: 'Draw 12 squares as a rectangle in three ways. How many edges is the shortest way around?',
      answer: '14',
      sum: '4 + 3 + 4 + 3',
    },
    {
      part: 'area',
      ask: '{hero} sets one {token} on every square foot of a mat, 6 by 7 feet. How many {tokens}?',
      answer: '42',
      sum: '6 * 7',
    },
    {
      part: 'area',
      ask: 'Which area does not belong: 2 by 8, 4 by 4, 3 by 6? Tell why.',
      answer: '3 by 6, the others are 16',
    },
    {
      part: 'perimeter',
      ask: 'Draw two rectangles with an area of 12. Are their perimeters the same?',
      answer: 'no, such as 14 for 3 by 4 and 16 for 2 by 6',
    },
    {
      part: 'measure',
      ask: 'Draw 2 rows of 4 squares. Make it twice as long and twice as wide. How many squares are inside?',
      answer: '32',
      sum: '4 * 8',
    },
    {
      part: 'perimeter',
      ask: 'A path goes around a rectangle, 10 feet long and 7 feet wide. How many feet long is the path?',
      answer: '34',
      sum: '10 + 7 + 10 + 7',
    },
    {
      part: 'area',
      ask: 'Draw rectangles of 1 by 7, 2 by 6 and 4 by 4 squares. How many squares has the one with the largest area?',
      answer: '16',
      sum: '4 * 4',
    },
    {
      part: 'perimeter',
      ask: 'A square mat at {place} has sides of 5 feet. How many feet is it around?',
      answer: '20',
      sum: '4 * 5',
    },
    {
      part: 'perimeter',
      ask: 'A fence goes around a garden, 9 by 7 feet. How many feet is that?',
      answer: '32',
      sum: '9 + 7 + 9 + 7',
    },
    {
      part: 'measure',
      ask: 'Draw 3 squares in the shape of an L. Each side of a square is 1 unit. How many units is it around?',
      answer: '8',
      further: true,
    },
    {
      part: 'area',
      ask: '{hero} lays an L of {tokens}: 3 rows of 5, then 2 rows of 2 below. How many {tokens}?',
      answer: '19',
      sum: '3 * 5 + 2 * 2',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw 3 rows of 3 squares with sides of 1 unit. Rub out a corner square. How many units is it around now?',
      answer: '12',
      further: true,
    },
    {
      part: 'perimeter',
      ask: 'A sign at {place} is an L with sides of 5, 2, 3, 2, 2 and 4 feet. How many feet is it around?',
      answer: '18',
      sum: '5 + 2 + 3 + 2 + 2 + 4',
      further: true,
    },
    {
      part: 'area',
      ask: 'A floor at {place} is an L: one part is 4 by 6 feet, one 3 by 3. How many square feet is it?',
      answer: '33',
      sum: '4 * 6 + 3 * 3',
      further: true,
    },
    {
      part: 'perimeter',
      ask: '{hero} walks around an L with sides of 6, 3, 2, 1, 4 and 4 feet. How many feet is that?',
      answer: '20',
      sum: '6 + 3 + 2 + 1 + 4 + 4',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw 4 rows of 4 squares. Cross out 2 rows of 2 in one corner. How many squares are left?',
      answer: '12',
      sum: '4 * 4 - 2 * 2',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'area-and-perimeter', upTo: 10 }] },
    { kind: 'unit-squares', form: 'both', size: 8, further: true },
    { kind: 'unit-squares', form: 'both', size: 8, rectangles: true },
  ],
}
