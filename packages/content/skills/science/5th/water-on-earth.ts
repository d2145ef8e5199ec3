import type { Skill } from '../../../types.ts'
import { waterInOneBar } from '../pages/5th.ts'
import { freshWaterOnly } from '../pages/5th-further.ts'
import { earthSpheres, saltOrFresh } from '../sets/5th.ts'

export const waterOnEarth: Skill = {
  id: 'science.5.water-on-earth',
  subject: 'science',
  grade: '5th',
  strand: 'earth',
  order: 8,
  short: 'Water and Earth Systems',
  iCan: 'I can classify parts of Earth and graph where its water is found.',
  codes: ['5-ESS2-1', '5-ESS2-2', '5-ESS3-1'],
  prerequisites: ['science.4.changing-rock', 'science.5.matter-stays'],
  keywords: [
    { word: 'hydrosphere', definition: 'all the water and ice on Earth' },
    { word: 'geosphere', definition: 'the rock, soil and molten rock of Earth' },
    { word: 'groundwater', definition: 'water that fills the spaces in soil and rock' },
  ],
  model:
    'Say: Think of all water on Earth as 100 spoonfuls. About 97 are salty ocean, 2 ice, 1 other fresh water. Draw bars on a scale of tens: one ends between 90 and 100, two are tiny. Water and ice are hydrosphere, rock geosphere, living things biosphere, air atmosphere. Where waves hit rock, two interact.',
  picture: {
    kind: 'graph',
    graph: {
      title: 'Water on Earth',
      form: 'bars',
      each: 10,
      rows: [
        { name: 'ocean', value: 97 },
        { name: 'ice', value: 2 },
        { name: 'other fresh', value: 1 },
      ],
    },
    onTop: true,
  },
  check: {
    question: 'Classify rain and a mountain. Which bar of 100 parts of water is tallest, and how tall?',
    lookFor: 'Rain is hydrosphere, the mountain geosphere. The ocean bar, about 97.',
  },
  laterChecks: [
    {
      question: 'A river dissolves minerals from rock. Which two systems interact?',
      lookFor: 'The hydrosphere (river) and the geosphere (rock and minerals).',
    },
    {
      question: 'You graph only the fresh water of Earth. Which bar is tallest? Which can hardly be seen?',
      lookFor: 'Ice is tallest, about 69 of 100. Lakes and rivers are hardly seen.',
      further: true,
    },
  ],
  misconception: {
    says: 'Earth is mostly water, so we can never run short.',
    reply: 'Almost all of it is salty or frozen. Only a tiny share is fresh water that we can use.',
  },
  easier:
    'Say salt water, fresh water or ice for each: ocean, river, glacier, lake with trout. (salt water, fresh water, ice, fresh water)',
  harder:
    'The surface of Earth in 100 parts is 71 water and 29 land. Draw two bars on a scale of tens. Which marks are they near? (70 and 30)',
  again: {
    easier:
      'Ten fingers are all fresh water. About 7 are ice. Fold them down. How many stand for the rest, mostly ground water? (3)',
    harder:
      "Volcano ash darkens the sky, and plants get less light. Which three of Earth's systems interact? (geosphere, atmosphere and biosphere)",
    model:
      'Say: Now only the fresh water, as 100 new parts. About 69 are ice: glaciers, snow, icebergs. 30 are groundwater, which wells bring up. 1 is lakes and rivers. Draw bars on a scale of tens: near 70, at 30, one hardly seen. An iceberg floats in salty sea, yet it was snow once: fresh.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Fresh water',
        form: 'bars',
        each: 10,
        rows: [
          { name: 'ice', value: 69 },
          { name: 'groundwater', value: 30 },
          { name: 'lakes, rivers', value: 1 },
        ],
      },
      onTop: true,
      full: true,
    },
    misconception: {
      says: 'Lakes and rivers get the tallest bar, because that is where we see fresh water.',
      reply:
        'Draw a grid of 100 squares and shade 69 for ice and 30 for groundwater. How many are left for lakes and rivers?',
    },
  },
  prompts: [
    {
      part: 'classify',
      ask: "{friend} feels the air move at {place}. Which of Earth's systems is the air?",
      answer: 'the atmosphere',
    },
    { part: 'graph', ask: 'Of 100 spoonfuls of water on Earth, about how many are salty?', answer: 'about 97' },
    {
      part: 'classify',
      ask: "{hero} draws a glacier. Which of Earth's systems does it belong to?",
      answer: 'the hydrosphere',
    },
    {
      part: 'graph',
      ask: '{friend} graphs ocean, ice and other fresh water. Which bar is the tallest?',
      answer: 'ocean',
    },
    {
      part: 'classify',
      ask: "A boulder lies at {place}. Which of Earth's systems does it belong to?",
      answer: 'the geosphere',
    },
    {
      part: 'graph',
      ask: 'Of 100 parts, 97 are ocean and 2 are ice. How many parts does the last bar show?',
      answer: '1',
      sum: '100 - 97 - 2',
    },
    {
      part: 'classify',
      ask: '{hero} finds a fern with dew on it. Classify both.',
      answer: 'biosphere and hydrosphere',
    },
    {
      part: 'graph',
      ask: '{hero} graphs 200 parts of fresh water. Of each 100, 69 are ice. How many parts are left for the other bars?',
      answer: '62',
      sum: '200 - 200 / 100 * 69',
      further: true,
    },
    {
      part: 'classify',
      ask: 'The roots of a tree crack a cliff. Which two systems interact?',
      answer: 'biosphere and geosphere',
    },
    {
      part: 'graph',
      ask: 'Draw the bar for the ocean on a scale of tens. Between which two marks does it end?',
      answer: '90 and 100',
    },
    {
      part: 'classify',
      ask: 'The sun warms a lake, and a cloud forms. Which two systems interact?',
      answer: 'hydrosphere and atmosphere',
    },
    { part: 'graph', ask: 'Why can you hardly see the bar for lakes and rivers?', answer: 'their share is tiny' },
    {
      part: 'classify',
      ask: 'Wind blows sand up a dune. Which two systems interact?',
      answer: 'atmosphere and geosphere',
    },
    {
      part: 'graph',
      ask: '{hero} draws a bar of 50 for salt water and 50 for fresh. What should they be?',
      answer: '97 and 3',
    },
    {
      part: 'classify',
      ask: '{friend} breathes in air and drinks water. Name all three systems.',
      answer: 'biosphere, atmosphere and hydrosphere',
    },
    {
      part: 'graph',
      ask: 'Fresh water is 69 parts ice, 30 groundwater and 1 lakes and rivers. Which bar shows what wells bring up?',
      answer: 'groundwater',
      further: true,
    },
    {
      part: 'classify',
      ask: '{friend} has sea water, an iceberg and water from a well. Which of these are fresh?',
      answer: 'iceberg and well water',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Of 1,000 parts of fresh water, 690 are ice and 300 groundwater. How many are left for lakes and rivers?',
      answer: '10',
      sum: '1000 - 690 - 300',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Draw the bar for 69 parts of ice. One square is 10 parts. About how many squares high is it?',
      answer: '7',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Lakes, glaciers and groundwater hold fresh water. Which of the three holds the most?',
      answer: 'glaciers',
      further: true,
    },
  ],
  sheets: [waterInOneBar, earthSpheres, { ...freshWaterOnly, further: true }, { ...saltOrFresh, further: true }],
}
