import type { Skill } from '../../../types.ts'
import { whoReallyGrows } from '../pages/kindergarten-further.ts'
import { livingThings } from '../sets/kindergarten.ts'

export const livingOrNot: Skill = {
  id: 'science.k.living-or-not',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'life',
  order: 4,
  short: 'Living or Not',
  iCan: 'I can sort things into living and not living.',
  codes: ['K-LS1-1'],
  prerequisites: ['science.k.five-senses'],
  keywords: [{ word: 'living', definition: 'it grows and needs food or light and water' }],
  model:
    'Point to yourself and to a chair. Say: You grow and need food, water and air. So you are living. The chair does not grow or eat. It is not living. A toy car moves, but it never grows or eats: not living. A tree stays in one spot, but it grows and drinks: living.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'living', words: ['you', 'tree'] },
      { head: 'not living', words: ['chair', 'toy car'] },
    ],
  },
  check: {
    question: 'A toy dog barks when you press it. Is it living?',
    lookFor: 'No. It does not grow or need food and water.',
  },
  laterChecks: [
    {
      question: 'A river moves and makes noise. Is it living?',
      lookFor: 'No. It does not grow, and it needs no food.',
    },
    {
      question: 'A nut falls and sprouts into a tiny tree. Is the tree living?',
      lookFor: 'Yes. It grows and needs water and light.',
      further: true,
    },
  ],
  misconception: {
    says: 'A car is living because it moves.',
    reply: 'A car moves, but it never grows and has no babies. Moving is not enough.',
  },
  easier: 'Sort four things. Thumbs up for living, thumbs down for not: cat, cup, bird, ball. (up for cat and bird)',
  harder: 'Sort things that trick us: fire, a cloud and an acorn (only the acorn is living: it can grow).',
  again: {
    easier:
      'Put one hand on your chest and one on a table. Breathe in. Which of the two moves and breathes? (your chest)',
    harder: 'A robot walks and talks. Name two things that it cannot do but living things can. (grow and have young)',
    model:
      'Say: A puddle gets bigger in the rain. A pea seed lies still. Which one is living? The puddle needs no food. The rain just fills it up. In damp soil the pea seed drinks, sprouts and grows. So the pea seed is living, and the puddle is not.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'pea seed', words: ['drinks', 'sprouts', 'grows', 'living'] },
        { head: 'puddle', words: ['rain fills it', 'not living'] },
      ],
    },
    misconception: {
      says: 'The puddle gets bigger, so it grows and is living.',
      reply: 'Draw a puddle in the rain and a pea that sprouts. What makes each one bigger?',
    },
  },
  prompts: [
    { part: 'living', ask: '{hero} has a frog, a cup and a hat. Which one is living?', answer: 'the frog' },
    { part: 'not living', ask: 'Cat, rose, spoon: which one is not living?', answer: 'the spoon' },
    { part: 'living', ask: '{hero} sees a bird on a lamp at {place}. Which is living?', answer: 'the bird' },
    { part: 'not living', ask: 'A toy car at {place} needs no food. Living or not living?', answer: 'not living' },
    {
      part: 'living',
      ask: '{friend} sees a tree, a boat, a dog, a key. Name the two living things.',
      answer: 'tree and dog',
    },
    { part: 'not living', ask: 'Worm, ant, shoe, tree: which one does not belong?', answer: 'the shoe' },
    { part: 'living', ask: 'Grass at {place} does not walk. Is it living?', answer: 'yes' },
    { part: 'not living', ask: "The wind lifts {friend}'s kite up high. Is the kite living?", answer: 'no' },
    { part: 'living', ask: 'A snail sits still all day. Is it living?', answer: 'yes, it eats and grows' },
    { part: 'not living', ask: 'A cloud moves. Is a cloud living?', answer: 'no, it needs no food' },
    { part: 'living', ask: 'Sort rose, ball, fish, bike for {hero}. Name the living group.', answer: 'rose and fish' },
    {
      part: 'not living',
      ask: 'Sort cow, lamp, ant, car. Name the group that is not living.',
      answer: 'lamp and car',
    },
    {
      part: 'living',
      ask: '{hero} sees a flag that moves and a fern that stands still. Which is living?',
      answer: 'the fern',
    },
    { part: 'not living', ask: 'A doll has eyes and a mouth. Why is it not living?', answer: 'it does not grow' },
    {
      part: 'living',
      ask: '{hero} has a bulb that looks dry. In spring it sprouts. Is it living?',
      answer: 'yes, it can grow',
      further: true,
    },
    {
      part: 'not living',
      ask: 'An icicle gets longer each night. Is it living?',
      answer: 'no, it needs no food',
      further: true,
    },
    {
      part: 'living',
      ask: '{friend} finds a pebble, an acorn and a coin. All lie still. Which is living?',
      answer: 'the acorn',
      further: true,
    },
    {
      part: 'not living',
      ask: '{friend} rolls a snowball, and it gets bigger. Is it living?',
      answer: 'no',
      further: true,
    },
    {
      part: 'living',
      ask: 'A dry bean lies still. In damp soil it sprouts. Is it living?',
      answer: 'yes',
      further: true,
    },
    {
      part: 'not living',
      ask: 'A bean, a sand pile and a bush get bigger. Which is not living?',
      answer: 'the sand pile',
      further: true,
    },
  ],
  sheets: [livingThings, { ...whoReallyGrows, further: true }],
}
