import type { Skill } from '../../types.ts'

export const secondB: Skill[] = [
  {
    id: 'math.2.two-step-stories',
    subject: 'math',
    grade: '2nd',
    order: 5,
    short: 'Two-Step Stories',
    iCan: 'I can solve a number story that takes two steps.',
    codes: ['2.OA.1'],
    prerequisites: ['math.2.add-within-100', 'math.2.subtract-within-100'],
    keywords: [{ word: 'step', definition: 'one bit of work on the way to an answer' }],
    model:
      'Say: A bus has 24 riders. 8 get off and 5 get on. How many now? I tell what happens first: 8 get off, so 24 - 8 = 16. Then 5 get on: 16 + 5 = 21. Two steps, 21 riders. I ask myself: does that fit? A few fewer than 24. Yes.',
    check: {
      question: 'You had 15 shells, found 6 and gave away 4. What are the two steps?',
      lookFor: '15 + 6 = 21, then 21 - 4 = 17.',
    },
    misconception: {
      says: '24 and 8 and 5. I add them all: 37.',
      reply: 'Act it out. When 8 get off the bus, are there more riders or fewer? Now do that step.',
    },
    easier: 'Act the story out and stop after each step to say how many.',
    harder: 'Make up a story for 30 - 12 + 7 and give it to someone to solve.',
    prompts: [
      { ask: '{hero} has 10 {things}, finds 5 and loses 3. How many {things} now?', answer: '12', sum: '10 + 5 - 3' },
      {
        ask: '20 {things} were at {place}. 6 were used. Then 6 more were used. How many are left?',
        answer: '8',
        sum: '20 - 6 - 6',
      },
      {
        ask: '{friend} makes 14 jumps. {hero} makes 5 more jumps than {friend}. How many jumps do both make?',
        answer: '33',
        sum: '14 + 14 + 5',
      },
      {
        ask: 'A shelf has 30 books. 12 are blue, 9 are red and the rest are green. How many are green?',
        answer: '9',
        sum: '30 - 12 - 9',
      },
      {
        ask: '{hero} wants 50 {things}. There were 25, and 15 came today. How many are still missing?',
        answer: '10',
        sum: '50 - 25 - 15',
      },
      { ask: 'Tell the two steps: 18 birds, 9 fly off, 4 come back.', answer: '18 - 9 = 9, then 9 + 4 = 13' },
      {
        ask: '{friend} gathers 28 {things} and {hero} gathers 10 fewer. How many do they gather in all?',
        answer: '46',
        sum: '28 + 28 - 10',
      },
      {
        ask: 'Two bags have the same number. After 7 {things} were taken out, 33 are left. How many were in each bag?',
        answer: '20',
        sum: '(33 + 7) / 2',
      },
    ],
    sheets: [
      { kind: 'word-problems', types: ['two-step-add-subtract'], upTo: 100 },
      { kind: 'word-problems', types: ['two-step-add-subtract', 'add-to-start', 'take-from-start'], upTo: 60 },
      { kind: 'balance-scales', form: 'missing', upTo: 60 },
    ],
  },
  {
    id: 'math.2.arrays',
    subject: 'math',
    grade: '2nd',
    order: 6,
    short: 'Rows and Columns',
    iCan: 'I can use equal rows to find how many things there are.',
    codes: ['2.OA.3', '2.OA.4'],
    prerequisites: ['math.2.skip-count-coins'],
    keywords: [
      { word: 'array', definition: 'things set out in equal rows' },
      { word: 'even', definition: 'able to be put in pairs with none left over' },
    ],
    model:
      'Draw 3 rows with 4 dots in each. Say: The rows are equal, so I add 4 and 4 and 4. 4, 8, 12. There are 12 dots. Now I turn my head and see 4 columns with 3 in each: 3, 6, 9, 12. It is 12 both ways.',
    check: {
      question: 'A tray has 2 rows of 5 buns. How can you find how many without counting all?',
      lookFor: '5 + 5 = 10, or five twos. Your child uses the equal rows.',
    },
    misconception: {
      says: '3 rows of 4 is 7.',
      reply: 'You added the number of rows to one row. Draw it. How many dots are in each row, and how many rows?',
    },
    easier: 'Make two equal rows and count how many in all by ones.',
    harder: 'Find all the arrays that you can make with 12 dots.',
    prompts: [
      { ask: '2 rows of 3 {things} lie at {place}. How many {things}?', answer: '6', sum: '2 * 3' },
      { ask: 'Draw 4 rows with 2 dots in each. How many dots?', answer: '8', sum: '4 * 2' },
      { ask: 'Write an adding fact for 3 rows of 5.', answer: '5 + 5 + 5 = 15' },
      { ask: 'Is 9 even or odd? Try to make pairs.', answer: 'odd, because one is left over' },
      { ask: '{hero} lays out 20 {things} in rows of 5. How many rows?', answer: '4', sum: '20 / 5' },
      { ask: '{friend} sees 4 rows of 3 and says 7. What is it really?', answer: '12', sum: '4 * 3' },
      { ask: 'A garden has 5 rows of 4 plants. 3 have not sprouted. How many have?', answer: '17', sum: '5 * 4 - 3' },
      {
        ask: 'Show 16 as equal rows in two ways.',
        answer: 'two of: 4 rows of 4, 2 rows of 8, 8 rows of 2, 1 row of 16, 16 rows of 1',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 5], right: [2, 5] }] },
      { kind: 'hundred-chart', form: 'skip', upTo: 120, steps: [2, 3, 4, 5] },
    ],
  },
  {
    id: 'math.2.four-bar-graph',
    subject: 'math',
    grade: '2nd',
    order: 7,
    short: 'Graphs with Four Groups',
    iCan: 'I can use a graph with four groups to compare and solve problems.',
    codes: ['2.MD.10'],
    prerequisites: ['math.1.three-bar-graph', 'math.2.subtract-within-100'],
    keywords: [
      { word: 'bar graph', definition: 'a graph that shows numbers as bars' },
      { word: 'data', definition: 'facts you collect, often as numbers' },
    ],
    model:
      'Draw four bars on a number line up the side: apples 7, pears 4, plums 9, figs 2. Say: I read a bar by sliding from its top to the number. Plums reach 9. How many more plums than pears? 9 - 4 = 5. How many in all? 7 + 4 + 9 + 2 = 22.',
    check: {
      question: 'A graph shows 7 apples and 2 figs. How many fewer figs are there?',
      lookFor: '5, found by taking away: 7 - 2 = 5.',
    },
    misconception: {
      says: 'I count the lines on the side, starting at the bottom line as 1.',
      reply: 'The bottom line is 0: no bar yet. Put your finger there and say zero, then climb up.',
    },
    easier: 'Answer how many and which has the most before you compare any bars.',
    harder: 'Write three questions of your own about a graph and an answer key.',
    prompts: [
      { ask: 'A graph shows rain 3, sun 8, wind 6, snow 1. Which has the most days?', answer: 'sun, with 8 days' },
      { ask: 'Draw a bar for 6 {things}. It starts at 0. At which number does it end?', answer: '6' },
      {
        ask: '{hero} counts 9 {things} on Monday and 4 on Friday. How many more on Monday?',
        answer: '5',
        sum: '9 - 4',
      },
      { ask: 'Bars show 5, 7, 2 and 6 votes. How many people voted?', answer: '20', sum: '5 + 7 + 2 + 6' },
      {
        ask: 'Order the groups from least to most: owls 8, frogs 3, newts 10, bats 5.',
        answer: 'frogs, bats, owls, newts',
      },
      { ask: 'How many more votes does a bar of 4 need to catch a bar of 10?', answer: '6', sum: '10 - 4' },
      {
        ask: '{friend} graphs 18 {things}. Three bars show 6, 4 and 5. What is the last bar?',
        answer: '3',
        sum: '18 - 6 - 4 - 5',
      },
      {
        ask: 'Red and blue have 9 and 3. Green and gold have 7 and 4. How many more do red and blue have together?',
        answer: '1',
        sum: '9 + 3 - (7 + 4)',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 1,
        upTo: 10,
        ask: ['how-many', 'most', 'fewest', 'how-many-more', 'total'],
      },
      {
        kind: 'bar-graph',
        form: 'picture',
        categories: 4,
        scale: 1,
        upTo: 10,
        ask: ['how-many', 'how-many-more', 'total', 'draw'],
      },
      { kind: 'tally-chart', categories: 4, upTo: 24 },
      { kind: 'line-plot', parts: 1 },
    ],
  },
  {
    id: 'math.2.equal-shares',
    subject: 'math',
    grade: '2nd',
    order: 8,
    short: 'Halves, Thirds and Fourths',
    iCan: 'I can label equal shares as halves or thirds or fourths.',
    codes: ['2.G.3'],
    prerequisites: ['math.1.halves-fourths'],
    keywords: [
      { word: 'third', definition: 'one of three equal parts' },
      { word: 'equal share', definition: 'a part that is just as big as each other part' },
    ],
    model:
      'Draw three bars of the same length. Cut the first into 2 equal parts, the next into 3, the last into 4. Say: Halves, thirds, fourths. More parts, so each part is smaller. Color 2 parts of the middle bar: two thirds. Color all 3, and it is three thirds, one whole.',
    check: {
      question: 'Which is smaller: a third or a fourth of the same bar? Why?',
      lookFor: 'A fourth, because the bar is cut into more parts.',
    },
    misconception: {
      says: 'These pieces look different, so they cannot both be fourths.',
      reply: 'Count the equal parts. A square cut into 4 strips or 4 small squares makes fourths either way.',
    },
    easier: 'Fold a towel into halves and then fourths and name one part.',
    harder: 'Show why two fourths and one half cover the same amount.',
    prompts: [
      { ask: 'Draw a bar and cut it into thirds. How many parts?', answer: '3' },
      { ask: 'How many halves are in one whole?', answer: '2' },
      { ask: '{hero} colors 2 of 3 equal parts of a flag. Name the part.', answer: 'two thirds' },
      { ask: 'Which share is greater: a half or a third of the same loaf?', answer: 'a half' },
      { ask: 'A circle has 4 equal parts. 1 part is shaded. How many fourths are not?', answer: '3', sum: '4 - 1' },
      {
        ask: 'A path to {place} has 3 equal parts. {hero} walked 1 part. How many thirds are left?',
        answer: '2',
        sum: '3 - 1',
      },
      {
        ask: '{friend} cuts a square into 3 parts. One is wide, two are thin. Are they thirds?',
        answer: 'no, thirds must be equal',
      },
      { ask: 'Two same bars are cut into fourths. How many fourths are there in all?', answer: '8', sum: '2 * 4' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4] }] },
      { kind: 'fraction-shapes', form: 'partition', denominators: [2, 3, 4] },
    ],
  },
]
