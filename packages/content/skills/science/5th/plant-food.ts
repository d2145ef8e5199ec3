import type { Skill } from '../../../types.ts'
import { whereTheTreeCameFrom } from '../pages/5th.ts'
import { whereTheGramsCameFrom } from '../pages/5th-further.ts'

export const plantFood: Skill = {
  id: 'science.5.plant-food',
  subject: 'science',
  grade: '5th',
  strand: 'life',
  order: 6,
  short: 'How Plants Get Food',
  iCan: 'I can argue with evidence that plants grow mainly from air and water.',
  codes: ['5-LS1-1', '5-PS3-1'],
  prerequisites: ['science.2.plant-test'],
  keywords: [
    { word: 'photosynthesis', definition: 'how plants use light to make sugar from water and air' },
    { word: 'carbon dioxide', definition: 'a gas in air that plants take in' },
    { word: 'oxygen', definition: 'a gas that plants give off and animals breathe in' },
  ],
  model:
    'Draw a long bar and a dot. Say: A willow grew in a tub with only rain. It gained 160 pounds, the bar. Its soil lost two ounces, the dot. My claim: it grew mainly from water and air. In photosynthesis, a plant in light turns water and carbon dioxide into sugar and oxygen.',
  picture: { kind: 'flow', steps: [['light', 'water', 'carbon dioxide'], ['plant'], ['sugar', 'oxygen']] },
  check: {
    question: 'A tree gained 100 pounds, and its soil lost almost nothing. What did the tree grow from?',
    lookFor: 'Mostly water and carbon dioxide from the air, with energy from light.',
  },
  laterChecks: [
    {
      question: 'Some plants hang in the air and never touch soil. How can they grow?',
      lookFor: 'They take in carbon dioxide and water, and light gives the energy.',
    },
    {
      question: 'A plant gained 100 grams. Dried, only 15 are left. Its soil lost 1 gram. Where did it all come from?',
      lookFor: 'Water gave 85 grams, carbon dioxide most of the rest.',
      further: true,
    },
  ],
  misconception: {
    says: 'Plants get their food from the soil.',
    reply: 'Soil gives water and small amounts of minerals. Plants make their own sugar with light.',
  },
  easier: 'Say in or out for a plant in light: water, oxygen, carbon dioxide. (in, out, in)',
  harder:
    'Design a test to show that plants need air and justify your controls (change only the air; same light, water and plant).',
  again: {
    easier:
      'Breathe out on your palm. Your breath carries a gas that plants take in to make food. Which gas? (carbon dioxide)',
    harder:
      'A plant grows for weeks in a sealed clear box, yet the whole box weighs the same. Infer why. (it grew from air and water inside)',
    model:
      'Say: Now I argue for the air. A plant gains 200 grams. Dried, only 40 grams of them are left. 200 minus 40 is 160, so 160 grams were water. The soil lost only 1 gram. So most of the other 40 came from carbon dioxide in the air.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 200, label: 'plant: 200' },
        { value: 160, label: 'water: 160', rest: '40' },
        { value: 1, label: 'soil: 1' },
      ],
    },
    misconception: {
      says: 'Air weighs nothing, so the 40 dried grams came out of the soil.',
      reply: 'Draw a bar of 40 grams and shade what the soil lost. Where can the rest of the bar come from?',
    },
  },
  prompts: [
    {
      part: 'air',
      ask: 'Which gas do plants take in for photosynthesis: oxygen or carbon dioxide?',
      answer: 'carbon dioxide',
    },
    {
      part: 'water',
      ask: '{friend} asks about the food that a leaf makes from water and air. Which food is it?',
      answer: 'sugar',
    },
    {
      part: 'evidence',
      ask: 'A bush at {place} gained 60 pounds, and its soil lost 3 ounces. How much of its gain can be soil at most?',
      answer: '3 ounces',
    },
    {
      part: 'air',
      ask: 'A plant stands in air with oxygen but without carbon dioxide. What can it not make?',
      answer: 'sugar',
    },
    {
      part: 'water',
      ask: 'In photosynthesis, water and carbon dioxide join to make sugar. What gives the energy for that?',
      answer: 'light',
    },
    {
      part: 'evidence',
      ask: '{hero} grows lettuce in water with no soil. What does that show?',
      answer: 'soil is not needed',
    },
    { part: 'air', ask: '{hero} holds a dry log, full of carbon. Where did the tree get it?', answer: 'from the air' },
    {
      part: 'water',
      ask: '{friend} weighs an apple: 150 grams fresh, 30 grams dried. How much of it was water?',
      answer: '120 grams',
      further: true,
    },
    {
      part: 'evidence',
      ask: '{friend} says that a tree eats soil. What would you weigh before and after five years?',
      answer: 'the tree and soil',
    },
    {
      part: 'air',
      ask: '{friend} says that air weighs nothing, so it cannot build wood. Why is that wrong?',
      answer: 'air is matter',
    },
    {
      part: 'water',
      ask: 'In the willow test, only rain was added to the tub. Which half of the claim does that support?',
      answer: 'growth from water',
    },
    {
      part: 'evidence',
      ask: 'A plant in the dark has soil, air and water, yet it makes no sugar. What does that show?',
      answer: 'it needs light',
    },
    {
      part: 'air',
      ask: '{hero} finds a pine on bare rock with rain in a crack. Where does most of its dry wood come from?',
      answer: 'carbon dioxide in air',
      further: true,
    },
    {
      part: 'water',
      ask: '{hero} gives two equal plants air and light. Only one gets water, and only that one grows. What does that support?',
      answer: 'plants need water',
    },
    {
      part: 'evidence',
      ask: 'A plant gained 10 pounds, its soil lost 1 ounce. Why does that support air and water as the source?',
      answer: 'soil lost too little',
    },
    {
      part: 'water',
      ask: 'Three lettuces at {place} weigh 90 grams each fresh and 5 grams each dried. How many grams of water had all three?',
      answer: '255',
      sum: '3 * (90 - 5)',
      further: true,
    },
    {
      part: 'evidence',
      ask: 'A vine gained 300 grams, and 4/5 of that was water. How many grams are left to explain?',
      answer: '60',
      sum: '300 - 300 / 5 * 4',
      further: true,
    },
    {
      part: 'air',
      ask: 'A dried plant weighs 30 grams. Its soil weighed 800 grams before and 799 after. How many of the 30 grams did not come from soil?',
      answer: '29',
      sum: '30 - (800 - 799)',
      further: true,
    },
    {
      part: 'air',
      ask: 'A dried bush weighs 50 grams, and its soil lost only 2. Which gas gave most of the rest?',
      answer: 'carbon dioxide',
      further: true,
    },
  ],
  sheets: [whereTheTreeCameFrom, { ...whereTheGramsCameFrom, further: true }],
}
