import type { Skill } from '../../types.ts'
import { drawTheRows } from './2nd-organizers.ts'

export const secondB: Skill[] = [
  {
    id: 'math.2.two-step-stories',
    subject: 'math',
    grade: '2nd',
    strand: 'operations',
    order: 5,
    short: 'Two-Step Stories',
    iCan: 'I can solve a number story that takes two steps.',
    codes: ['2.OA.1'],
    prerequisites: ['math.2.add-within-100', 'math.2.subtract-within-100'],
    keywords: [{ word: 'step', definition: 'one bit of work on the way to an answer' }],
    model:
      'Say: A bus has 24 riders. 8 get off and 5 get on. Step one, 8 get off: 24 - 8 = 16. Step two, 5 get on: 16 + 5 = 21. Now: I have 6 and you have 4 more. Step one, you have 10. Step two, 6 + 10 = 16 in all.',
    check: {
      question: 'You had 15 {tokens}, found 6 and gave away 4. What are the two steps?',
      lookFor: 'First 15 + 6 = 21, then 21 - 4 = 17 {tokens}.',
    },
    laterChecks: [
      {
        question: 'You had 30 coins, lost 12 and found 5. What are the two steps?',
        lookFor: 'First 30 - 12 = 18, then 18 + 5 = 23 coins.',
      },
      {
        question: '20 birds sit in a tree. 7 come, then 9 fly off. What are the two steps?',
        lookFor: 'First 20 + 7 = 27, then 27 - 9 = 18 birds.',
      },
    ],
    misconception: {
      says: '24 and 8 and 5. I add them all: 37.',
      reply: 'Act it out. When 8 get off the bus, are there more riders or fewer?',
    },
    easier: 'Act the story out and stop after each step to say how many.',
    harder: 'Tell a story for 30 - 12 + 7 and let a grown-up solve it. How does it end? (25)',
    again: {
      easier: 'Hold up 5 fingers for 5 birds. 2 more come, so put up 2. Then 4 fly off, so fold 4: 3 stay.',
      harder: 'You had some coins, found 8 and then lost 15. Now you have 20. How many did you have at first? (27)',
    },
    prompts: [
      { ask: '{hero} has 10 {tokens}, finds 5 and loses 3. How many {tokens} now?', answer: '12', sum: '10 + 5 - 3' },
      {
        ask: '20 {tokens} are at {place}. 6 are used, then 6 more. How many are left?',
        answer: '8',
        sum: '20 - 6 - 6',
      },
      { ask: 'A box has 15 {tokens}. 5 go and 8 come. How many now?', answer: '18', sum: '15 - 5 + 8' },
      {
        ask: '{place} needs 50 {tokens}. 25 are there, and 15 more come. How many are missing?',
        answer: '10',
        sum: '50 - 25 - 15',
      },
      {
        ask: '{friend} has 12 {tokens}. {hero} has 3 more than {friend}. How many in all?',
        answer: '27',
        sum: '12 + 12 + 3',
      },
      {
        ask: '{place} has 18 {tokens}. {friend} takes 9, brings 4 back. How many now?',
        answer: '13',
        sum: '18 - 9 + 4',
      },
      {
        ask: '{hero} has 17 red and 18 blue {tokens}. 11 get lost. How many are left?',
        answer: '24',
        sum: '17 + 18 - 11',
      },
      {
        ask: '30 {tokens}: 12 are blue, 9 red, the rest green. How many are green?',
        answer: '9',
        sum: '30 - 12 - 9',
      },
      { ask: '{friend} has 28 {tokens} and {hero} has 10 fewer. How many in all?', answer: '46', sum: '28 + 28 - 10' },
      {
        ask: '{hero} packs 14 {things} and {friend} packs 5 more than that. How many in all?',
        answer: '33',
        sum: '14 + 14 + 5',
      },
      {
        ask: 'Go 20 steps, then 20 more, then 5 back. How many steps from the start are you?',
        answer: '35',
        sum: '20 + 20 - 5',
      },
      {
        ask: '{friend} has 40 cents, pays 15 for {tokens} and finds 5. How many cents?',
        answer: '30',
        sum: '40 - 15 + 5',
      },
      {
        ask: '{hero} brings 16 {tokens} twice, and 12 are used. How many are left?',
        answer: '20',
        sum: '16 + 16 - 12',
      },
      { ask: '{friend} says 24 - 8 + 5 is 37. What is right?', answer: '21', sum: '24 - 8 + 5' },
      { ask: '{hero} had 25 {tokens}, got 5 and gave away 10. What is the first step?', answer: '25 + 5' },
      { ask: 'Which story has two steps: find 5, or find 5 and lose 2?', answer: 'find 5 and lose 2' },
      { ask: 'Guess first: you have 50, lose 20 and find 9. Is it over 40?', answer: 'no, it is 39' },
      { ask: 'Tell a story about {tokens} for 20 - 12 + 7. How does it end?', answer: '15', sum: '20 - 12 + 7' },
    ],
    sheets: [
      { kind: 'word-problems', types: ['two-step-add-subtract'], upTo: 100 },
      { kind: 'word-problems', types: ['two-step-add-subtract'], upTo: 50 },
    ],
  },
  {
    id: 'math.2.arrays',
    subject: 'math',
    grade: '2nd',
    strand: 'operations',
    order: 6,
    short: 'Rows and Columns',
    iCan: 'I can use equal rows to find how many things there are.',
    codes: ['2.OA.3', '2.OA.4'],
    prerequisites: ['math.2.skip-count-coins'],
    keywords: [
      { word: 'array', definition: 'things set out in equal rows' },
      { word: 'even', definition: 'can be put in pairs with none left over' },
    ],
    model:
      'Draw an array: 3 equal rows with 4 dots in each. I add the rows: 4 + 4 + 4 = 12. Now I see 4 columns with 3 in each: 3, 6, 9, 12. It is 12 both ways. 12 is even: every dot has a partner. With 13, one is left over.',
    check: {
      question: '{place} has 2 rows of 5 {tokens}. How can you find how many without counting all?',
      lookFor: '5 + 5 = 10, or five twos. Your child uses the equal rows.',
    },
    laterChecks: [
      {
        question: 'There are 4 rows of 5 chairs. How can you find how many?',
        lookFor: '20, by adding 5 + 5 + 5 + 5 or counting by fives.',
      },
      {
        question: 'Which adding fact tells about 3 rows of 2? How many is it?',
        lookFor: '2 + 2 + 2 = 6, because each of the 3 rows has 2.',
      },
    ],
    misconception: {
      says: '3 rows of 4 is 7.',
      reply: 'You added 3 and 4. When you draw it, how many dots do you see in each row?',
    },
    easier: 'Make two equal rows and count how many in all by ones.',
    harder: '12 dots make 6 arrays. Find how many rows each can have. (1, 2, 3, 4, 6 or 12 rows)',
    again: {
      easier: 'Draw 2 rows of 2 stars and add: 2 + 2 = 4. Put one more star in each row: 3 + 3 = 6.',
      harder: 'Draw 4 rows of 4 dots. Cross out one whole row and one whole column. How many dots are left? (9)',
    },
    prompts: [
      { ask: '2 rows of 3 {tokens} are at {place}. How many {tokens}?', answer: '6', sum: '2 * 3' },
      { ask: 'Draw 4 rows with 2 dots in each. How many dots?', answer: '8', sum: '4 * 2' },
      { ask: '{hero} sets 3 rows of 5 {tokens}: 5 + 5 + 5. How many {tokens}?', answer: '15', sum: '3 * 5' },
      { ask: '{place} has room for 5 rows of 2 {tokens}. How many {tokens}?', answer: '10', sum: '5 * 2' },
      { ask: '{friend} sees 4 rows of 3 {things} and says 7. What is right?', answer: '12', sum: '4 * 3' },
      { ask: '{hero} puts 20 {tokens} in rows of 5. How many rows?', answer: '4', sum: '20 / 5' },
      { ask: '{friend} counts 4 rows of 4 {tokens} at {place}. How many?', answer: '16', sum: '4 * 4' },
      { ask: '{friend} makes 5 rows of 5 {tokens}. How many {tokens}?', answer: '25', sum: '5 * 5' },
      { ask: 'Draw 3 rows of 3. How many dots?', answer: '9', sum: '3 * 3' },
      { ask: '{friend} lays out 4 rows of 5 {tokens}. How many {tokens}?', answer: '20', sum: '4 * 5' },
      { ask: '{hero} lays 5 columns with 3 {tokens} in each. How many rows?', answer: '3' },
      { ask: '15 {tokens} lie in 3 equal rows. How many are in each row?', answer: '5', sum: '15 / 3' },
      { ask: '{hero} pairs up 7 {tokens}. How many have no partner?', answer: '1', sum: '7 - 3 * 2' },
      { ask: 'Say an adding fact for 2 rows of 4 {tokens}.', answer: '4 + 4 = 8' },
      { ask: 'Which number is even: 9, 14 or 11?', answer: '14' },
      { ask: 'Which does not belong: 2 rows of 6, 3 rows of 4, 2 rows of 5?', answer: '2 rows of 5' },
      { ask: 'Are 3 rows of 5 {tokens} as many as 5 rows of 3?', answer: 'yes, both are 15' },
      { ask: 'Guess first: are 3 rows of 4 more than 2 rows of 5?', answer: 'yes, 12 is over 10' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'array', left: [2, 5], right: [2, 5] }] },
      drawTheRows,
    ],
  },
  {
    id: 'math.2.four-bar-graph',
    subject: 'math',
    grade: '2nd',
    strand: 'data',
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
      'I write my fruit data: apples 7, pears 4, plums 9, figs 2. I draw a bar graph: four bars beside the numbers 0 to 10. I slide from the top of a bar to its number. How many more plums than pears? 9 - 4 = 5. In all, 7 + 4 + 9 + 2 = 22.',
    check: {
      question: 'A graph shows 8 old {tokens} and 3 new. How many fewer are new?',
      lookFor: '5 fewer, found by taking away: 8 - 3 = 5.',
    },
    laterChecks: [
      {
        question: 'A graph shows 10 owls, 6 bats, 3 frogs and 1 newt. How many animals in all?',
        lookFor: '20 in all, because 10 + 6 + 3 + 1 = 20.',
      },
      {
        question: 'A graph shows 9 red votes and 5 blue votes. How many more are red?',
        lookFor: '4 more, found by taking away: 9 - 5 = 4.',
      },
    ],
    misconception: {
      says: 'I count the lines on the side, starting at the bottom line as 1.',
      reply: 'The bars start at the bottom line. If there is no bar yet, how many does that show?',
    },
    tools: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Answer how many and which has the most before you compare any bars.',
    harder: 'Four bars show 24 votes in all. Three of them show 6, 8 and 7. Draw the fourth. (3)',
    again: {
      easier:
        'Draw four bars of 1, 2, 3 and 4 boxes. Which bar is tallest, and how many boxes in all? (the bar of 4, and 10 boxes)',
      harder:
        'Cats get 8 votes. Dogs get 2 more, birds half as many as cats, fish 3 fewer than birds. How many in all? (23)',
    },
    prompts: [
      { ask: 'Draw a bar that ends halfway between 5 and 7. How many {tokens} does it show?', answer: '6' },
      { ask: 'Draw bars for {hero}: 9 red {tokens}, 4 blue. How many more are red?', answer: '5', sum: '9 - 4' },
      {
        ask: '{friend} finds {tokens}: 3, 8, 6 and 1. Draw bars. How many in all?',
        answer: '18',
        sum: '3 + 8 + 6 + 1',
      },
      {
        ask: 'Draw the data of {place}: 5 red {tokens}, 7 blue, 2 green, 6 gold. How many in all?',
        answer: '20',
        sum: '5 + 7 + 2 + 6',
      },
      { ask: 'Draw a bar of 7 {tokens} beside 0 to 10. How many more reach 10?', answer: '3', sum: '10 - 7' },
      {
        ask: '{friend} has 18 {tokens}. Draw three bars: 6, 4 and 1. What must the last bar show?',
        answer: '7',
        sum: '18 - 6 - 4 - 1',
      },
      { ask: 'Draw bars for {hero}: 12 old {tokens}, 8 new. How many fewer are new?', answer: '4', sum: '12 - 8' },
      {
        ask: 'Draw bars for {hero}: 2, 4, 6 and 2 {things}. How many {things} in all?',
        answer: '14',
        sum: '2 + 4 + 6 + 2',
      },
      { ask: 'Draw a bar of 11 and a bar of 2. How much taller is the first?', answer: '9', sum: '11 - 2' },
      {
        ask: 'Draw bars for {place}: red 9, blue 3, green 7, gold 4. How many more are red and blue than green and gold?',
        answer: '1',
        sum: '9 + 3 - (7 + 4)',
      },
      { ask: 'Draw bars: 5 red {tokens}, 2 blue, 7 green, 3 gold. Which is tallest?', answer: 'green' },
      {
        ask: 'Draw bars: 12 old {tokens}, 2 new. How many new ones make them equal?',
        answer: '10',
        sum: '12 - 2',
      },
      {
        ask: 'Draw bars: 9 big {tokens}, 3 small. {friend} says 12 more are big. What is right?',
        answer: '6',
        sum: '9 - 3',
      },
      {
        ask: 'Draw bars, least first: red {tokens} 8, blue 3, green 10, gold 5.',
        answer: 'blue, gold, red, green',
      },
      {
        ask: 'Draw bars of {tokens}: Monday 4, Tuesday 9, Wednesday 6, Thursday 4. Which match?',
        answer: 'Monday and Thursday',
      },
      { ask: 'What can a graph of {tokens} tell: how many or why?', answer: 'how many' },
      { ask: 'Guess first: do bars of 9, 8, 7 and 9 make more than 30?', answer: 'yes, they make 33' },
      { ask: 'Draw bars of {tokens}: 2, 8, 5 and 1. Ask a question about them.', answer: 'such as: how many in all' },
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
    ],
  },
]
