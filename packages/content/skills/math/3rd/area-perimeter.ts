import type { Skill } from '../../../types.ts'

export const areaPerimeter: Skill = {
  id: 'math.3.area-perimeter',
  subject: 'math',
  grade: '3rd',
  strand: 'measurement',
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
    'Draw 4 rows of 6 squares as one rectangle. Say: Area is the space inside. 4 rows of 6 make 24 square units. Run a finger once around the edge: 6 + 4 + 6 + 4. The perimeter is 20 units.',
  check: {
    question: 'You want to put a fence around a garden. Is that area or perimeter?',
    lookFor: 'Perimeter, because a fence goes around the edge.',
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
    easier:
      'Draw 2 rows of 3 squares that touch. Count the squares inside: 6. Count the square sides all around the edge: 10.',
    harder:
      'A rectangle has an area of 24 squares and a perimeter of 22 units. How long are its sides? (3 and 8 units)',
    model:
      'Draw a rectangle and write 9 feet on both long sides. Say: All the way around is 28 feet. The long sides take 9 + 9 = 18 feet. 28 - 18 = 10, so 10 feet stay for two short sides. 10 ÷ 2 = 5, so each is 5 feet.',
  },
  prompts: [
    {
      part: 'measure',
      ask: 'Draw 2 rows of 7 squares. Count the edges all the way around. How many?',
      answer: '18',
      sum: '2 * (7 + 2)',
    },
    {
      part: 'area',
      ask: '{hero} lays one {token} in each square of 4 rows of 9. What is the area in squares?',
      answer: '36',
      sum: '4 * 9',
    },
    {
      part: 'perimeter',
      ask: '{hero} ropes off a square with sides of 3 feet for {tokens}. What is its perimeter in feet?',
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
      sum: '2 * (4 + 1)',
    },
    {
      part: 'perimeter',
      ask: 'The lid of a box of {tokens} is 9 by 6 inches. How many inches is it around?',
      answer: '30',
      sum: '2 * (9 + 6)',
    },
    {
      part: 'area',
      ask: '{tokens} must cover the whole floor of a box. Do you need its area or its perimeter?',
      answer: 'area',
    },
    {
      part: 'measure',
      ask: 'Draw 4 rows of 4 squares. Color all along the edge. How many squares stay white?',
      answer: '4',
      sum: '2 * 2',
    },
    {
      part: 'perimeter',
      ask: '{friend} walks once around a field, 8 by 5 feet. How many feet is that?',
      answer: '26',
      sum: '2 * (8 + 5)',
    },
    {
      part: 'area',
      ask: '{friend} covers a rectangle with 48 {tokens}, one in each square. It has 6 rows. How long is each row?',
      answer: '8',
      sum: '48 / 6',
    },
    {
      part: 'perimeter',
      ask: '{friend} says a flag of 8 by 3 feet has a perimeter of 11 feet. What is right?',
      answer: '22',
      sum: '2 * (8 + 3)',
    },
    { part: 'measure', ask: 'Draw 3 squares in the shape of an L. Count the edges around it. How many?', answer: '8' },
    {
      part: 'area',
      ask: 'An area is 35 square feet. One side is 7 feet. How long is the other?',
      answer: '5',
      sum: '35 / 7',
    },
    {
      part: 'perimeter',
      ask: 'A mat at {place} is 10 feet by 4 feet. One {token} lies at every foot of its edge. How many {tokens}?',
      answer: '28',
      sum: '2 * (10 + 4)',
    },
    { part: 'area', ask: 'Which mat has more area for {tokens}: 3 by 6 or 4 by 4?', answer: 'the 3 by 6 mat' },
    {
      part: 'measure',
      ask: 'Draw 12 squares as a rectangle in three ways. How many edges is the shortest way around?',
      answer: '14',
      sum: '2 * (4 + 3)',
    },
    {
      part: 'perimeter',
      ask: 'A square has a perimeter of 36 feet. How long is one side?',
      answer: '9',
      sum: '36 / 4',
    },
    {
      part: 'area',
      ask: '{hero} sets one {token} on every 2 square feet of a mat, 6 by 7 feet. How many {tokens}?',
      answer: '21',
      sum: '6 * 7 / 2',
    },
    {
      part: 'perimeter',
      ask: 'A rectangle has a perimeter of 20 inches. Its two long sides are 7 inches each. How long is a short side?',
      answer: '3',
      sum: '(20 - 7 - 7) / 2',
    },
    {
      part: 'measure',
      ask: 'Draw 3 rows of 3 squares. Rub out one corner square. How many edges are around it now?',
      answer: '12',
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
      part: 'area',
      ask: '{hero} lays two mats at {place}: 4 by 6 feet and 3 by 3 feet. How many square feet in all?',
      answer: '33',
      sum: '4 * 6 + 3 * 3',
    },
    {
      part: 'perimeter',
      ask: 'A path goes 34 feet around a rectangle. It is 10 feet long. How many feet wide is it?',
      answer: '7',
      sum: '(34 - 2 * 10) / 2',
    },
    {
      part: 'area',
      ask: 'Draw rectangles with a perimeter of 16. What is the largest area you can get?',
      answer: '16',
      sum: '4 * 4',
    },
    {
      part: 'perimeter',
      ask: 'A square has an area of 25 square feet. What is its perimeter in feet?',
      answer: '20',
      sum: '4 * 5',
    },
    {
      part: 'perimeter',
      ask: 'A fence runs 30 feet around a rectangle. Both short sides are 6 feet. How many feet is a long side?',
      answer: '9',
      sum: '(30 - 2 * 6) / 2',
    },
  ],
  sheets: [
    { kind: 'unit-squares', form: 'both', size: 8, rectangles: true },
    { kind: 'number-practice', tasks: [{ do: 'area-and-perimeter', upTo: 10 }] },
    { kind: 'unit-squares', form: 'both', size: 8 },
  ],
}
