import type { Skill } from '../../../types.ts'

export const symmetry: Skill = {
  id: 'math.4.symmetry',
  subject: 'math',
  grade: '4th',
  strand: 'geometry',
  order: 11,
  short: 'Lines of Symmetry',
  iCan: 'I can identify lines of symmetry and explain why a figure has none.',
  codes: ['4.G.3'],
  prerequisites: ['math.3.four-sided-shapes'],
  keywords: [{ word: 'line of symmetry', definition: 'a fold line along which both halves match' }],
  tools: [{ name: 'paper', quantity: '1 sheet', core: true }],
  model:
    'Fold a long sheet. Say: Left onto right matches: one line of symmetry. Top onto bottom: a second. Corner to corner, the halves miss. So it has two. A leaning rhombus matches only corner to corner: two lines. A long, leaning parallelogram never matches: no line. An A has one line, down its middle.',
  picture: {
    kind: 'shapes',
    shapes: [
      { shape: 'rectangle', label: '2 lines', folds: true },
      { shape: 'rhombus', label: '2 lines', folds: true },
      { shape: 'parallelogram', label: 'no line' },
    ],
  },
  check: {
    question: 'How many lines of symmetry does a square have, and why has the letter R none?',
    lookFor: 'Four: two through side middles, two through corners. No fold makes the halves of R meet.',
  },
  laterChecks: [
    {
      question: 'How many lines of symmetry does the letter H have? Where are they?',
      lookFor: 'Two: one straight down the middle and one straight across.',
    },
    {
      question: 'A shape has 9 equal sides and 9 equal corners. How many lines of symmetry does it have?',
      lookFor: '9, one from each corner to the middle of the side across.',
      further: true,
    },
    {
      question: 'Why does a plain letter Z have no line of symmetry?',
      lookFor: 'Folded down or across, its halves do not land on each other.',
    },
  ],
  misconception: {
    says: 'Both halves are the same size, so it is symmetric.',
    reply: 'Same size is not enough. If you fold it, does each corner land on a corner?',
  },
  easier: 'Tear a page to a square. Fold it side to side, then corner to corner. Do its edges meet? (yes, both times)',
  harder:
    'One triangle has exactly three lines of symmetry, another just one. What do you say about their sides? (three equal sides, just two equal sides)',
  again: {
    easier:
      'Draw a triangle with three equal sides. Draw a line from each corner to the middle of the side across. How many lines of symmetry does it have? (3)',
    harder:
      'A sign has 8 equal sides and corners. How many of its lines go through corners, how many through side middles? (4 and 4)',
    model:
      'Draw a honeycomb cell: six equal sides and corners. Say: Three lines go from corner to corner, three from side middle to side middle. That makes 6, one for each side. With five equal sides and corners, each line goes from a corner to the side across: 5 lines. Unequal sides or corners leave fewer.',
    picture: {
      kind: 'shapes',
      shapes: [
        { shape: 'hexagon', label: '6 lines', folds: true },
        { shape: 'pentagon', label: '5 lines', folds: true },
      ],
    },
    misconception: {
      says: 'A honeycomb cell has 3 lines: 6 corners make 3 pairs.',
      reply: 'Put one finger on the middle of a side and one straight across. What happens if you fold there?',
    },
  },
  third: {
    easier: 'Draw a plus sign with four equal arms. Draw all its lines of symmetry. How many are there? (4)',
    harder:
      'Print the capital letters A, H, M and S. Which has no line of symmetry, which has two? (S has none, H has two)',
  },
  prompts: [
    {
      part: 'fold',
      ask: 'A long sheet is the flag of {place}. Fold it in each way that makes both halves match. How many fold lines are there?',
      answer: '2',
    },
    {
      part: 'lines',
      ask: '{friend} paints the letter A on one {token}. How many lines of symmetry does it have?',
      answer: '1',
    },
    {
      part: 'none',
      ask: 'A sign at {place} shows the letter F. How many lines of symmetry does it have?',
      answer: '0',
    },
    {
      part: 'lines',
      ask: 'A sign at {place} is a leaning rhombus. How many lines of symmetry does it have?',
      answer: '2',
    },
    { part: 'fold', ask: 'Draw C, P and W, big. Try to fold each. Which letter has no line of symmetry?', answer: 'P' },
    {
      part: 'none',
      ask: 'Boxes at {place} show the digits 0, 3 and 7. Draw them. Which has no line of symmetry?',
      answer: '7',
    },
    { part: 'none', ask: 'Which does not belong: A, T, M, N? Look for lines of symmetry.', answer: 'N, it has none' },
    { part: 'fold', ask: 'Draw the letters A and H, big, and all their fold lines. Which has more?', answer: 'H' },
    {
      part: 'lines',
      ask: '{friend} paints the letter E on one {token}. Does its line of symmetry go down or across?',
      answer: 'across',
    },
    {
      part: 'none',
      ask: '{friend} says a long, leaning parallelogram has two lines of symmetry. Why is that wrong?',
      answer: 'folded halves do not match',
    },
    {
      part: 'lines',
      ask: 'A plus sign at {place} has four equal arms. How many lines of symmetry does it have?',
      answer: '4',
    },
    {
      part: 'fold',
      ask: 'Write BED in capitals. One fold line works for all three letters. Does it go down, across or from corner to corner?',
      answer: 'across',
    },
    { part: 'none', ask: 'Draw the letter J. Why has it no line of symmetry?', answer: 'no fold makes halves match' },
    {
      part: 'lines',
      ask: '{hero} draws a triangle with just two equal sides. How many lines of symmetry does it have?',
      answer: '1',
    },
    {
      part: 'none',
      ask: 'A triangle has sides of 3, 4 and 5 inches. Why has it no line of symmetry?',
      answer: 'all its sides differ',
    },
    {
      part: 'none',
      ask: '{hero} marks one corner of a long rectangle with one {token}. Why do its two lines no longer match?',
      answer: 'one corner has no partner',
    },
    {
      part: 'fold',
      ask: 'Draw a leaning parallelogram, twice as long as wide. Try every fold. How many work?',
      answer: '0',
    },
    {
      part: 'none',
      ask: 'Which has no line of symmetry: a heart, the letter B or the digit 4?',
      answer: 'the digit 4',
    },
    {
      part: 'lines',
      ask: 'A window at {place} is half of a circle. How many lines of symmetry does it have?',
      answer: '1',
    },
    { part: 'lines', ask: 'The word MOM matches along a fold line. Where is it?', answer: 'down the O' },
    {
      part: 'lines',
      ask: '{hero} draws a flag for {place} with exactly one line of symmetry. What could it look like?',
      answer: 'such as a heart or an arrow',
    },
    {
      part: 'none',
      ask: 'A slanted line cuts a long flag at {place} into two equal triangles. Why is that line no line of symmetry?',
      answer: 'folded halves do not match',
    },
    {
      part: 'none',
      ask: 'The letter N has two equal halves. Why is the line between them no line of symmetry?',
      answer: 'folded, they do not match',
    },
    {
      part: 'lines',
      ask: 'Three equal rows of {tokens} are the sides of a triangle. How many lines of symmetry does it have?',
      answer: '3',
      further: true,
    },
    {
      part: 'fold',
      ask: 'Draw a triangle with three equal sides and all its fold lines. How many parts do the lines cut it into?',
      answer: '6',
      further: true,
    },
    {
      part: 'lines',
      ask: 'A tile at {place} has eight equal sides and eight equal corners. How many lines of symmetry does it have?',
      answer: '8',
      further: true,
    },
    {
      part: 'lines',
      ask: 'A window at {place} has seven equal sides and corners. How many lines of symmetry does it have?',
      answer: '7',
      further: true,
    },
    {
      part: 'fold',
      ask: 'Draw a square and all its fold lines. How many parts do the lines cut it into?',
      answer: '8',
      further: true,
    },
    {
      part: 'lines',
      ask: 'A sign at {place} has ten equal sides and ten equal corners. How many lines of symmetry does it have?',
      answer: '10',
      further: true,
    },
    {
      part: 'none',
      ask: 'A long rectangle at {place} has four equal corners. Why has it only two lines of symmetry?',
      answer: 'its sides are not equal',
      further: true,
    },
    {
      part: 'none',
      ask: 'A leaning rhombus has four equal sides. Why has it only two lines of symmetry?',
      answer: 'its corners are not equal',
      further: true,
    },
    {
      part: 'lines',
      ask: 'A shape has ten equal sides and corners. How many of its lines of symmetry go from corner to corner?',
      answer: '5',
      sum: '10 / 2',
      further: true,
    },
    {
      part: 'lines',
      ask: 'All sides and corners of a shape are equal. It has 12 lines of symmetry. How many sides has it?',
      answer: '12',
      further: true,
    },
  ],
  sheets: [
    { kind: 'shapes', form: 'symmetry' },
    { kind: 'shapes', form: 'regular-symmetry', further: true },
    { kind: 'symmetry-grid', form: 'mirror', size: 8, cells: 14 },
  ],
}
