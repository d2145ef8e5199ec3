import type { Skill } from '../../../types.ts'
import { threeRowsOfRings } from './organizers.ts'

export const sortAndCount: Skill = {
  id: 'math.k.sort-and-count',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'data',
  order: 8,
  short: 'Sort and Count',
  iCan: 'I can sort things into groups and count each group.',
  codes: ['K.MD.3'],
  prerequisites: ['math.k.compare-to-10', 'math.k.add-to-10'],
  keywords: [{ word: 'sort', definition: 'to put things that are alike together' }],
  model:
    'Lay out 3 socks and 2 spoons in a jumble. Say: My rule is: can I wear it? Socks go here. A spoon does not belong, so it goes there. Count each group: 3 to wear, 2 not to wear. So there are more socks and fewer spoons. How many hats? 0.',
  check: {
    question: '{hero} has 5 red {tokens} and 2 blue. Which group has fewer, and how many?',
    lookFor: 'Blue, with 2. Your child names the group and also says its number.',
  },
  laterChecks: [
    {
      question: 'Sort these: cat, shoe, dog, hat, cow. How many are animals?',
      lookFor: '3 animals: the cat, the dog and the cow. The others are to wear.',
    },
    {
      question: 'I sorted 4 red socks and 6 blue socks. Which group has more?',
      lookFor: 'The blue socks. There are 6 blue socks and only 4 red ones.',
    },
    {
      question: '{hero} has 3 red {tokens}, 6 blue and 4 green. Which color has the most, and which has the fewest?',
      lookFor: 'Blue has the most, with 6. Red has the fewest, with 3.',
      further: true,
    },
  ],
  misconception: {
    says: 'The socks win, because socks are bigger.',
    reply: 'A sock is bigger. But how many socks are there, and how many spoons?',
  },
  tools: [
    { name: 'socks', quantity: '3', core: true },
    { name: 'spoons', quantity: '2', core: true },
  ],
  easier: 'Mix 2 socks and 2 spoons. Put like with like. Count each group: 2 and 2.',
  harder:
    'Mix the socks and spoons again. Sort by a new rule: what has one single color, what has more? Then count each group. (5 things in all)',
  again: {
    easier: 'Draw 3 circles and 2 squares, all mixed. Color the circles. Count each group: 3 and 2.',
    harder:
      'Think of a duck, a bus, a plane and a cow. How many are animals? How many can fly? (2 animals: duck, cow. 2 fly: duck, plane)',
    model:
      'Lay out 3 socks, 2 spoons and 1 pencil in a jumble. Say: Now there are three groups. Lay each group in its own row. Count each row: 3, 2, 1. Now draw the rows: one ring for each thing. The socks have the most. The pencil row has the fewest: just 1.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Things',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'socks', value: 3 },
          { name: 'spoons', value: 2 },
          { name: 'pencil', value: 1 },
        ],
      },
    },
    misconception: {
      says: 'Spoons are the most, because 2 is more than 1.',
      reply: 'Point to each row and say its number. Does any number beat 2?',
    },
  },
  third: {
    easier: 'Draw 2 suns, 3 moons and 1 star. Count each group. Which has the fewest? (the star: 1)',
    harder: 'Sort the numbers on a clock: those with one digit, those with two. How many are in each group? (9 and 3)',
  },
  prompts: [
    { part: 'lay', ask: 'Mix 1 sock and 2 spoons. Sort them for {hero}. Which group has more?', answer: 'the spoons' },
    { part: 'sort', ask: '{hero} draws a cat, a shoe and a dog. How many are animals?', answer: '2' },
    { part: 'count', ask: '{hero} sorts {tokens}: old, old, new, old. How many are new?', answer: '1' },
    { part: 'lay', ask: 'Mix 3 socks and 1 spoon. Sort them. Which group has fewer?', answer: 'the spoons' },
    { part: 'sort', ask: 'Which one does not belong: owl, frog, chair?', answer: 'the chair' },
    {
      part: 'count',
      ask: 'Draw dots for the red ones: red, blue, red, red, red, red. How many dots?',
      answer: '5',
    },
    { part: 'sort', ask: 'Sort these: red, dog, blue, green. How many are colors?', answer: '3' },
    { part: 'lay', ask: 'Mix 1 sock and 2 spoons. Sort soft from hard. How many are hard?', answer: '2' },
    { part: 'count', ask: 'All {tokens} at {place} are new. How many are in the old group?', answer: '0' },
    { part: 'sort', ask: 'One red {token} is in the blue group. Where does it go?', answer: 'to the red group' },
    { part: 'lay', ask: 'Draw sun, cat, moon, dog, star. Circle the animals. How many are not?', answer: '3' },
    { part: 'sort', ask: 'Sort these: hat, pear, sock, coat. How many can you wear?', answer: '3' },
    { part: 'sort', ask: 'Sort these for {friend}: fish, bus, duck, boat. How many go in the water?', answer: '3' },
    { part: 'count', ask: 'Two groups have 5 {tokens} each. Which has more?', answer: 'neither' },
    {
      part: 'lay',
      ask: 'Draw 4 suns and 3 hats in a jumble. Circle the hats. Which group has fewer?',
      answer: 'the hats',
    },
    { part: 'sort', ask: '{hero} sorts milk, sock, juice, hat. Name the two groups.', answer: 'drinks and clothes' },
    { part: 'count', ask: 'Sort 4 suns and 3 moons: draw two rows. How many in the bigger group?', answer: '4' },
    { part: 'lay', ask: 'Draw 6 suns and 3 hats in a jumble. Circle the hats. How many have no circle?', answer: '6' },
    { part: 'sort', ask: 'Sort your fingers and thumbs. How many are not thumbs?', answer: '8' },
    { part: 'sort', ask: '{hero} puts a ball, a coin and a plate together. Why?', answer: 'they are all round' },
    { part: 'count', ask: '{hero} has {tokens}. Draw them: big, small, small, big. How many are small?', answer: '2' },
    { part: 'sort', ask: 'Sort these: bus, duck, bee, car. How many are animals?', answer: '2' },
    {
      part: 'lay',
      ask: 'Mix 1 sock, 2 spoons and 3 sheets. Sort them into rows. Which row has the most?',
      answer: 'the sheets',
      further: true,
    },
    {
      part: 'count',
      ask: '{friend} has 3 red {tokens}, 5 blue and 1 green. Which has the fewest?',
      answer: 'green',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Sort 3 socks, 1 spoon and 1 sheet for {hero}. How many are in the biggest group?',
      answer: '3',
      further: true,
    },
    {
      part: 'sort',
      ask: 'Three groups: animals, clothes, things to ride. Where does a bus go?',
      answer: 'things to ride',
      further: true,
    },
    {
      part: 'count',
      ask: 'Draw rows of 4, 7 and 5 rings for {tokens}. How many has the longest row?',
      answer: '7',
      further: true,
    },
    {
      part: 'sort',
      ask: 'Three groups: clothes, animals, rides. Draw a dot in its group for each: coat, bus, hat, duck. How many clothes?',
      answer: '2',
      further: true,
    },
    {
      part: 'count',
      ask: 'Three groups have 6, 9 and 8 {tokens}. How many does the smallest have?',
      answer: '6',
      further: true,
    },
    {
      part: 'sort',
      ask: 'Sort dog, hat, cat, bus into three groups. Which group has the most?',
      answer: 'the animals',
      further: true,
    },
    {
      part: 'lay',
      ask: '{friend} wants rows of 5 suns, 2 moons, 3 stars. Draw them. Which row has the fewest?',
      answer: 'the moons',
      further: true,
    },
  ],
  sheets: [
    { kind: 'classification-key', form: 'sort', traits: ['wings', 'tail', 'shell'], specimens: 6, count: true },
    { ...threeRowsOfRings, further: true },
    {
      kind: 'bar-graph',
      form: 'picture',
      categories: 3,
      scale: 1,
      upTo: 8,
      ask: ['how-many', 'most', 'fewest'],
      further: true,
    },
  ],
}
