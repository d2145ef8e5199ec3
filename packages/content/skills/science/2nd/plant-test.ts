import type { Skill } from '../../../types.ts'
import { plantTestPlan, whatTheTestTells } from '../pages/2nd.ts'

export const plantTest: Skill = {
  id: 'science.2.plant-test',
  subject: 'science',
  grade: '2nd',
  strand: 'life',
  order: 5,
  short: 'A Fair Plant Test',
  iCan: 'I can plan a fair test to find out what a plant needs.',
  codes: ['2-LS2-1'],
  prerequisites: ['science.k.needs'],
  keywords: [
    { word: 'fair test', definition: 'a try where you change only one thing' },
    { word: 'predict', definition: 'to say what you think will happen and why' },
  ],
  model:
    'Hold up two fists as pots. Say: Does a bean plant need light? I change only the light: one pot in light, one in a dark box. Soil, bean and water stay the same. With two changes I could not tell. So this is a fair test. I predict: the dark one turns pale.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'change', words: ['light'] },
      { head: 'same', words: ['soil', 'bean', 'water'] },
    ],
  },
  check: {
    question: 'You test if plants need water. What changes, and what stays the same?',
    lookFor: 'Only the water changes. Light, soil, pot and kind of plant stay the same.',
  },
  laterChecks: [
    {
      question: 'One plant gets sun and water. The other gets dark and no water. Is the test fair?',
      lookFor: 'No. Two things changed, so we cannot tell which one mattered.',
    },
    {
      question: 'In a fair test plants grow 9 inches with water and 2 without. What does it tell?',
      lookFor: 'Water helps. The plant with water grew 7 inches more.',
      further: true,
    },
  ],
  misconception: {
    says: 'More water is always better for a plant.',
    reply: 'Roots need air too. Soil that stays soggy can harm them. Plants need enough, not the most.',
  },
  easier:
    'Two pots stand in light. One gets water, one gets none. What changed? What stayed the same? (the water changed, light and plant stayed)',
  harder: 'Plan a test of how much water is best (change only the water; same light, soil, pot and bean).',
  again: {
    easier:
      'Hop 5 times on one leg and 5 times on the other. What did you change, and what stayed the same? (the leg changed, not the 5 hops)',
    harder:
      'Plant A has light and water, B only light, C only water. Which two show what water does? (A and B, only the water differs)',
    model:
      'Say: Do beans grow better in a warm room? I change only the warmth. Light, water, soil and bean stay the same. I measure the plants: warm 8 inches, cool 2 inches. 8 - 2 = 6, so the warm one grew 6 inches more. Warmth helps. If both were 8, warmth would not matter.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Inches',
        form: 'bars',
        each: 2,
        rows: [
          { name: 'warm', value: 8 },
          { name: 'cool', value: 2 },
        ],
      },
      onTop: true,
    },
    misconception: {
      says: 'The warm plant is 8 inches tall, so it grew 8 inches more.',
      reply: 'Draw both plants side by side, with one square for each inch. How many squares stick out?',
    },
  },
  prompts: [
    { part: 'change', ask: 'How many things does {hero} change in a fair test?', answer: '1' },
    { part: 'same', ask: 'You test light. Should both plants get the same water?', answer: 'yes' },
    {
      part: 'find out',
      ask: '{friend} tests water. What is measured: height, pot color or weather?',
      answer: 'the height',
    },
    {
      part: 'change',
      ask: '{hero} plans a fair test: do plants need light? Which one thing must change?',
      answer: 'the light',
    },
    { part: 'same', ask: '{friend} tests light. Pot A gets 2 spoons of water. How many for pot B?', answer: '2' },
    { part: 'change', ask: 'You test soil at {place}. Which one thing differs between the pots?', answer: 'the soil' },
    {
      part: 'same',
      ask: 'You plan a fair test of light. Name two things to keep the same.',
      answer: 'such as water and soil',
    },
    {
      part: 'find out',
      ask: 'Predict for {hero}: a plant gets no water for weeks. What will you see?',
      answer: 'it droops or dries out',
    },
    {
      part: 'change',
      ask: 'Pot A stands in light, pot B in the dark. What is tested?',
      answer: 'its need for light',
    },
    { part: 'same', ask: 'You test water with a bean and a rose. What must match?', answer: 'the kind of plant' },
    { part: 'find out', ask: 'One plant turns pale in a dark box. What does it need?', answer: 'more light' },
    {
      part: 'find out',
      ask: 'Predict: {friend} keeps one bean in light, one in a dark box. Which stays green?',
      answer: 'the one in light',
    },
    {
      part: 'change',
      ask: '{hero} changes soil, light and water in one test. How many changes are too many?',
      answer: '2',
    },
    {
      part: 'same',
      ask: '{friend} tests soil. Pot A gets more sun than pot B. What must be fixed?',
      answer: 'the light',
    },
    { part: 'change', ask: 'Pot A gets 1 spoon of water, pot B gets 3. What is tested?', answer: 'how much water' },
    { part: 'same', ask: 'You test water. Why is the light the same for both?', answer: 'only one thing changes' },
    {
      part: 'change',
      ask: 'You test if beans need a warm room. What do you change: soil, warmth or light?',
      answer: 'the warmth',
      further: true,
    },
    {
      part: 'find out',
      ask: 'At {place}, beans grow 9 inches in warmth, 4 in a cool room. How many inches more?',
      answer: '5',
      sum: '9 - 4',
      further: true,
    },
    {
      part: 'find out',
      ask: 'In old and new soil at {place}, all plants grow 7 inches. Did the soil matter?',
      answer: 'no',
      further: true,
    },
    {
      part: 'same',
      ask: 'You test old and new soil. The old soil gets 3 spoons of water. How many must the new soil get?',
      answer: '3',
      further: true,
    },
    {
      part: 'change',
      ask: 'Pot A: 6 inches. Pot B: 1 inch. Light and soil were the same, but B stayed dry. What helped A?',
      answer: 'the water',
      further: true,
    },
    {
      part: 'same',
      ask: '{friend} has a warm and a cool room. The warm pot has better soil. Is it a fair test?',
      answer: 'no',
      further: true,
    },
    {
      part: 'find out',
      ask: '{friend} tests warm and cool rooms. What is measured at the end: height, noise or smell?',
      answer: 'the height',
      further: true,
    },
  ],
  sheets: [plantTestPlan, { ...whatTheTestTells, further: true }],
}
