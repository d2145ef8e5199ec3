import type { Skill } from '../../types.ts'

export const fifthC: Skill[] = [
  {
    id: 'math.5.volume',
    subject: 'math',
    grade: '5th',
    strand: 'measurement',
    order: 7,
    short: 'Volume of a Box',
    iCan: 'I can calculate the volume of a box in cubic units.',
    codes: ['5.MD.4', '5.MD.5'],
    prerequisites: ['math.3.area-perimeter', 'math.5.multiply-multi-digit'],
    keywords: [
      { word: 'volume', definition: 'how much space a solid takes up' },
      { word: 'cubic unit', definition: 'a cube with edges of 1 unit' },
    ],
    model:
      'Draw a rectangle of 5 by 3 squares. Say: This is the bottom of my box. 3 rows of 5 cubes are 15 cubes in one layer. The box is 4 layers high. 15 × 4 = 60, so its volume is 60 cubic units. Backward: 60 cubes in layers of 15 make 60 ÷ 15 = 4 layers.',
    check: {
      question: 'A box is 6 long, 2 wide and 3 high. How many cubes are in one layer, and in all?',
      lookFor: '12 cubes in a layer and 36 cubic units in all.',
    },
    laterChecks: [
      {
        question: 'A box is 4 by 5 by 3 feet. What is its volume?',
        lookFor: 'One layer has 20 cubes, and 3 layers have 60 cubic feet.',
      },
      {
        question: 'A box holds 48 cubes in 4 equal layers. What could its bottom be?',
        lookFor: '12 cubes in a layer, such as 3 by 4 or 2 by 6.',
      },
    ],
    misconception: {
      says: 'Length, width and height: 5 + 3 + 4 is 12.',
      reply: 'One layer alone has 15 cubes. Can all four layers have only 12?',
    },
    easier: 'Draw one layer of cubes at a time and add up the layers.',
    harder: 'Find all 6 boxes with whole-number edges and a volume of 24 cubic units (such as 2 by 3 by 4).',
    again: {
      easier:
        'Draw 2 rows of 2 squares as the bottom of a box. In your mind, stack 2 cubes on each square. What is the volume? (8 cubic units)',
      harder: 'A 4 by 4 by 4 cube of small cubes is colored on all six faces. How many small cubes have no color? (8)',
    },
    prompts: [
      {
        ask: '{hero} packs 3 layers of 8 {tokens} in a box at {place}. How many {tokens}?',
        answer: '24',
        sum: '8 * 3',
      },
      {
        ask: 'A box of {tokens} is 5 long, 2 wide, 3 high. How many cubes make one layer?',
        answer: '10',
        sum: '5 * 2',
      },
      {
        ask: '{hero} packs a crate 5 feet long, 4 feet wide and 2 feet high. How many cubic feet is it?',
        answer: '40',
        sum: '5 * 4 * 2',
      },
      {
        ask: 'One {token} comes in a cube-shaped box with 4-inch edges. How many cubic inches is the box?',
        answer: '64',
        sum: '4 * 4 * 4',
      },
      { ask: '{friend} says a 6 by 2 by 4 box has volume 12. What is right?', answer: '48', sum: '6 * 2 * 4' },
      {
        ask: 'One set of {tokens} takes 2 cubic feet. How many sets fit in a crate, 4 by 3 by 2 feet?',
        answer: '12',
        sum: '4 * 3 * 2 / 2',
      },
      {
        ask: 'A box of {tokens} fills 140 cubic inches on a 20-square-inch bottom. How many inches high is it?',
        answer: '7',
        sum: '140 / 20',
      },
      {
        ask: 'Half of a box, 10 by 6 by 4 inches, holds {tokens}. How many cubic inches is that?',
        answer: '120',
        sum: '10 * 6 * 4 / 2',
      },
      {
        ask: '75 {tokens} are stored at {place} in 5 equal layers. How many are in one layer?',
        answer: '15',
        sum: '75 / 5',
      },
      { ask: 'Which box has more space for {tokens}: 6 by 3 by 2 or 4 by 3 by 3?', answer: 'neither, both hold 36' },
      { ask: 'Draw the layers of a 3 by 3 by 3 cube. How many small cubes in all?', answer: '27', sum: '3 * 3 * 3' },
      {
        ask: 'Two tanks at {place} are joined: 3 by 3 by 5 feet and 2 by 3 by 4 feet. How many cubic feet in all?',
        answer: '69',
        sum: '3 * 3 * 5 + 2 * 3 * 4',
      },
      {
        ask: 'Which does not belong: 2 by 2 by 6, 4 by 3 by 2, 5 by 5 by 1? Tell why.',
        answer: '5 by 5 by 1, the others hold 24',
      },
      { ask: 'Name two boxes that hold 30 cubes.', answer: 'such as 5 by 3 by 2 and 10 by 3 by 1' },
      {
        ask: '{friend} builds a wall at {place}: 8 cubes long, 1 thick, 7 high. How many cubes?',
        answer: '56',
        sum: '8 * 1 * 7',
      },
      {
        ask: '{hero} doubles the height of a 2 by 3 by 5 crate at {place}. By how many cubic units does it grow?',
        answer: '30',
        sum: '2 * 3 * 10 - 2 * 3 * 5',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'volume', upTo: 10 }] },
      { kind: 'unit-squares', form: 'cubes', size: 6 },
      { kind: 'number-practice', tasks: [{ do: 'volume', upTo: 6 }] },
    ],
  },
  {
    id: 'math.5.coordinates',
    subject: 'math',
    grade: '5th',
    strand: 'geometry',
    order: 8,
    short: 'Points on a Grid',
    iCan: 'I can graph a point from its two numbers and describe a path on a grid.',
    codes: ['5.G.1', '5.G.2'],
    prerequisites: ['math.4.angles'],
    keywords: [
      { word: 'coordinates', definition: 'two numbers that tell where a point is, across and then up' },
      { word: 'origin', definition: 'the point (0, 0), where the two number lines meet' },
    ],
    model:
      'Draw a grid from 0 to 6, across and up. Say: For (4, 2) I start at the origin. The first number says 4 steps across. The second says 2 steps up. I make a dot. (2, 4) is another place: 2 across and 4 up. From dot to dot I go 2 left and 2 up.',
    check: {
      question: 'How do you get from (1, 5) to (4, 3)?',
      lookFor: '3 steps to the right and 2 steps down.',
    },
    laterChecks: [
      {
        question: 'Graph (3, 0) and (0, 3). How do the two places differ?',
        lookFor: '(3, 0) lies on the line across, (0, 3) on the line up.',
      },
      {
        question: 'From (6, 2) go 4 left and 5 up. Where are you?',
        lookFor: 'At (2, 7), because 6 - 4 = 2 and 2 + 5 = 7.',
      },
    ],
    misconception: {
      says: '(4, 2) means up 4 and across 2.',
      reply: 'You walk along the hall to an elevator, then ride up. Which way do you go first on the grid?',
    },
    tools: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Say only the across number first and slide along that line, then say the up number.',
    harder:
      'Give three corners of a rectangle and let someone find the fourth (such as (2, 1), (7, 1), (7, 4) and then (2, 4)).',
    again: {
      easier:
        'A corner of the room is the origin. Walk 2 steps along the wall, then 3 steps away from it. Name the point. (it is (2, 3))',
      harder:
        'Two opposite corners of a square are (2, 1) and (6, 5). Graph them and find the other two. (they are (2, 5) and (6, 1))',
    },
    prompts: [
      { ask: '{hero} maps {place}: from the origin 3 across and 5 up. Name the point.', answer: '(3, 5)' },
      { ask: 'One {token} stands at (2, 6). How many steps up from the origin is it?', answer: '6' },
      { ask: 'One {token} is at (1, 1). The next is 4 right and 3 up from it. Where is it?', answer: '(5, 4)' },
      { ask: 'Graph (4, 0). Is it on the line across or on the line up?', answer: 'on the line across' },
      { ask: 'Two {tokens} lie at (2, 1) and (2, 6). How many steps apart are they?', answer: '5', sum: '6 - 1' },
      { ask: '{friend} marks (2, 7) for 7 across and 2 up. What is right?', answer: '(7, 2)' },
      { ask: 'Graph (1, 2), (6, 2) and (6, 5). Name the fourth corner of the rectangle.', answer: '(1, 5)' },
      {
        ask: 'On the map of {place} {friend} goes along grid lines from (2, 3) to (7, 8). How many steps at least?',
        answer: '10',
        sum: '(7 - 2) + (8 - 3)',
      },
      { ask: 'The up number is twice the across number. Name the point that is 4 across.', answer: '(4, 8)' },
      { ask: '{friend} carries one {token} from (6, 6) left 2 and down 5. Where does it end?', answer: '(4, 1)' },
      { ask: 'Graph (1, 1), (1, 4), (5, 4) and (5, 1). How long is the long side?', answer: '4', sum: '5 - 1' },
      { ask: '{tokens} lie at (5, 2) and (3, 9). Which point is farther to the right?', answer: '(5, 2)' },
      { ask: 'Which does not belong: (2, 2), (3, 5), (4, 4), (6, 6)? Tell why.', answer: '(3, 5), its numbers differ' },
      { ask: '{hero} goes from (0, 5) to one {token} at (3, 1). Describe the path.', answer: '3 right and 4 down' },
      {
        ask: 'Draw a map of {place} on a grid. Put one {token} at (2, 5) and {hero} at (2, 2). How far apart?',
        answer: '3',
        sum: '5 - 2',
      },
      {
        ask: '{hero} sets four {tokens} on (1, 1), (1, 4), (4, 4) and (4, 1). Which shape do they make?',
        answer: 'a square',
      },
      { ask: '{hero} stands at (2, 4) and {friend} at (8, 4). Which point is halfway between them?', answer: '(5, 4)' },
    ],
    sheets: [
      { kind: 'coordinates', form: 'plot', size: 10 },
      { kind: 'coordinates', form: 'read', size: 8 },
      { kind: 'coordinates', form: 'path', size: 8 },
    ],
  },
  {
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
      { word: 'quadrilateral', definition: 'a flat shape with four straight sides' },
      { word: 'parallelogram', definition: 'a four-sided shape with two pairs of parallel sides, which never meet' },
      { word: 'trapezoid', definition: 'a four-sided shape with just one pair of parallel sides' },
    ],
    model:
      'Draw a family tree. Say: Quadrilaterals stand on top. Below them are trapezoids with one pair of parallel sides and parallelograms with two. Below these, rectangles have four right angles and rhombuses four equal sides. A square has both, so five names fit: square, rectangle, rhombus, parallelogram, quadrilateral. A property of a family holds for all below it.',
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
    ],
    misconception: {
      says: 'A square is a square, so it cannot be a rectangle.',
      reply: 'A rectangle is a quadrilateral with four square corners. Does a square have four square corners?',
    },
    easier: 'Make a checklist of three properties and tick them for one shape at a time.',
    harder:
      'Write always, sometimes or never for five statements about quadrilaterals and justify each (such as: a rhombus is a square, sometimes).',
    again: {
      easier:
        'Look at a door. It has 4 right angles and two pairs of parallel sides. Is it a rectangle, a parallelogram or both? (both)',
      harder:
        'Which family names do a rectangle and a rhombus share, and which shape is both at once? (parallelogram and quadrilateral, and the square is both)',
    },
    prompts: [
      {
        ask: 'Four equal rows of {tokens} meet in four right angles at {place}. Which quadrilateral is it?',
        answer: 'a square',
      },
      {
        ask: 'A sign at {place} has four right angles, two long sides and two short ones. Is it also a rhombus?',
        answer: 'no, the sides differ',
      },
      {
        ask: '{hero} sets one {token} on each right angle of 6 rectangles. How many {tokens} is that?',
        answer: '24',
        sum: '6 * 4',
      },
      { ask: 'Always, sometimes or never: a rectangle is a square.', answer: 'sometimes' },
      { ask: 'How many pairs of parallel sides does a parallelogram have?', answer: '2' },
      {
        ask: '{friend} lays one {token} on each side of a trapezoid. Always, sometimes or never: that takes four.',
        answer: 'always',
      },
      {
        ask: '{friend} marks each pair of parallel sides of 3 trapezoids and 4 rhombuses with one {token}. How many {tokens}?',
        answer: '11',
        sum: '3 + 4 * 2',
      },
      {
        ask: '{hero} lays four equal rows of {tokens} as a quadrilateral. Which kinds can it be?',
        answer: 'squares and rhombuses',
      },
      {
        ask: 'Always, sometimes or never: a parallelogram is a trapezoid with one pair of parallel sides.',
        answer: 'never',
      },
      { ask: 'How many names fit a square, from quadrilateral down?', answer: '5' },
      {
        ask: 'The lid of a box of {tokens} is a rectangle but no square. List every name that fits.',
        answer: 'rectangle, parallelogram, quadrilateral',
      },
      {
        ask: '{friend} calls every rhombus a square. What must be added to make that right?',
        answer: 'four right angles',
      },
      {
        ask: 'Which does not belong: rectangle, rhombus, trapezoid, square? Tell why.',
        answer: 'the trapezoid, the others are parallelograms',
      },
      { ask: 'Always, sometimes or never: a square is a rhombus.', answer: 'always' },
      {
        ask: '{hero} wants a four-sided sign for {place} that is no parallelogram. Draw one.',
        answer: 'such as a trapezoid',
      },
      {
        ask: 'Give {hero} three clues that fit only a square.',
        answer: 'such as four sides, all equal, one right angle',
      },
      {
        ask: 'One {token} marks a right angle of a parallelogram. How many {tokens} mark all its right angles?',
        answer: '4',
      },
      {
        ask: 'A tile at {place} has two pairs of parallel sides and no right angle. What can it be?',
        answer: 'a parallelogram or a rhombus',
      },
      {
        ask: 'List every name that fits a rhombus with no right angle.',
        answer: 'rhombus, parallelogram, quadrilateral',
      },
    ],
    sheets: [
      { kind: 'shapes', form: 'every-name' },
      { kind: 'shapes', form: 'quadrilaterals' },
    ],
  },
]
