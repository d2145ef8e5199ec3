import type { Skill } from '../../../types.ts'

export const fourBarGraph: Skill = {
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
    'Write the data: apples 7, pears 4, plums 9, figs 2. Draw a bar graph: numbers 0 to 10 and four bars. Say: How many more plums than pears? Slide across from both tops: 9 - 4 = 5. In all it is 7 + 4 + 9 + 2 = 22.',
  check: {
    question: 'A graph shows 8 red {tokens}, 3 blue, 6 green and 5 gold. How many fewer are blue than red?',
    lookFor: '5 fewer, found by taking away: 8 - 3 = 5.',
  },
  laterChecks: [
    {
      question: 'A graph shows 10 owls, 6 bats, 3 frogs and 1 newt. How many animals in all?',
      lookFor: '20 in all, because 10 + 6 + 3 + 1 = 20.',
    },
    {
      question: 'A graph shows 9 red votes, 5 blue, 7 green and 2 gold. How many more are red than blue?',
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
  easier: 'Draw bars of 2, 5, 3 and 1. First say each number. Then say which bar is the tallest. (the bar of 5)',
  harder: 'Four bars show 24 votes in all. Three of them show 6, 8 and 7. Draw the fourth. (3)',
  again: {
    easier:
      'Draw four bars of 1, 2, 3 and 4 boxes. Which bar is tallest, and how many boxes in all? (the bar of 4, and 10 boxes)',
    harder:
      'Cats get 8 votes. Dogs get 2 more, birds half as many as cats, fish 3 fewer than birds. How many in all? (23)',
    model:
      'Draw four bars: walk 11, bike 4, bus 8, car 3. Say: Are walk and car more than bike and bus? Write 11 + 3 = 14. Write 4 + 8 = 12. So walk and car are more, by 2.',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Draw bars for 4 cats, 6 dogs, 3 pigs and 9 hens. Which bar is second tallest?',
      answer: 'the dogs',
    },
    { part: 'compare', ask: 'Draw bars: 5 red {tokens}, 2 blue, 7 green, 3 gold. Which is most?', answer: 'green' },
    { part: 'solve', ask: 'Draw bars of 2, 4, 6, 2 {things}. How many in all?', answer: '14', sum: '2 + 4 + 6 + 2' },
    { part: 'draw', ask: 'Count m, i, s and p in mississippi. Draw four bars. Which is shortest?', answer: 'm' },
    { part: 'solve', ask: 'Draw bars of 3, 8, 1, 6 {tokens}. How many in all?', answer: '18', sum: '3 + 8 + 6 + 1' },
    {
      part: 'draw',
      ask: 'Draw bars for o, c, k and b in cookbook. How many boxes in all?',
      answer: '8',
      sum: '4 + 1 + 2 + 1',
    },
    {
      part: 'solve',
      ask: '{hero} draws bars of 6, 9, 4, 3. What do the 6 and the 4 make?',
      answer: '10',
      sum: '6 + 4',
    },
    { part: 'compare', ask: 'Draw bars of 4, 9, 6 and 4 {tokens}. Which two are the same?', answer: 'first and last' },
    { part: 'draw', ask: 'Draw bars for p, e, n and a in pineapple. Which two are the same?', answer: 'n and a' },
    { part: 'solve', ask: 'Draw bars of 5, 7, 2, 6 {tokens}. How many in all?', answer: '20', sum: '5 + 7 + 2 + 6' },
    {
      part: 'solve',
      ask: 'Draw bars of 8, 2, 5, 6. Put 3 on the shortest. What is it now?',
      answer: '5',
      sum: '2 + 3',
    },
    {
      part: 'draw',
      ask: 'Draw bars for your heads, ears, thumbs and toes. How many boxes in all?',
      answer: '15',
      sum: '1 + 2 + 2 + 10',
    },
    {
      part: 'compare',
      ask: 'Draw bars: red 8, blue 3, green 10, gold 5. Name them, least first.',
      answer: 'blue, gold, red, green',
    },
    { part: 'draw', ask: 'Draw bars of 7, 3, 9 and 5 from short to tall. Which one is third?', answer: '7' },
    {
      part: 'solve',
      ask: 'Four bars show 18 {tokens}. Three are 6, 4, 1. What is the last?',
      answer: '7',
      sum: '18 - 6 - 4 - 1',
    },
    {
      part: 'compare',
      ask: '{hero} has bars of 9, 3, 5, 1 and says 9 is 12 more than 3. What is right?',
      answer: '6',
      sum: '9 - 3',
    },
    {
      part: 'draw',
      ask: 'Draw bars of 3, 8, 5 and 6. Make all as tall as 8. How many boxes more?',
      answer: '10',
      sum: '5 + 3 + 2',
    },
    { part: 'solve', ask: 'Guess first: do bars of 9, 8, 7 and 9 make more than 30?', answer: 'yes, they make 33' },
    {
      part: 'compare',
      ask: 'Draw bars of 4, 12, 6, 9. How far apart are tallest and shortest?',
      answer: '8',
      sum: '12 - 4',
    },
    {
      part: 'draw',
      ask: 'Draw bars of 2, 4, 6 and 8. Move boxes until all are the same. How tall?',
      answer: '5',
      sum: '(2 + 4 + 6 + 8) / 4',
    },
    {
      part: 'compare',
      ask: 'Draw bars of 3, 12, 7, 6. Is 12 more than the 3 and 7 together?',
      answer: 'yes, 12 is over 10',
    },
    {
      part: 'solve',
      ask: 'Bars show 10, 6, 5, 9 {tokens}. 14 are used. How many are left?',
      answer: '16',
      sum: '10 + 6 + 5 + 9 - 14',
    },
    {
      part: 'compare',
      ask: 'Draw bars: red 9, blue 3, green 7, gold 4. Which is more: red and blue, or the rest?',
      answer: 'red and blue',
    },
    {
      part: 'compare',
      ask: 'Draw bars of 5, 9, 8 and 4. Is 5 and 9 together more than 8 and 4?',
      answer: 'yes, 14 is over 12',
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
  ],
}
