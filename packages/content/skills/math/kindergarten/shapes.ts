import type { Skill } from '../../../types.ts'
import { myShapeBook } from './organizers.ts'

export const shapes: Skill = {
  id: 'math.k.shapes',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'geometry',
  order: 3,
  short: 'Naming Shapes',
  iCan: 'I can name a shape by its sides and corners.',
  codes: ['K.G.2', 'K.G.4'],
  prerequisites: ['math.k.count-to-10'],
  keywords: [{ word: 'corner', definition: 'the point where two sides meet' }],
  model:
    'Draw five shapes. Trace and count the sides. Touch and count the corners. Say: 3 sides and 3 corners: a triangle. This page has square corners. 4 equal sides and square corners: a square. 2 long sides, 2 short ones, square corners: a rectangle. 6 sides: a hexagon. Round, 0 sides, 0 corners: a circle.',
  picture: {
    kind: 'shapes',
    shapes: [
      { shape: 'triangle', label: '3' },
      { shape: 'square', label: '4' },
      { shape: 'rectangle', label: '4' },
      { shape: 'hexagon', label: '6' },
      { shape: 'circle', label: '0' },
    ],
  },
  check: {
    question: 'A shape has 6 straight sides. Draw it, count its corners and name it.',
    lookFor: 'A hexagon. It has 6 corners, too, and wobbly sides are fine.',
  },
  laterChecks: [
    {
      question: 'A shape has 3 straight sides and 3 corners. What is it?',
      lookFor: 'A triangle, however long or short its three sides are.',
    },
    {
      question: 'A shape is round all the way. It has no corners. What is it?',
      lookFor: 'A circle, because it is round and has no corners at all.',
    },
    {
      question: 'I draw a shape on one corner: 2 long sides, 2 short ones, square corners. What is it?',
      lookFor: 'A rectangle. Turned or not, it keeps its long and short sides and its square corners.',
      further: true,
    },
    {
      question: 'I draw a shape with 6 sides and turn the page upside down. What is it now?',
      lookFor: 'A hexagon still. Turning changes neither its 6 sides nor its 6 corners.',
      further: true,
    },
  ],
  misconception: {
    says: 'It is upside down, so it is not a triangle.',
    reply: 'Trace it with your finger. How many sides do you count? Did turning it change that?',
  },
  easier: 'Draw a triangle. Trace it with one finger and clap at each corner: 3 claps.',
  harder: 'Draw a square. Join two opposite corners with a line. Which two shapes do you see? (two triangles)',
  again: {
    easier: 'Walk a square on the floor: 2 steps, then a corner, four times. Count the corners: 4.',
    harder:
      'Draw a square. Cut it into two rectangles with one line. Where is the line? (straight across or straight down)',
    model:
      'Draw a thin triangle on its point. Say: It looks odd, so I count. Trace the sides: 1, 2, 3. Touch the corners: 1, 2, 3. It is a triangle. Draw a square. Turn the page until it stands on a corner. Still 4 equal sides and square corners! Turning changes no side, no corner.',
    picture: { kind: 'shapes', shapes: [{ shape: 'thin triangle' }, { shape: 'square' }] },
    misconception: {
      says: 'It is too thin. It is a carrot, not a triangle.',
      reply: 'Draw a wide triangle beside it. How many corners does each one have?',
    },
  },
  third: {
    easier:
      'Draw a triangle. Turn the page around slowly and count the corners again. How many are there? (3 each time)',
    harder:
      'Fold a square page from corner to corner. Which shape do you see, and how many corners has it? (a triangle, 3)',
  },
  prompts: [
    {
      part: 'draw',
      ask: '{hero} needs a flag. Draw 3 straight sides that meet. What shape is it?',
      answer: 'a triangle',
    },
    { part: 'name', ask: '{friend} draws a wheel and a coin. What shape is each one?', answer: 'a circle' },
    { part: 'count', ask: 'Draw a circle in the air. How many corners does it have?', answer: '0' },
    { part: 'name', ask: 'Which one is a rectangle: a door, a coin or a plate?', answer: 'a door' },
    {
      part: 'draw',
      ask: '{hero} needs a plate. Draw one round line back to its start. Name the shape.',
      answer: 'a circle',
    },
    { part: 'count', ask: '{hero} draws one long door, a rectangle. How many corners does it have?', answer: '4' },
    { part: 'name', ask: '{hero} draws a roof with 3 sides. Name its shape.', answer: 'a triangle' },
    { part: 'count', ask: 'Set one {token} on each corner of a triangle. How many {tokens}?', answer: '3' },
    { part: 'draw', ask: 'Trace the edge of a sheet with one finger. Name its shape.', answer: 'a rectangle' },
    {
      part: 'draw',
      ask: '{friend} needs a tile. Draw 4 equal sides and 4 square corners. Name it.',
      answer: 'a square',
    },
    { part: 'count', ask: 'Draw a hexagon for {place}. Set one {token} on each corner. How many?', answer: '6' },
    { part: 'name', ask: 'One cell of a honeycomb has 6 sides. Name its shape.', answer: 'a hexagon' },
    {
      part: 'draw',
      ask: 'Draw 6 {tokens} in a ring as dots. Join each to the next. Name the shape.',
      answer: 'a hexagon',
    },
    { part: 'count', ask: '{hero} lays one {token} on each side of a hexagon. How many {tokens}?', answer: '6' },
    { part: 'draw', ask: 'Draw two squares that share one side. Name the big shape.', answer: 'a rectangle' },
    { part: 'count', ask: 'Draw a square and a triangle. Each corner needs one {token}. How many?', answer: '7' },
    { part: 'count', ask: 'Draw a hexagon and a circle. Count all their corners. How many?', answer: '6' },
    { part: 'count', ask: '{friend} tips a triangle onto its point. How many sides now?', answer: '3', further: true },
    {
      part: 'name',
      ask: 'A shape has 6 sides. {friend} tips it onto one corner. Name it.',
      answer: 'a hexagon',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a square that stands on one corner. How many sides does it have?',
      answer: '4',
      further: true,
    },
    {
      part: 'name',
      ask: '{hero} draws a thin, tipped shape with 3 sides. Name it.',
      answer: 'a triangle',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a long, thin door. Turn the sheet. What shape is it now?',
      answer: 'a rectangle',
      further: true,
    },
    {
      part: 'count',
      ask: '{hero} rolls a circle around {place}. How many corners does it have now?',
      answer: '0',
      further: true,
    },
    {
      part: 'count',
      ask: '{friend} turns a hexagon upside down. How many corners does it have now?',
      answer: '6',
      further: true,
    },
    {
      part: 'name',
      ask: 'A shape has 3 sides but is very thin. {hero} says: no triangle. Is that right?',
      answer: 'no, it is a triangle',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a thin triangle and a tipped square. How many corners in all?',
      answer: '7',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'sides-and-name' }] },
    myShapeBook,
    { kind: 'shapes', form: 'name', further: true },
  ],
}
