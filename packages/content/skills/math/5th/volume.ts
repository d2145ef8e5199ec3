import type { Skill } from '../../../types.ts'

export const volume: Skill = {
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
    'Draw 5 by 3 squares. Say: This is the bottom of my box. 3 rows of 5 cubes make a layer of 15. The box is 4 layers high: 15 × 4 = 60. Its volume is 60 cubic units, or 60 cubic feet if edges are 1 foot. Back again: 60 ÷ 15 = 4 layers.',
  picture: { kind: 'cubes', heights: [4, 4, 4, 4, 4], deep: 3 },
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
    {
      question: 'A tower is 2 by 2 by 6 cubes, its hall 5 by 2 by 3. How many cubes are both?',
      lookFor: '54 cubes. The tower has 24, the hall 30.',
      further: true,
    },
  ],
  misconception: {
    says: 'Length, width and height: 5 + 3 + 4 is 12.',
    reply: 'One layer alone has 15 cubes. Can all four layers have only 12?',
  },
  easier:
    'Draw one layer of 4 by 2 squares: 8 cubes. Add up three layers: 8, 16, 24. The box has a volume of 24 cubic units.',
  harder:
    'A box holds 36 cubes on a bottom of 3 by 2. How high is it? Another box of the same volume is 3 wide and 3 high. How long is it? (6 high, 4 long)',
  again: {
    easier:
      'Draw 2 rows of 2 squares as the bottom of a box. In your mind, stack 2 cubes on each square. What is the volume? (8 cubic units)',
    harder: 'A 4 by 4 by 4 cube of small cubes is colored on all six faces. How many small cubes have no color? (8)',
    model:
      'Draw a rectangle 2 squares wide and 5 high. Beside it draw one 4 wide and 3 high. Say: A tower and its hall, from the front. Both are 3 cubes deep. The tower has 2 × 5 × 3 = 30 cubes. The hall has 4 × 3 × 3 = 36. Both together are 66.',
    picture: { kind: 'cubes', heights: [5, 5, 3, 3, 3, 3], deep: 3 },
    misconception: {
      says: 'It is 6 wide, 5 high and 3 deep, so 90 cubes.',
      reply: 'Draw a rectangle 6 wide and 5 high around the tower and the hall. Is any of it empty?',
    },
  },
  third: {
    easier:
      'Add two boxes side by side: one is 2 by 2 by 1, the other 3 by 2 by 1. How many cubes are both? (4 + 6 = 10)',
    harder:
      'A box holds 24 cubes, and none of its edges is 1. How many different boxes are there? (two: 2 by 2 by 6, and 2 by 3 by 4)',
  },
  prompts: [
    {
      part: 'draw',
      ask: '{friend} packs a box for {place}. Draw its bottom, 4 by 3 squares. Write 3 on each for the 3 cubes that stand there. What is the volume in cubes?',
      answer: '36',
      sum: '4 * 3 * 3',
    },
    {
      part: 'calculate',
      ask: '{hero} packs 3 layers of 8 {tokens} in a box at {place}. How many {tokens}?',
      answer: '24',
      sum: '8 * 3',
    },
    {
      part: 'calculate',
      ask: 'A box of {tokens} is 5 long, 2 wide, 3 high. How many cubes make one layer?',
      answer: '10',
      sum: '5 * 2',
    },
    {
      part: 'calculate',
      ask: '{hero} packs a crate 5 feet long, 4 feet wide and 2 feet high. How many cubic feet is it?',
      answer: '40',
      sum: '5 * 4 * 2',
    },
    {
      part: 'draw',
      ask: 'Draw three layers, each 2 rows of 5 squares. Color one row in each. How many cubes have no color?',
      answer: '15',
      sum: '3 * 5',
    },
    {
      part: 'calculate',
      ask: 'A box at {place} has a volume of 75 cubic feet, in 5 equal layers. How many cubic feet is one layer?',
      answer: '15',
      sum: '75 / 5',
    },
    {
      part: 'draw',
      ask: 'Draw the layers of a 3 by 3 by 3 cube. What is its volume in cubic units?',
      answer: '27',
      sum: '3 * 3 * 3',
    },
    {
      part: 'calculate',
      ask: '{friend} says a 6 by 2 by 4 box has volume 12. What is right?',
      answer: '48',
      sum: '6 * 2 * 4',
    },
    {
      part: 'calculate',
      ask: 'One {token} comes in a cube-shaped box with 4-inch edges. How many cubic inches is the box?',
      answer: '64',
      sum: '4 * 4 * 4',
    },
    {
      part: 'calculate',
      ask: 'Which box has more space for {tokens}: 6 by 3 by 2 or 4 by 3 by 3?',
      answer: 'neither, both hold 36',
    },
    {
      part: 'calculate',
      ask: 'A box of {tokens} fills 140 cubic inches on a 20-square-inch bottom. How many inches high is it?',
      answer: '7',
      sum: '140 / 20',
    },
    {
      part: 'calculate',
      ask: '{friend} builds a wall at {place}: 8 cubes long, 1 thick, 7 high. How many cubes?',
      answer: '56',
      sum: '8 * 1 * 7',
    },
    {
      part: 'calculate',
      ask: 'Which volume does not belong: 2 by 2 by 6, 4 by 3 by 2, 5 by 5 by 1? Tell why.',
      answer: '5 by 5 by 1, the others hold 24',
    },
    {
      part: 'draw',
      ask: 'A box of 12 cubes is 2 high. Draw each bottom it can have. How many are there?',
      answer: '2',
    },
    {
      part: 'calculate',
      ask: 'Half of a box, 10 by 6 by 4 inches, holds {tokens}. How many cubic inches is that?',
      answer: '120',
      sum: '10 * 6 * 4 / 2',
    },
    { part: 'calculate', ask: 'Name two boxes that hold 30 cubes.', answer: 'such as 5 by 3 by 2 and 10 by 3 by 1' },
    {
      part: 'calculate',
      ask: 'One set of {tokens} takes 2 cubic feet. How many sets fit in a crate, 4 by 3 by 2 feet?',
      answer: '12',
      sum: '4 * 3 * 2 / 2',
    },
    {
      part: 'calculate',
      ask: 'A tank at {place} is 12 by 8 by 5 feet. How many cubic feet is it?',
      answer: '480',
      sum: '12 * 8 * 5',
    },
    {
      part: 'calculate',
      ask: '{hero} doubles the height of a 2 by 3 by 5 crate at {place}. By how many cubic units does it grow?',
      answer: '30',
      sum: '2 * 3 * 10 - 2 * 3 * 5',
    },
    {
      part: 'draw',
      ask: 'Draw the three layers of a 3 by 3 by 3 cube. Color each cube that has an outer side. How many stay white?',
      answer: '1',
    },
    {
      part: 'calculate',
      ask: 'A box has 120 cubic inches. It is 6 inches long and 4 inches wide. How many inches high is it?',
      answer: '5',
      sum: '120 / (6 * 4)',
    },
    {
      part: 'calculate',
      ask: '{hero} packs cubes with 2-inch edges. How many fit in a box of 10 by 6 by 4 inches?',
      answer: '30',
      sum: '5 * 3 * 2',
    },
    {
      part: 'draw',
      ask: 'Draw an L of 5 squares as a bottom. Build it up 4 cubes high. How many cubic units is that?',
      answer: '20',
      sum: '5 * 4',
    },
    {
      part: 'draw',
      ask: 'Draw 4 by 4 squares. Cross out the four corners. Stack 7 such layers. How many cubes?',
      answer: '84',
      sum: '(16 - 4) * 7',
    },
    {
      part: 'calculate',
      ask: 'Two blocks stand side by side at {place}: 2 by 2 by 4 and 3 by 2 by 2. How many cubes are both?',
      answer: '28',
      sum: '2 * 2 * 4 + 3 * 2 * 2',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw stairs from the side: 1, 2 and 3 squares high, each 1 wide. All are 3 cubes deep. How many cubes?',
      answer: '18',
      sum: '(1 + 2 + 3) * 3',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'Two tanks at {place} are joined: 3 by 3 by 5 feet and 2 by 3 by 4 feet. How many cubic feet in all?',
      answer: '69',
      sum: '3 * 3 * 5 + 2 * 3 * 4',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw 5 by 3 squares and 2 by 2 more beside them. Build it all up 4 cubes high. How many cubes?',
      answer: '76',
      sum: '(5 * 3 + 2 * 2) * 4',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'A tank at {place} has a bottom of 6 by 2 feet, with 2 by 3 feet more beside it. It is 3 feet high. How many cubic feet?',
      answer: '54',
      sum: '(6 * 2 + 2 * 3) * 3',
      further: true,
    },
    {
      part: 'calculate',
      ask: '{hero} joins a crate of 6 by 4 by 3 feet and one of 5 by 4 by 2 feet. How many cubic feet is that?',
      answer: '112',
      sum: '6 * 4 * 3 + 5 * 4 * 2',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a tower, 3 squares wide and 6 high, and a hall, 5 wide and 3 high. Both are 4 deep. How many cubes?',
      answer: '132',
      sum: '3 * 6 * 4 + 5 * 3 * 4',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'volume', upTo: 8 }] },
    { kind: 'unit-squares', form: 'joined-cubes', size: 6, further: true },
    { kind: 'number-practice', tasks: [{ do: 'volume', upTo: 12 }] },
  ],
}
