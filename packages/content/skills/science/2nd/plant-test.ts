import type { Skill } from '../../../types.ts'
import { plantTestPlan } from '../pages/2nd.ts'

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
    'Say: My question is, does a bean plant need light? I use two pots. Same soil, same bean, same water. One stands in light and one in a dark box. I change only the light. If one pot also got less water, I could not tell which change did it. At the end I measure how tall both are.',
  check: {
    question: 'One plant gets sun and water. The other gets dark and no water. Is the test fair?',
    lookFor: 'No. Two things changed, so we cannot tell which one mattered.',
  },
  laterChecks: [
    {
      question: 'You test if plants need water. What changes, and what stays the same?',
      lookFor: 'Only the water changes. Light, soil, pot and kind of plant stay the same.',
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
      'Say: Do bean plants grow better in a warm room? I change only the warmth. Light, water, soil and bean stay the same. At the end I measure both: warm 8 inches, cool 2 inches. 8 - 2 = 6. The warm plant grew 6 inches more, so warmth helps.',
  },
  prompts: [
    { part: 'change', ask: 'How many things do you change in a fair test?', answer: '1' },
    { part: 'same', ask: 'You test light. Should both plants get the same water?', answer: 'yes' },
    {
      part: 'find out',
      ask: 'You test water. What do you measure: height, pot color or weather?',
      answer: 'the height',
    },
    { part: 'change', ask: 'You want to know if plants need light. What do you change?', answer: 'the light' },
    { part: 'same', ask: '{friend} tests light. Pot A gets 2 spoons of water. How many for pot B?', answer: '2' },
    { part: 'change', ask: 'You test soil. Which one thing differs between the pots?', answer: 'the soil' },
    { part: 'same', ask: 'You test light. Name two things that stay the same.', answer: 'such as water and soil' },
    { part: 'find out', ask: 'Predict: a plant gets no water for weeks. What will you see?', answer: 'it droops' },
    {
      part: 'change',
      ask: 'Pot A stands in light, pot B in the dark. What is tested?',
      answer: 'its need for light',
    },
    { part: 'same', ask: 'You test water with a bean and a rose. What must match?', answer: 'the kind of plant' },
    { part: 'find out', ask: 'One plant turns pale in a dark box. What does it need?', answer: 'more light' },
    { part: 'change', ask: '{hero} changes soil, light and water. How many are too many?', answer: '2' },
    { part: 'same', ask: 'You test soil. Pot A gets more sun than pot B. What must you fix?', answer: 'the light' },
    { part: 'change', ask: 'Pot A gets 1 spoon of water, pot B gets 3. What is tested?', answer: 'how much water' },
    { part: 'same', ask: 'You test water. Why is the light the same for both?', answer: 'only one thing changes' },
    {
      part: 'find out',
      ask: 'Plant A grew 6 inches and plant B grew 2. How many more?',
      answer: '4',
      sum: '6 - 2',
      further: true,
    },
    {
      part: 'find out',
      ask: 'With water: 9 inches. Without: 4 inches. What is the difference?',
      answer: '5',
      sum: '9 - 4',
      further: true,
    },
    {
      part: 'find out',
      ask: 'In old and new soil plants grow 7 inches. Did soil matter?',
      answer: 'no',
      further: true,
    },
    {
      part: 'find out',
      ask: 'Old soil: 5 inches. New soil: 8 inches. How many more in new soil?',
      answer: '3',
      sum: '8 - 5',
      further: true,
    },
    {
      part: 'change',
      ask: 'Only the water differs. Wet pot: 6 inches, dry pot: 1 inch. What helped?',
      answer: 'water',
      further: true,
    },
    {
      part: 'same',
      ask: 'Warm room: 9 inches, cool room: 3 inches. The warm pot had better soil. Is it fair?',
      answer: 'no',
      further: true,
    },
    {
      part: 'find out',
      ask: '{friend} grows beans: warm 12 inches, cool 5 inches. How many more?',
      answer: '7',
      sum: '12 - 5',
      further: true,
    },
  ],
  sheets: [plantTestPlan],
}
