import type { Skill } from '../../../types.ts'

export const threeBarGraph: Skill = {
  id: 'math.1.three-bar-graph',
  subject: 'math',
  grade: '1st',
  strand: 'data',
  order: 7,
  short: 'Reading a Graph',
  iCan: 'I can read a graph with three groups and tell how many more.',
  codes: ['1.MD.4'],
  prerequisites: ['math.k.sort-and-count', 'math.1.subtract-within-20'],
  keywords: [
    { word: 'graph', definition: 'a picture that shows numbers' },
    { word: 'tally', definition: 'one line for each thing; the fifth line crosses four' },
  ],
  model:
    'Draw tally lines for votes: cats 5, dogs 7, birds 2. Cross four lines with the fifth. Draw the graph: three bars of 5, 7 and 2 boxes. Say: How many more dogs than birds? Count up from 2 to 7: 5 more.',
  check: {
    question: 'A graph shows 8 red {tokens}, 5 blue and 6 gold. How many more are red than blue?',
    lookFor: '3 more, because it takes 3 to go from 5 up to 8.',
  },
  laterChecks: [
    {
      question: 'A graph shows 9 apples, 4 pears and 6 plums. How many more apples than pears?',
      lookFor: '5 more, because it takes 5 to go from 4 up to 9.',
    },
    {
      question: 'A graph shows 3 red, 7 blue and 6 green {tokens}. Which has the most, and how many more than red?',
      lookFor: 'Blue has the most. It has 4 more than red.',
    },
  ],
  misconception: {
    says: 'How many more dogs? 7!',
    reply: '7 is all the dog votes. Cover as many dogs as there are cats. How many are left to see?',
  },
  tools: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  easier: 'Draw two bars of 5 boxes each. Put 2 more boxes on one. How many more does it show? (2)',
  harder: 'Three bars show 15 votes in all. Two of them show 5 and 6. Draw the third. (4)',
  again: {
    easier: 'Draw a bar of 3 boxes for cats and a bar of 1 box for dogs. How many more are cats? (2)',
    harder: 'Cats get 4 votes. Dogs get 3 more than cats, birds 2 fewer than dogs. How many votes in all? (16)',
    model:
      'Draw three bars: owls 3, foxes 10, frogs 4. Say: All must be as tall as the foxes. Owls go from 3 to 10: 7 boxes. Frogs go from 4 to 10: 6 boxes. 7 and 6 make 13 boxes.',
  },
  prompts: [
    { part: 'draw', ask: 'Draw bars for 5 cats, 7 dogs and 2 pigs. Which bar is shortest?', answer: 'the pigs' },
    { part: 'read', ask: 'Draw bars: 6 red {tokens}, 4 blue, 9 green. Which color has the most?', answer: 'green' },
    {
      part: 'more',
      ask: 'Draw bars: 4 cats, 6 dogs, 3 pigs. How many more dogs than cats?',
      answer: '2',
      sum: '6 - 4',
    },
    { part: 'draw', ask: 'Draw bars for b, a and n in banana. Which letter has the tallest bar?', answer: 'a' },
    { part: 'read', ask: 'Draw bars of 4, 6 and 3 {tokens}. How many in all?', answer: '13', sum: '4 + 6 + 3' },
    {
      part: 'more',
      ask: 'Draw bars: 2 old {tokens}, 6 new, 3 lost. How many more new than old?',
      answer: '4',
      sum: '6 - 2',
    },
    { part: 'draw', ask: 'Draw bars for your noses, eyes and toes. How tall is the middle bar?', answer: '2' },
    { part: 'read', ask: 'Draw bars: 7 owls, 2 bats, 5 foxes. Which bar is the shortest?', answer: 'bats' },
    {
      part: 'more',
      ask: 'Draw bars: 10 red {tokens}, 8 blue, 1 gold. How many more red than gold?',
      answer: '9',
      sum: '10 - 1',
    },
    { part: 'draw', ask: 'Draw bars for s, e and l in seashells. Which two are the same?', answer: 'e and l' },
    {
      part: 'read',
      ask: 'Draw bars: 5 red {tokens}, 3 blue, 4 green. How many in all?',
      answer: '12',
      sum: '5 + 3 + 4',
    },
    {
      part: 'more',
      ask: 'Draw bars: 3 cats, 10 dogs, 5 owls. How many more dogs than owls?',
      answer: '5',
      sum: '10 - 5',
    },
    {
      part: 'draw',
      ask: 'Draw bars for c, o and k in cookbook. How many boxes in all?',
      answer: '7',
      sum: '1 + 4 + 2',
    },
    { part: 'read', ask: 'Draw bars: 8 cats, 5 dogs, 8 birds. Which two are the same?', answer: 'cats and birds' },
    {
      part: 'more',
      ask: 'Draw bars: 9 bees, 2 ants, 5 bugs. How many more bugs than ants?',
      answer: '3',
      sum: '5 - 2',
    },
    {
      part: 'draw',
      ask: 'Clap 4 times, hop twice, spin once. Draw three bars. Which bar is in the middle?',
      answer: 'the hops',
    },
    {
      part: 'read',
      ask: 'Draw bars: 5 red {tokens}, 2 blue, 8 green. Name them, fewest first.',
      answer: 'blue, red, green',
    },
    {
      part: 'more',
      ask: 'Draw bars of 7, 4 and 2. {hero} says 7 is 7 more than 4. What is right?',
      answer: '3',
      sum: '7 - 4',
    },
    {
      part: 'more',
      ask: 'Draw bars of 5, 8 and 7. How many more boxes make all as tall as 8?',
      answer: '4',
      sum: '3 + 1',
    },
    {
      part: 'draw',
      ask: 'Draw bars of 2, 6 and 4. Make all as tall as 6. How many boxes more?',
      answer: '6',
      sum: '4 + 2',
    },
    { part: 'read', ask: 'Guess: do bars of 6, 7 and 5 make more than 20? Then count.', answer: 'no, they make 18' },
    { part: 'read', ask: '{hero} draws bars of 9, 5 and 6 {tokens}. How many in all?', answer: '20', sum: '9 + 5 + 6' },
    {
      part: 'more',
      ask: 'Draw bars: 8 cats, 9 dogs, 2 owls. How many more dogs than owls?',
      answer: '7',
      sum: '9 - 2',
    },
    {
      part: 'draw',
      ask: 'Draw bars of 4, 9 and 6. Make all as tall as 9. How many boxes more?',
      answer: '8',
      sum: '5 + 3',
    },
  ],
  sheets: [
    {
      kind: 'bar-graph',
      form: 'bar',
      categories: 3,
      scale: 1,
      upTo: 10,
      ask: ['how-many', 'most', 'how-many-more', 'draw'],
    },
    { kind: 'tally-chart', categories: 3, upTo: 15 },
    {
      kind: 'bar-graph',
      form: 'picture',
      categories: 3,
      scale: 1,
      upTo: 10,
      ask: ['how-many', 'fewest', 'how-many-more', 'total'],
    },
  ],
}
