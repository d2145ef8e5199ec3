import type { Skill } from '../../types.ts'

export const fifthB: Skill[] = [
  {
    id: 'math.5.add-unlike-fractions',
    subject: 'math',
    grade: '5th',
    order: 5,
    short: 'Adding Unlike Fractions',
    iCan: 'I can calculate sums and differences of fractions with unlike bottom numbers.',
    codes: ['5.NF.1', '5.NF.2'],
    prerequisites: ['math.4.add-like-fractions', 'math.4.equivalent-fractions'],
    keywords: [{ word: 'common denominator', definition: 'a bottom number that both fractions can share' }],
    model:
      'Write 2/3 + 1/4. Say: Thirds and fourths are parts of different size. I look for a number that is in both lists: 3, 6, 9, 12 and 4, 8, 12. So twelfths. 2/3 = 8/12, and 1/4 = 3/12. Now they match: 8/12 + 3/12 = 11/12, a bit less than one whole.',
    check: {
      question: 'Which parts would you use for 5/6 - 1/4, and what is the difference?',
      lookFor: 'Twelfths, since 4 and 6 both reach 12: 10/12 - 3/12 = 7/12.',
    },
    misconception: {
      says: '2/3 + 1/4 is 3/7: tops together, bottoms together.',
      reply:
        '2/3 is more than a half, and 3/7 is less than a half. Can adding make it smaller? Make the parts match first.',
    },
    easier: 'Use pairs where one bottom number fits in the other, such as 1/2 and 3/8.',
    harder: 'Find three different unit fractions that add up to exactly 1.',
    prompts: [
      { ask: 'Add 1/2 and 1/4.', answer: '3/4' },
      { ask: 'Name a common denominator for 2/3 and 3/5.', answer: '15 (or any multiple of 15)' },
      {
        ask: '{hero} hikes 1/3 mile to {place} and then 1/6 mile more. How far is that in all?',
        answer: '1/2 mile (3/6)',
      },
      { ask: 'Subtract 1/4 from 2/3.', answer: '5/12' },
      {
        ask: 'Is 4/9 + 3/8 more or less than 1? Tell without adding.',
        answer: 'less, because both are under one half',
      },
      {
        ask: '{friend} mixed 3/4 liter of red and 2/5 liter of blue. How much is it?',
        answer: '23/20 liters, which is 1 3/20',
      },
      { ask: 'Subtract 1 1/2 from 4 1/3.', answer: '2 5/6' },
      {
        ask: 'Of the {things}, 1/2 are green, 2/5 are blue and the rest are gold. What fraction is gold?',
        answer: '1/10',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false }] },
      {
        kind: 'number-practice',
        tasks: [{ do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false }],
      },
      { kind: 'word-problems', types: ['fraction-add'], upTo: 20, denominators: [2, 3, 4, 6, 8] },
      { kind: 'line-plot', parts: 4 },
    ],
  },
  {
    id: 'math.5.fraction-of',
    subject: 'math',
    grade: '5th',
    order: 6,
    short: 'A Fraction of an Amount',
    iCan: 'I can calculate a fraction of a number and of another fraction.',
    codes: ['5.NF.4', '5.NF.6'],
    prerequisites: ['math.5.add-unlike-fractions', 'math.3.divide'],
    keywords: [{ word: 'unit fraction', definition: 'a fraction with 1 on top, such as 1/5' }],
    model:
      'Say: What is 3/4 of 20? I draw a bar for 20 and cut it into 4 parts. One part is 20 ÷ 4 = 5. Three parts are 3 × 5 = 15. Now 1/2 of 3/4: I cut each fourth in two, which makes eighths. Half of 6/8 is 3/8.',
    check: {
      question: 'What is 2/5 of 30, and how do you find one fifth?',
      lookFor: 'One fifth is 30 ÷ 5 = 6, so two fifths are 12.',
    },
    misconception: {
      says: 'Multiplying always makes a number bigger.',
      reply: 'Half of 10 is 1/2 × 10. Did that grow? When you take only part of a thing, you get less of it.',
    },
    easier: 'Find unit fractions of numbers with a drawn bar first.',
    harder: 'Write a story problem that needs 2/3 × 3/4 and solve it two ways.',
    prompts: [
      { ask: 'What is 1/3 of 18?', answer: '6', sum: '18 / 3' },
      {
        ask: '{hero} has 24 {things}. 5/8 of them are new. How many {things} are new?',
        answer: '15',
        sum: '24 / 8 * 5',
      },
      { ask: 'Find 1/2 of 1/3.', answer: '1/6' },
      {
        ask: 'Without working it out, tell if 4/5 × 60 is more or less than 60.',
        answer: 'less, because 4/5 is less than 1',
      },
      {
        ask: 'A garden near {place} is 2/3 herbs. 3/4 of the herbs are mint. What part of the garden is mint?',
        answer: '1/2 (6/12)',
      },
      { ask: '3/5 of a number is 21. What is the number?', answer: '35', sum: '21 / 3 * 5' },
      { ask: '{friend} walks 3/4 mile each day. How many miles is that in 8 days?', answer: '6', sum: '3 * 8 / 4' },
      {
        ask: 'Of 60 {things}, {hero} takes 1/4 and {friend} takes 1/3 of the rest. How many are left?',
        answer: '30',
        sum: '(60 - 60 / 4) / 3 * 2',
      },
    ],
    sheets: [
      { kind: 'word-problems', types: ['fraction-of'], upTo: 100, denominators: [2, 3, 4, 5, 6, 8, 10] },
      { kind: 'fraction-shapes', form: 'set', denominators: [3, 4, 5, 6, 8] },
    ],
  },
  {
    id: 'math.5.volume',
    subject: 'math',
    grade: '5th',
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
      'Draw a rectangle, 5 by 3. Say: The bottom of my box has 3 rows of 5 cubes, so 15 cubes make one layer. The box is 4 layers high. 15 × 4 = 60 cubic units. Length times width gives a layer. Times height gives all the layers.',
    check: {
      question: 'A box is 6 long, 2 wide and 3 high. How many cubes are in one layer, and in all?',
      lookFor: '12 cubes in a layer and 36 cubic units in all.',
    },
    misconception: {
      says: 'Length, width and height: 5 + 3 + 4 is 12.',
      reply: 'One layer alone has 15 cubes, so 12 cannot be all. Adding gives edges. We want to fill the box.',
    },
    easier: 'Draw one layer of cubes at a time and add up the layers.',
    harder: 'Find all boxes with whole-number edges and a volume of 24 cubic units.',
    prompts: [
      { ask: 'One layer has 8 cubes. The box has 3 layers. How many cubes fit?', answer: '24', sum: '8 * 3' },
      { ask: 'A cube has edges of 4 inches. What is its volume in cubic inches?', answer: '64', sum: '4 * 4 * 4' },
      {
        ask: '{hero} packs a crate 5 feet long, 4 feet wide and 2 feet high. What is its volume in cubic feet?',
        answer: '40',
        sum: '5 * 4 * 2',
      },
      {
        ask: 'Which has more space: a box 6 by 3 by 2 or a box 4 by 3 by 3?',
        answer: 'neither, both have 36 cubic units',
      },
      {
        ask: 'A box has a bottom of 20 square inches and a volume of 140 cubic inches. How many inches high is it?',
        answer: '7',
        sum: '140 / 20',
      },
      {
        ask: 'Two tanks at {place} are joined. One is 3 by 3 by 5 feet, one is 2 by 3 by 4 feet. How many cubic feet are both?',
        answer: '69',
        sum: '3 * 3 * 5 + 2 * 3 * 4',
      },
      {
        ask: 'A box 10 by 6 by 4 inches is half full. How many cubic inches are filled?',
        answer: '120',
        sum: '10 * 6 * 4 / 2',
      },
      {
        ask: '{friend} doubles one edge of a 2 by 3 by 4 box. By how many cubic units does the volume grow?',
        answer: '24',
        sum: '4 * 3 * 4 - 2 * 3 * 4',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'volume', upTo: 10 }] },
      { kind: 'unit-squares', form: 'cubes', size: 6 },
    ],
  },
  {
    id: 'math.5.coordinates',
    subject: 'math',
    grade: '5th',
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
      'Draw a number line across and one up, both from 0 to 6. Say: For (4, 2) I start at the origin. First number: 4 steps across. Second number: 2 steps up. I make a dot. Now (2, 4): 2 across and 4 up. It is another place, so the order matters.',
    check: {
      question: 'How do you get from (1, 5) to (4, 3)?',
      lookFor: '3 steps to the right and 2 steps down.',
    },
    misconception: {
      says: '(4, 2) means up 4 and across 2.',
      reply: 'Think of an elevator: first you walk along the hall to it, then you go up. Across first, then up.',
    },
    easier: 'Walk the steps on floor tiles: across first, then up.',
    harder: 'Give three corners of a rectangle and let someone find the fourth.',
    prompts: [
      { ask: 'From the origin go 3 across and 5 up. Name the point.', answer: '(3, 5)' },
      { ask: 'Where is (0, 4): on the line across or on the line up?', answer: 'on the line up' },
      {
        ask: 'On a map, the gate of {place} is at (2, 1). {hero} stands at (2, 6). How many steps up from the gate is {hero}?',
        answer: '5',
        sum: '6 - 1',
      },
      { ask: 'Which is farther to the right: (5, 2) or (3, 9)?', answer: '(5, 2)' },
      { ask: '{hero} starts at (1, 1) and goes right 4 and up 3. Where does {hero} land?', answer: '(5, 4)' },
      { ask: 'Three corners of a rectangle are (1, 2), (6, 2) and (6, 5). Name the fourth.', answer: '(1, 5)' },
      {
        ask: '{friend} walks along grid lines from (2, 3) to (7, 8). How many steps is the shortest way?',
        answer: '10',
        sum: '(7 - 2) + (8 - 3)',
      },
      {
        ask: 'A rule says: the up number is twice the across number. Name the point that is 4 across.',
        answer: '(4, 8)',
      },
    ],
    sheets: [
      { kind: 'coordinates', form: 'read', size: 8 },
      { kind: 'coordinates', form: 'plot', size: 10 },
      { kind: 'coordinates', form: 'path', size: 8 },
    ],
  },
]
