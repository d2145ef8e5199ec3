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
    'Make tally lines for votes: cats 5, dogs 7, birds 2. The fifth line crosses four. Write 0 to 8 up the side. Draw the three bars. Slide a finger from the top of a bar to its number. Say: How many more dogs than birds? From 2 up to 7: 5 more.',
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
    {
      question: 'A graph shows 8 bees, 5 ants and 2 moths. How many are there in all?',
      lookFor: '15 in all: 8 and 2 make 10, and 5 more make 15.',
      further: true,
    },
  ],
  misconception: {
    says: 'How many more dogs than birds? 7!',
    reply: '7 is all the dog votes. Cover as many dogs as there are birds. How many are left to see?',
  },
  tools: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  easier: 'Draw two bars of 5 boxes each. Put 2 more boxes on one. How many more does it show? (2)',
  harder: 'Cats get 4 votes. Dogs get 3 more than cats, birds 2 fewer than dogs. Draw the bars. (4, 7 and 5)',
  again: {
    easier: 'Draw a bar of 3 boxes for cats and one of 2 for dogs. Touch each box. How many in all? (5)',
    harder: 'Three bars show 15 votes in all. Two of them show 5 and 6. Draw the third. (4)',
    model:
      'Draw three bars: owls 6, foxes 9, frogs 4. Write each number on top. Say: How many in all? 6 and 4 make 10. 10 and 9 make 19. Point to the frogs. How many more make them as many as the foxes? From 4 up to 9: 5 more.',
    misconception: {
      says: 'The frogs need 13 more, because 4 and 9 make 13.',
      reply: 'Draw 13 more boxes on the bar of the frogs. Does it stop level with the foxes?',
    },
  },
  prompts: [
    {
      part: 'draw',
      ask: '{hero} counts 3 bees, 6 ants and 4 moths. Draw the graph. Which bar is the shortest?',
      answer: 'bees',
    },
    {
      part: 'read',
      ask: 'Where are the most {tokens}?',
      answer: 'on the floor',
      graph: {
        title: 'Where the {tokens} are',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'box', value: 6 },
          { name: 'shelf', value: 4 },
          { name: 'floor', value: 9 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'How many more dogs than cats are there?',
      answer: '2',
      graph: {
        title: 'Animals near {place}',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'cats', value: 4 },
          { name: 'dogs', value: 6 },
          { name: 'pigs', value: 3 },
        ],
      },
      sum: '6 - 4',
    },
    {
      part: 'read',
      ask: 'How many {tokens} are shown for Tuesday?',
      answer: '8',
      graph: {
        title: 'The {tokens} of three days',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'Monday', value: 5 },
          { name: 'Tuesday', value: 8 },
          { name: 'Friday', value: 3 },
        ],
      },
    },
    {
      part: 'draw',
      ask: 'Make a tally of b, a and n in the word banana. Draw the bars. Which is the tallest?',
      answer: 'a',
    },
    {
      part: 'more',
      ask: 'How many more votes has tag than chess?',
      answer: '4',
      graph: {
        title: "{hero}'s team votes for a game",
        form: 'rings',
        each: 1,
        rows: [
          { name: 'tag', value: 7 },
          { name: 'ball', value: 5 },
          { name: 'chess', value: 3 },
        ],
      },
      sum: '7 - 3',
    },
    {
      part: 'read',
      ask: 'Which animal has the shortest bar?',
      answer: 'bats',
      graph: {
        title: 'Animals at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'owls', value: 7 },
          { name: 'bats', value: 2 },
          { name: 'foxes', value: 5 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'How many fewer mice than toads are there?',
      answer: '5',
      graph: {
        title: 'Guests of {hero} and {friend}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'toads', value: 8 },
          { name: 'mice', value: 3 },
          { name: 'moles', value: 6 },
        ],
      },
      sum: '8 - 3',
    },
    { part: 'draw', ask: 'Draw a graph for s, e and l in seashells. Which two bars are the same?', answer: 'e and l' },
    {
      part: 'read',
      ask: 'Which two bars are the same?',
      answer: 'cats and birds',
      graph: {
        title: 'Pets that {friend} likes',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'cats', value: 8 },
          { name: 'dogs', value: 5 },
          { name: 'birds', value: 8 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'How many more {tokens} are on the cart than in the bag?',
      answer: '9',
      graph: {
        title: 'The {tokens} of {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'cart', value: 10 },
          { name: 'box', value: 8 },
          { name: 'bag', value: 1 },
        ],
      },
      sum: '10 - 1',
    },
    {
      part: 'read',
      ask: 'Name the three colors, fewest first.',
      answer: 'blue, red, green',
      graph: {
        title: 'Flags at {place}',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'red', value: 5 },
          { name: 'blue', value: 2 },
          { name: 'green', value: 8 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'How many fewer plums than pears are there?',
      answer: '3',
      graph: {
        title: 'Fruit for {place}',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'pears', value: 10 },
          { name: 'figs', value: 4 },
          { name: 'plums', value: 7 },
        ],
      },
      sum: '10 - 7',
    },
    {
      part: 'draw',
      ask: 'Clap 4 times, hop 6 times and spin once. Make a tally and bars. Which bar is the tallest?',
      answer: 'the hops',
    },
    {
      part: 'read',
      ask: '{hero} reads 6 for the ants. How many is it really?',
      answer: '7',
      graph: {
        title: 'Bugs at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'bees', value: 9 },
          { name: 'ants', value: 7 },
          { name: 'moths', value: 4 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'One bar is just 1 step taller than another. Which two are they?',
      answer: 'boots and scarves',
      graph: {
        title: "{friend}'s clothes basket",
        form: 'bars',
        each: 1,
        rows: [
          { name: 'hats', value: 9 },
          { name: 'boots', value: 6 },
          { name: 'scarves', value: 5 },
        ],
      },
    },
    {
      part: 'read',
      ask: 'True or not: each kind has more than 3. How do you see it?',
      answer: 'not true, there are only 3 drums',
      graph: {
        title: 'Music at {place}',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'bells', value: 6 },
          { name: 'drums', value: 3 },
          { name: 'pipes', value: 8 },
        ],
      },
    },
    {
      part: 'more',
      ask: '{hero} says there are 7 more kites than balls. How many more are there really?',
      answer: '3',
      graph: {
        title: 'Toys at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'kites', value: 7 },
          { name: 'balls', value: 4 },
          { name: 'hoops', value: 2 },
        ],
      },
      sum: '7 - 4',
    },
    {
      part: 'read',
      ask: 'How many snails did {hero} see?',
      answer: '0',
      graph: {
        title: 'What {hero} saw from {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'frogs', value: 5 },
          { name: 'snails', value: 0 },
          { name: 'ducks', value: 3 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'Which kind has just 2 more than the owls?',
      answer: 'cats',
      graph: {
        title: 'Masks at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'owls', value: 3 },
          { name: 'cats', value: 5 },
          { name: 'bears', value: 7 },
        ],
      },
    },
    {
      part: 'more',
      ask: 'How many more {tokens} does the tallest bar show than the shortest?',
      answer: '6',
      graph: {
        title: 'The {tokens} of three teams',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'red', value: 5 },
          { name: 'blue', value: 2 },
          { name: 'gold', value: 8 },
        ],
      },
      sum: '8 - 2',
    },
    {
      part: 'read',
      ask: 'How many {tokens} are there in all?',
      answer: '13',
      graph: {
        title: 'The {tokens} at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'rug', value: 4 },
          { name: 'bench', value: 6 },
          { name: 'basket', value: 3 },
        ],
      },
      sum: '4 + 6 + 3',
      further: true,
    },
    {
      part: 'more',
      ask: 'How many more cats must come to be as many as the dogs?',
      answer: '6',
      graph: {
        title: 'Animals in line at {place}',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'cats', value: 2 },
          { name: 'dogs', value: 8 },
          { name: 'pigs', value: 5 },
        ],
      },
      sum: '8 - 2',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw bars of 2, 7 and 4 boxes. Make the shortest as tall as the tallest. How many boxes did you add?',
      answer: '5',
      sum: '7 - 2',
      further: true,
    },
    {
      part: 'read',
      ask: 'How many children vote in all?',
      answer: '17',
      graph: {
        title: 'Votes for a snack at {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'pears', value: 7 },
          { name: 'nuts', value: 3 },
          { name: 'corn', value: 7 },
        ],
      },
      sum: '7 + 3 + 7',
      further: true,
    },
    {
      part: 'more',
      ask: '{friend} wants as many blue flags as green ones. How many more blue flags is that?',
      answer: '8',
      graph: {
        title: "{friend}'s flags",
        form: 'bars',
        each: 1,
        rows: [
          { name: 'red', value: 6 },
          { name: 'blue', value: 1 },
          { name: 'green', value: 9 },
        ],
      },
      sum: '9 - 1',
      further: true,
    },
    {
      part: 'read',
      ask: 'True or not: owls and bats together are as many as the foxes. How do you see it?',
      answer: 'true, 4 and 5 make 9',
      graph: {
        title: 'Seen near {place}',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'owls', value: 4 },
          { name: 'bats', value: 5 },
          { name: 'foxes', value: 9 },
        ],
      },
      further: true,
    },
    {
      part: 'more',
      ask: 'The bag must hold as many {tokens} as the box. How many more is that?',
      answer: '7',
      graph: {
        title: 'The {tokens} to pack',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'box', value: 10 },
          { name: 'bag', value: 3 },
          { name: 'shelf', value: 8 },
        ],
      },
      sum: '10 - 3',
      further: true,
    },
    {
      part: 'read',
      ask: 'Guess first, then count. Are there more than 20 ducks in all?',
      answer: 'no, there are 18',
      graph: {
        title: 'Ducks on three ponds',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'west', value: 6 },
          { name: 'east', value: 7 },
          { name: 'south', value: 5 },
        ],
      },
      further: true,
    },
    {
      part: 'read',
      ask: '{hero} counts 19 {tokens} in all. How many is it really?',
      answer: '20',
      graph: {
        title: 'The {tokens} of the week',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'Monday', value: 9 },
          { name: 'Tuesday', value: 5 },
          { name: 'Friday', value: 6 },
        ],
      },
      sum: '9 + 5 + 6',
      further: true,
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
      further: true,
    },
  ],
}
