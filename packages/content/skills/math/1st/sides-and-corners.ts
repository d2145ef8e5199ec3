import type { Skill } from '../../../types.ts'
import { cornersCutOff, shapesByTheirSides } from './organizers.ts'

export const sidesAndCorners: Skill = {
  id: 'math.1.sides-and-corners',
  subject: 'math',
  grade: '1st',
  strand: 'geometry',
  order: 11,
  short: 'Sides and Corners',
  iCan: 'I can name a shape by counting its sides and corners.',
  codes: ['1.G.1', '1.G.2'],
  prerequisites: ['math.k.shapes'],
  keywords: [
    { word: 'side', definition: 'a straight edge of a shape' },
    { word: 'corner', definition: 'where two sides meet' },
  ],
  model:
    'Draw a thin triangle. Trace and count its sides: 1, 2, 3. Dot its corners: 1, 2, 3. Say: It has 3 sides and is closed: a triangle, thin or turned. Draw a rectangle: 4 sides, 4 square corners. Then a square: 4 equal sides, too. A hexagon: 6 sides, 6 corners. A circle: none.',
  picture: {
    kind: 'shapes',
    shapes: [
      { shape: 'thin triangle', label: '3' },
      { shape: 'rectangle', label: '4' },
      { shape: 'square', label: '4' },
      { shape: 'hexagon', label: '6' },
      { shape: 'circle', label: '0' },
    ],
  },
  check: {
    question: 'I turn a square so that it stands on a corner. Is it still a square?',
    lookFor: 'Yes. It still has four equal sides and four square corners.',
  },
  laterChecks: [
    {
      question: 'A shape has 6 straight sides. What is its name, and how many corners does it have?',
      lookFor: 'A hexagon. It has 6 corners, as many as sides.',
    },
    {
      question: 'I draw a very thin shape with three straight sides. What is it?',
      lookFor: 'A triangle. Three sides make a triangle, thin or wide.',
    },
    {
      question: 'A short line cuts one corner off a square. How many sides are there now?',
      lookFor: '5 sides: the 4 old ones and 1 new one. It has 5 corners, too.',
      further: true,
    },
  ],
  misconception: {
    says: 'That is not a triangle. It is upside down.',
    reply: 'Turn your head like an owl. Did the number of sides change?',
  },
  easier: 'Draw a square. Put a dot on each corner as you count it: 1, 2, 3, 4. None is counted twice.',
  harder: 'Draw a closed shape with 5 corners. How many sides must it have, and why? (5, as many as corners)',
  again: {
    easier: 'Draw 3 dots that are not in one line. Join them with 3 straight lines. Count and name it: a triangle.',
    harder:
      'Draw a rectangle. Cut off just one corner with a straight line. How many sides and corners now? (5 sides and 5 corners)',
    model:
      'Draw a triangle. Cut off one corner with a short line. Say: The cut is a new side. 3 old and 1 new make 4. Cut off the other two corners: 3 old sides and 3 new make 6. Count the corners: 6. Say: It is a hexagon. Its sides need not be equal.',
    picture: {
      kind: 'shapes',
      shapes: [
        { shape: 'triangle', label: '3' },
        { shape: 'cut triangle', label: '6' },
      ],
    },
    misconception: {
      says: 'I took off all 3 corners, so it has no corners.',
      reply: 'Put a dot wherever two sides meet now. How many dots do you get?',
    },
  },
  third: {
    easier:
      'Lay four pencils as a closed shape. Push one corner a bit. Count sides and corners: has that changed? (no, 4 and 4)',
    harder:
      'Draw a shape with 4 sides that is no rectangle and no square. What must be different? (such as its corners: not all square)',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Draw a sign for {place}: 4 equal sides and 4 square corners. What is its shape called?',
      answer: 'a square',
    },
    { part: 'name', ask: 'Name a shape with no corners at all.', answer: 'a circle' },
    { part: 'count', ask: 'A sign at {place} is a triangle. How many corners does it have?', answer: '3' },
    { part: 'count', ask: '{friend} draws a rectangle like a door. How many sides does it have?', answer: '4' },
    { part: 'draw', ask: 'Draw 6 dots in a ring. Join each to the next. Name the shape.', answer: 'a hexagon' },
    { part: 'count', ask: 'One {token} goes on each side of a hexagon. How many {tokens}?', answer: '6' },
    { part: 'draw', ask: 'Fold a sheet so that two short edges meet. Name its shape now.', answer: 'a rectangle' },
    { part: 'count', ask: '{hero} wants one {token} on each corner of a circle. How many {tokens}?', answer: '0' },
    { part: 'name', ask: 'Which does not belong: triangle, square, hexagon, circle?', answer: 'the circle' },
    { part: 'count', ask: '{hero} draws a closed shape with 5 sides. How many corners does it have?', answer: '5' },
    { part: 'count', ask: '{hero} counts 5 sides on a square. What went wrong?', answer: 'one side counted twice' },
    { part: 'draw', ask: 'Draw 4 dots like the corners of a door. Join them. Name the shape.', answer: 'a rectangle' },
    { part: 'name', ask: 'What makes a big red sign a triangle: its color, size or sides?', answer: 'its sides' },
    { part: 'count', ask: 'Draw two squares for {place}. Dot every corner. How many dots?', answer: '8', sum: '4 + 4' },
    { part: 'name', ask: '{hero} cuts a square from corner to corner. Name each part.', answer: 'a triangle' },
    { part: 'draw', ask: 'Draw the shape of a door. Cut it down the middle. Name each part.', answer: 'a rectangle' },
    { part: 'name', ask: '{hero} lays one {token} on each corner of a shape, 6 in all. Name it.', answer: 'a hexagon' },
    {
      part: 'name',
      ask: '{friend} draws three lines. One corner is open. Is it a triangle?',
      answer: 'no, it is open',
    },
    {
      part: 'name',
      ask: 'A long, thin sign at {place} is closed. It has 3 sides and 3 corners. Name it.',
      answer: 'a triangle',
    },
    {
      part: 'name',
      ask: 'A shape at {place} has 4 square corners. It is not a square. Name it.',
      answer: 'a rectangle',
    },
    { part: 'count', ask: 'Draw a hexagon and a square apart. How many corners in all?', answer: '10', sum: '6 + 4' },
    {
      part: 'draw',
      ask: 'Fold one small corner of a sheet over. How many corners are there now?',
      answer: '5',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a triangle. Cut off one corner with a line. How many sides now?',
      answer: '4',
      further: true,
    },
    {
      part: 'name',
      ask: 'Draw a square sign for {place}. Cut two corners off with short lines. Name it now.',
      answer: 'a hexagon',
      further: true,
    },
    {
      part: 'count',
      ask: 'With a short line {hero} cuts one corner off a hexagon. How many corners are there now?',
      answer: '7',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a rectangle. Cut off two corners with short lines. How many corners now?',
      answer: '6',
      further: true,
    },
    {
      part: 'count',
      ask: 'With short lines {friend} cuts two corners off a triangle. How many sides are there now?',
      answer: '5',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a square for {place}. Cut off each corner with a short line. How many sides now?',
      answer: '8',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'sides-and-name' }] },
    shapesByTheirSides,
    { kind: 'shapes', form: 'name' },
    { ...cornersCutOff, further: true },
    { kind: 'shapes', form: 'sides' },
  ],
}
