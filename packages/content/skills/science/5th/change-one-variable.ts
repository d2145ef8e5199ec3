import type { Skill } from '../../../types.ts'
import { controlledTest } from '../pages/5th.ts'
import { readTheResults } from '../pages/5th-further.ts'

export const changeOneVariable: Skill = {
  id: 'science.5.change-one-variable',
  subject: 'science',
  grade: '5th',
  strand: 'physical',
  order: 1,
  short: 'Controlling Variables',
  iCan: 'I can design a controlled test and justify which variable I change and which I measure.',
  codes: ['3-5-ETS1-3', '5-PS2-1'],
  prerequisites: ['science.4.measure-and-graph'],
  keywords: [
    { word: 'variable', definition: 'anything in a test that could change' },
    { word: 'control', definition: 'a variable that you keep the same on purpose' },
    { word: 'claim', definition: 'a statement that your evidence supports' },
  ],
  model:
    'Write change, measure and control. Say: Does a toy car roll farther on tile than on a rug? I change one variable, the floor, so only the floor can matter. I measure the distance in inches, as numbers can be compared. I control car, ramp, start. If tile wins three trials, that supports a claim.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'change', words: ['floor'] },
      { head: 'measure', words: ['distance'] },
      { head: 'control', words: ['car', 'ramp', 'start'] },
    ],
  },
  check: {
    question:
      'You test if more water makes beans taller. What do you change, measure and control? Why change only one?',
    lookFor: 'Change water, measure height, control light. Then only the water can matter.',
  },
  laterChecks: [
    {
      question: 'A drop dried in 30 minutes in calm air, in 20 in wind, in 10 in strong wind. What do you claim?',
      lookFor: 'More wind dries it faster: 30, 20, then 10 minutes.',
      further: true,
    },
    {
      question: 'Which of two cloths dries faster? One got more water. Find the flaw and fix it.',
      lookFor: 'Two things differ, cloth and water. Use equal water on both.',
    },
  ],
  misconception: {
    says: 'A test that did not show what I predicted is a failure.',
    reply: 'It is a result. It tells you something true, and you can build the next question on it.',
  },
  easier:
    'I ask if a sock dries faster spread out. One hangs flat, an equal one is rolled up. I note minutes. Which variable is changed, which measured? (shape, time)',
  harder:
    'Redesign this test: boat A with a sail is in deep water, boat B without one in shallow water (the depth changed, too; use one depth).',
  again: {
    easier:
      'Drop a flat scrap of a page and a crumpled one from the same height. Which variable did you change? (the shape)',
    harder:
      'You have 3 cars and 2 ramp heights. A fair test runs one car from both heights. How many such tests are there? (3, one for each car)',
    model:
      'Write 10, 20 and 40, and under them 16, 11 and 8. Say: On top is the length of a cord in centimeters, which I changed. Below are swings in 10 seconds, which I measured. I controlled the weight. From left to right the swings get fewer. My claim: longer cord, fewer swings.',
    picture: {
      kind: 'table',
      rows: [
        ['length', '10', '20', '40'],
        ['swings', '16', '11', '8'],
      ],
    },
    misconception: {
      says: 'The top row goes up to 40, so a longer cord makes more swings.',
      reply: 'Put a finger on 10 and read what is below, then do so at 20 and 40. What do the swings do?',
    },
  },
  prompts: [
    {
      part: 'design',
      ask: 'Plan a test: does a ball bounce higher on tile or on a rug? What do you change, and what do you measure?',
      answer: 'floor, bounce height',
    },
    {
      part: 'change',
      ask: 'Plan a test: does salt melt ice faster? Which one variable do you change, and why only one?',
      answer: 'salt or none, so only salt can matter',
    },
    {
      part: 'measure',
      ask: 'Plan a test at {place}: does wind dry a wet sock faster? What do you measure, and in what unit?',
      answer: 'drying time, in minutes',
    },
    {
      part: 'design',
      ask: '{hero} asks if wool dries faster than cotton. Design the test: name what you change, what you measure and one control.',
      answer: 'change cloth, measure drying time, control such as sunlight',
    },
    {
      part: 'change',
      ask: '{hero} asks if warm water dissolves salt faster. Which variable must {hero} change, and why not the stirring, too?',
      answer: 'temperature, so only it can matter',
    },
    {
      part: 'measure',
      ask: 'Gliders have wings of 4, 6 and 8 inches. You ask which stays up longest. What do you measure, and why?',
      answer: 'flight time, as the question asks for it',
    },
    {
      part: 'design',
      ask: '{friend} asks which of two carts rolls farther. Design the test: name what you change, what you measure and one control.',
      answer: 'change cart, measure distance, control such as the ramp',
    },
    {
      part: 'change',
      ask: '{friend} drops one ball from 1, 2 and 3 feet. Why does {friend} not change the ball as well?',
      answer: 'then two variables change',
    },
    {
      part: 'measure',
      ask: 'You ask which soil lets water through fastest. A friend measures plant height. What should be measured?',
      answer: 'draining time',
    },
    {
      part: 'design',
      ask: 'Design a test: does a wider sail make a boat faster? Name what you change, what you measure and one control.',
      answer: 'change sail width, measure time, control such as wind',
    },
    {
      part: 'change',
      ask: 'You ask if salt makes an egg float higher. Which variable do you change, and which do you measure?',
      answer: 'salt, floating height',
    },
    {
      part: 'measure',
      ask: 'You test which cloth soaks up most water. Why do you weigh each cloth rather than just look?',
      answer: 'numbers can be compared',
    },
    {
      part: 'design',
      ask: 'Design a test: do bean plants grow taller with more light? Name what you change, what you measure and two controls.',
      answer: 'change light, measure height, control such as water and soil',
    },
    {
      part: 'change',
      ask: 'Car A rolled 20 inches from a low ramp, car B 35 from a high one. Why does this not prove that the ramp did it?',
      answer: 'the car changed too',
    },
    {
      part: 'measure',
      ask: "{friend}'s plants got 3, 6 and 9 hours of light and grew 4, 6 and 8 new buds. Which claim do these results support?",
      answer: 'more light, more buds',
      further: true,
    },
    {
      part: 'measure',
      ask: 'A car rolled 12, 20 and 27 inches from ramps of 1, 2 and 3 books. Which claim do the results support?',
      answer: 'higher ramp, longer roll',
      further: true,
    },
    {
      part: 'design',
      ask: '{hero} claims that more salt melts ice faster, but tested only one amount. What must be added to the test?',
      answer: 'other amounts of salt',
      further: true,
    },
    {
      part: 'design',
      ask: 'Plan a table: do larger sails shorten the trip of a boat? What goes in the top row, and what below?',
      answer: 'sail size, time',
      further: true,
    },
    {
      part: 'change',
      ask: '{hero} swings 10, 20 and 30 grams and counts 9, 9 and 9 swings in 10 seconds. Does the weight matter, and how do you see it?',
      answer: 'no, all are 9',
      further: true,
    },
    {
      part: 'measure',
      ask: 'A boat with sails of 2, 4 and 6 inches needed 9, 7 and 4 seconds. What do larger sails do to the time?',
      answer: 'they shorten it',
      further: true,
    },
    {
      part: 'change',
      ask: 'Plants with 1, 2 and 3 spoons of water grew 3, 5 and 2 centimeters. Which result speaks against “more water, more growth”?',
      answer: '2 centimeters',
      further: true,
    },
  ],
  sheets: [controlledTest, { ...readTheResults, further: true }],
}
