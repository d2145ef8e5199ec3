import type { Skill } from '../../../types.ts'
import { readTheTest, spillTest } from '../pages/2nd.ts'
import { soaksOrSheds } from '../sets/2nd.ts'

export const bestMaterial: Skill = {
  id: 'science.2.best-material',
  subject: 'science',
  grade: '2nd',
  strand: 'physical',
  order: 3,
  short: 'The Best Material',
  iCan: 'I can test materials and choose the best one for a job.',
  codes: ['2-PS1-2', 'K-2-ETS1-3'],
  prerequisites: ['science.2.describe-materials'],
  keywords: [
    { word: 'absorb', definition: 'to soak up a liquid' },
    { word: 'waterproof', definition: 'does not let water in' },
  ],
  model:
    'Say: First I ask what the job needs. To wipe up a spill, it must absorb. I test: 3 drops of water on a sock, 3 on the table. Both the same: fair. The sock soaks them up. I choose it. A raincoat must be waterproof: plastic. A shelf must be stiff: wood.',
  picture: {
    kind: 'table',
    rows: [
      ['job', 'needs'],
      ['spill', 'absorb'],
      ['raincoat', 'waterproof'],
      ['shelf', 'stiff'],
    ],
  },
  check: {
    question: 'Why would a wool umbrella be a poor choice?',
    lookFor: 'Wool soaks up water and gets heavy and wet. It is not waterproof.',
  },
  laterChecks: [
    {
      question: 'Why is a metal pillow a poor choice?',
      lookFor: 'Metal is hard and stiff, and a pillow must be soft.',
    },
    {
      question: 'You test two hats in the rain. How can you make it fair?',
      lookFor: 'Use the same amount of water and the same time for both.',
      further: true,
    },
  ],
  misconception: {
    says: 'There is one best material for everything.',
    reply: 'A sponge is great for a spill and awful for a roof. First ask what the job needs.',
  },
  tools: [
    { name: 'socks', quantity: '1', core: true },
    { name: 'water', quantity: 'a few drops', core: true },
  ],
  easier:
    'Bend a spoon and a sock gently. Which would you wrap around a sore knee? Why? (the sock, it bends and is soft)',
  harder:
    'Plan a test: which of three cloths dries fastest? (Change only the cloth. Same size, water and place. Measure the time.)',
  again: {
    easier:
      'Lay a hand on a sock, then on the bare table. Which would you choose for a mitten, and why? (the sock, it is soft and warm)',
    harder:
      'A bag must be light and keep rain off. Choose wool, metal or plastic, and tell why. (plastic: wool soaks up rain, metal is heavy)',
    model:
      'Say: A bath mat must absorb drips. Drip 5 drops on a sock and 5 on the table. Only the material changes, so it is fair. Count to ten. The sock took in all 5, the table 0. I choose cotton, like the sock. A tent roof must take in 0.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Drops',
        form: 'bars',
        each: 1,
        rows: [
          { name: 'sock', value: 5 },
          { name: 'table', value: 0 },
        ],
      },
      onTop: true,
      full: true,
    },
    misconception: {
      says: 'Cotton got 12 drops and wool got 2. Cotton took in more, so it is best.',
      reply: 'Draw the drops that each one got. What is the most that the wool could take in?',
    },
  },
  prompts: [
    {
      part: 'choose',
      ask: "Which is best for {hero}'s rain boots: rubber, wool or cotton? Tell why.",
      answer: 'rubber, it is waterproof',
    },
    { part: 'test', ask: 'Put one drop on your fingernail and one on a sock. Which absorbs it?', answer: 'the sock' },
    {
      part: 'test',
      ask: 'A knee band must stretch. Pull gently on a shoelace and on a sock top. Which one fits?',
      answer: 'the sock top',
    },
    {
      part: 'choose',
      ask: 'Which is best for a window at {place}: wood, glass or wool? Tell why.',
      answer: 'glass, light gets in',
    },
    {
      part: 'test',
      ask: '{hero} tests if a cloth is waterproof. Bend it, drip on it or weigh it?',
      answer: 'drip on it',
    },
    {
      part: 'choose',
      ask: 'Which is best for a chair leg at {place}: foam, wood or cloth? Tell why.',
      answer: 'wood, it is stiff',
    },
    { part: 'test', ask: '{friend} drips 5 drops on felt. How many drops must go on foil?', answer: '5' },
    {
      part: 'choose',
      ask: '{friend} wants {place} to stay dry. Which property must the roof have?',
      answer: 'waterproof',
    },
    {
      part: 'choose',
      ask: "{friend}'s plastic bag tore, a cotton bag held. Which one carries books, and why?",
      answer: 'cotton, it is stronger',
    },
    { part: 'test', ask: '{hero} tests which bag is strongest. What goes into each bag?', answer: 'the same load' },
    {
      part: 'choose',
      ask: 'Which is best for a tent: steel, wool or nylon? Tell why.',
      answer: 'nylon, light and waterproof',
    },
    {
      part: 'test',
      ask: 'Bend a pencil and a sock gently. Which is stiff enough for a shelf, and why?',
      answer: 'the pencil, it is stiff',
    },
    {
      part: 'choose',
      ask: 'In a test metal got hot, wood did not. Which fits a pan handle, and why?',
      answer: 'wood, it stays cool',
    },
    {
      part: 'test',
      ask: 'Hold a page, then a sock, up to the light. Which fits a blind that lets light in?',
      answer: 'the page',
    },
    {
      part: 'test',
      ask: 'Wool took in 8 drops, plastic 0. Which fits a raincoat for {friend}, and why?',
      answer: 'plastic, it is waterproof',
      further: true,
    },
    {
      part: 'choose',
      ask: 'Cloth A held 6 spoonfuls, cloth B held 4. Which mops {place} better, and why?',
      answer: 'A, it absorbs more',
      further: true,
    },
    {
      part: 'test',
      ask: '{hero} gives cloth A 10 drops and cloth B 3. Is the test fair?',
      answer: 'no',
      further: true,
    },
    {
      part: 'test',
      ask: '{hero} tests three roofs for {place}. Which one thing changes?',
      answer: 'the material',
      further: true,
    },
    {
      part: 'choose',
      ask: 'Felt soaked up 9 drops, foil 0. Which keeps a box at {place} dry, and why?',
      answer: 'foil, it absorbs nothing',
      further: true,
    },
    {
      part: 'test',
      ask: 'Felt gets 9 drops in a fair test. How many drops does wool get?',
      answer: '9',
      further: true,
    },
    {
      part: 'choose',
      ask: 'Cotton held 7 drops, nylon 1, wool 4. Which is best for a mop?',
      answer: 'cotton',
      further: true,
    },
    {
      part: 'choose',
      ask: "Rubber let in 0 drops, felt 5, denim 3. Which is best for {hero}'s boot?",
      answer: 'rubber',
      further: true,
    },
    {
      part: 'test',
      ask: 'Cloth A is small and cloth B is big. Both get 8 drops. Is the test fair?',
      answer: 'no',
      further: true,
    },
  ],
  sheets: [spillTest, soaksOrSheds, { ...readTheTest, further: true }],
}
