import type { Skill } from '../../../types.ts'

export const shapeFamilies: Skill = {
  id: 'math.5.shape-families',
  subject: 'math',
  grade: '5th',
  strand: 'geometry',
  order: 9,
  short: 'Families of Shapes',
  iCan: 'I can classify a shape by its properties and list every name that fits.',
  codes: ['5.G.3', '5.G.4'],
  prerequisites: ['math.3.four-sided-shapes', 'math.4.symmetry'],
  keywords: [
    { word: 'rhombus', definition: 'a quadrilateral with four equal sides' },
    { word: 'parallelogram', definition: 'a four-sided shape; its opposite sides are parallel, so they never meet' },
    {
      word: 'trapezoid',
      definition: 'here, a four-sided shape with just one pair of parallel sides (some schools say at least one)',
    },
  ],
  model:
    'Draw these shapes. Say: Each has four straight sides: a quadrilateral. The trapezoid has one pair of parallel sides. The others have two pairs: parallelograms. Four right angles make a rectangle, four equal sides a rhombus. A square has both, so five names fit: quadrilateral, parallelogram, rectangle, rhombus, square. A long rectangle has three.',
  picture: {
    kind: 'shapes',
    shapes: [
      { shape: 'trapezoid', label: 'trapezoid' },
      { shape: 'parallelogram', label: 'parallelogram' },
      { shape: 'rectangle', label: 'rectangle' },
      { shape: 'rhombus', label: 'rhombus' },
      { shape: 'square', label: 'square' },
    ],
  },
  check: {
    question: 'Is every rhombus a rectangle? Argue with properties.',
    lookFor: 'No. A rhombus needs equal sides, but its corners need not be square.',
  },
  laterChecks: [
    {
      question: 'Is every rectangle a parallelogram? Which property tells you?',
      lookFor: 'Yes, because its opposite sides are parallel in two pairs.',
    },
    {
      question: 'A shape has four equal sides and one square corner. List its names.',
      lookFor: 'It is a square, so also a rhombus, rectangle, parallelogram and quadrilateral.',
    },
    {
      question: 'Is a trapezoid always, sometimes or never a rectangle? Tell why.',
      lookFor:
        'Never: it has just one pair of parallel sides, a rectangle two. (Where school says at least one pair: sometimes.)',
      further: true,
    },
  ],
  misconception: {
    says: 'A square is a square, so it cannot be a rectangle.',
    reply: 'A rectangle is a quadrilateral with four square corners. Does a square have four square corners?',
  },
  easier:
    'Draw a rectangle. Which does not hold: four right angles, two pairs of parallel sides or four equal sides? (four equal sides)',
  harder:
    'A shape has all the names that a rectangle has and all that a rhombus has. Which shape is it, and how many names fit? (a square, five names)',
  again: {
    easier:
      'Look at a door. It has 4 right angles and two pairs of parallel sides. Is it a rectangle, a parallelogram or both? (both)',
    harder:
      'Always, sometimes or never? A rhombus is a square. A trapezoid is a rectangle. A square is a parallelogram. (sometimes, never, always)',
    model:
      'Write: A parallelogram is a rhombus. Say: Is that always, sometimes or never true? Draw one with four equal sides: yes, a rhombus. Draw one with long and short sides: no rhombus. One fits and one does not, so sometimes.',
    picture: {
      kind: 'shapes',
      shapes: [
        { shape: 'rhombus', label: 'rhombus' },
        { shape: 'parallelogram', label: 'no rhombus' },
      ],
    },
    misconception: {
      says: 'Always, because the parallelogram that I drew is a rhombus.',
      reply: 'Draw another parallelogram, as different from yours as you can. Is it a rhombus, too?',
    },
  },
  third: {
    easier:
      'Draw a rectangle that is a square, then one that is not. Is a rectangle always, sometimes or never a square? (sometimes)',
    harder:
      'Draw a quadrilateral with two right angles and just one pair of parallel sides. Which name fits best? (trapezoid)',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Draw a sign for {place}: two parallel lines of different lengths. Join their ends without crossing. Which names fit?',
      answer: 'trapezoid and quadrilateral',
    },
    {
      part: 'classify',
      ask: 'Four equal bars at {place} are joined as a quadrilateral. They meet in four right angles. List every name that fits.',
      answer: 'square, rectangle, rhombus, parallelogram, quadrilateral',
    },
    {
      part: 'every name',
      ask: 'Each flat sign at {place} has four straight sides. Which name fits all of them?',
      answer: 'quadrilateral',
    },
    { part: 'classify', ask: 'How many pairs of parallel sides does a parallelogram have?', answer: '2' },
    {
      part: 'draw',
      ask: 'Draw a square. Stretch it in one direction. How many of its five names are left?',
      answer: '3',
    },
    {
      part: 'every name',
      ask: 'A sign at {place} is a trapezoid. Which two names fit it?',
      answer: 'trapezoid and quadrilateral',
    },
    {
      part: 'classify',
      ask: 'A sign at {place} has four right angles, two long sides and two short ones. Is it also a rhombus?',
      answer: 'no, the sides differ',
    },
    {
      part: 'every name',
      ask: 'The lid of a box of {tokens} is a rectangle but no square. List every name that fits.',
      answer: 'rectangle, parallelogram, quadrilateral',
    },
    {
      part: 'draw',
      ask: 'Cross a long and a short line in their middles at right angles. Join the ends. Which names fit?',
      answer: 'rhombus, parallelogram, quadrilateral',
    },
    { part: 'every name', ask: 'How many names fit a square, from quadrilateral down?', answer: '5' },
    {
      part: 'classify',
      ask: 'A rhombus, a trapezoid, a square and a long rectangle lie at {place}. How many are parallelograms?',
      answer: '3',
    },
    {
      part: 'every name',
      ask: 'A tile at {place} is a rhombus with no right angle. List every name that fits.',
      answer: 'rhombus, parallelogram, quadrilateral',
    },
    {
      part: 'draw',
      ask: 'Cross two equal lines in their middles, not at right angles. Join the ends. Which names fit?',
      answer: 'rectangle, parallelogram, quadrilateral',
    },
    {
      part: 'classify',
      ask: '{friend} calls every rhombus a square. What must be added to make that right?',
      answer: 'four right angles',
    },
    {
      part: 'every name',
      ask: '{hero} lays four equal rows of {tokens} as a quadrilateral. What can its most exact name be?',
      answer: 'a rhombus or a square',
    },
    {
      part: 'draw',
      ask: 'Draw a rectangle. Cut a triangle off one end, from a corner to a long side. Classify the rest.',
      answer: 'a trapezoid',
    },
    {
      part: 'every name',
      ask: 'How many names fit a rectangle that is no square, from quadrilateral down?',
      answer: '3',
    },
    {
      part: 'classify',
      ask: 'Which does not belong: rectangle, rhombus, trapezoid, square? Tell why.',
      answer: 'the trapezoid, the others are parallelograms',
    },
    {
      part: 'every name',
      ask: 'A board for {tokens} has two pairs of parallel sides, 5 and 3 inches long, and no right angle. List the names.',
      answer: 'parallelogram, quadrilateral',
    },
    {
      part: 'draw',
      ask: 'Draw a square. Join the middles of its sides in order. Classify the new shape.',
      answer: 'a square',
    },
    {
      part: 'classify',
      ask: '{friend} marks each pair of parallel sides of 3 trapezoids and 4 rhombuses with one {token}. How many {tokens}?',
      answer: '11',
      sum: '3 + 4 * 2',
    },
    { part: 'every name', ask: 'Which names do a square and a trapezoid share?', answer: 'only quadrilateral' },
    {
      part: 'every name',
      ask: 'A tile at {place} has two pairs of parallel sides and no right angle. What can it be?',
      answer: 'a parallelogram or a rhombus',
    },
    {
      part: 'classify',
      ask: 'A parallelogram has a right angle. {hero} marks each right angle with one {token}. How many {tokens} is that?',
      answer: '4',
    },
    {
      part: 'every name',
      ask: 'Which names do a rectangle and a rhombus share?',
      answer: 'parallelogram and quadrilateral',
    },
    {
      part: 'classify',
      ask: 'A quadrilateral has just one pair of parallel sides and two right angles. Which family is it in?',
      answer: 'the trapezoids',
    },
    {
      part: 'every name',
      ask: 'Give {hero} three clues that fit only a square.',
      answer: 'such as four sides, all equal, one right angle',
    },
    {
      part: 'classify',
      ask: '{friend} says: A rectangle is a square. Is that always, sometimes or never true?',
      answer: 'sometimes',
      further: true,
    },
    {
      part: 'classify',
      ask: '{hero} says: A square is a rhombus. Is that always, sometimes or never true?',
      answer: 'always',
      further: true,
    },
    {
      part: 'every name',
      ask: 'Of rhombus, rectangle, parallelogram and quadrilateral, how many names always fit a square?',
      answer: '4',
      further: true,
    },
    {
      part: 'draw',
      ask: '{hero} draws to decide: Does a trapezoid always, sometimes or never have a right angle?',
      answer: 'sometimes',
      further: true,
    },
    {
      part: 'every name',
      ask: 'Of trapezoid, rectangle, rhombus and square, which name never fits a parallelogram?',
      answer: 'trapezoid',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Which is only sometimes true, A: A rhombus is a square, or B: A square is a rhombus? Tell why.',
      answer: 'A, as some lack right angles',
      further: true,
    },
    {
      part: 'every name',
      ask: 'A mat at {place} is a rectangle. Which names fit a rectangle sometimes, but not always?',
      answer: 'rhombus and square',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Does a parallelogram always, sometimes or never have just one pair of parallel sides?',
      answer: 'never',
      further: true,
    },
    {
      part: 'every name',
      ask: 'Of trapezoid, rectangle, rhombus and square, how many names fit a parallelogram sometimes?',
      answer: '3',
      further: true,
    },
    {
      part: 'draw',
      ask: 'A parallelogram is a rectangle only sometimes. Draw two that prove it.',
      answer: 'such as a rectangle and a slanted one',
      further: true,
    },
  ],
  sheets: [
    { kind: 'shapes', form: 'properties' },
    { kind: 'shapes', form: 'every-name' },
    {
      kind: 'organizer',
      further: true,
      form: 'grid',
      title: 'Always, Sometimes or Never',
      ask: 'Try to draw a shape that fits and one that does not. One of them may not exist. Then write always, sometimes or never.',
      boxes: [
        {
          heading: 'A square is a rectangle.',
          prompt: 'What must a rectangle have? Has every square that?',
          lines: 1,
          sample: 'always: each square has 4 right angles',
        },
        {
          heading: 'A rectangle is a square.',
          prompt: 'Draw two very different rectangles.',
          lines: 1,
          sample: 'sometimes: only with 4 equal sides',
        },
        {
          heading: 'A rhombus is a parallelogram.',
          prompt: 'What must a parallelogram have? Test it on a thin rhombus.',
          lines: 1,
          sample: 'always: each rhombus has 2 parallel pairs',
        },
        {
          heading: 'A trapezoid is a parallelogram.',
          prompt: 'Count the parallel pairs of both.',
          lines: 1,
          sample: 'never: a parallelogram has 2 parallel pairs',
        },
      ],
      lookFor: 'One shape that fits and one that does not prove sometimes. Always and never come with a reason.',
    },
  ],
}
