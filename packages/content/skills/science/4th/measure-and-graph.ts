import type { Skill } from '../../../types.ts'
import { measuringRecord } from '../pages/4th.ts'
import { pickTheScale } from '../pages/4th-further.ts'
import { lengthTimeVolume } from '../sets/4th.ts'

export const measureAndGraph: Skill = {
  id: 'science.4.measure-and-graph',
  subject: 'science',
  grade: '4th',
  strand: 'physical',
  order: 1,
  short: 'Measure and Graph',
  iCan: 'I can measure with the right unit and graph my results to answer a question.',
  codes: ['3-5-ETS1-3'],
  prerequisites: ['science.3.fair-test'],
  keywords: [
    {
      word: 'unit',
      definition: 'what we measure in: centimeters for length, seconds for time, milliliters for liquid',
    },
    { word: 'middle result', definition: 'the one between the others when you put them in order' },
  ],
  model:
    'Say: Whose hand span is wider? I measure mine three times from the 0 mark. Perhaps 20, 19, 21 centimeters: the middle result is 20. Yours is perhaps 15. One step of my scale is 5, so my bar is 4 steps high, yours 3. I add title and unit. Mine is 5 centimeters wider.',
  picture: {
    kind: 'graph',
    graph: {
      title: 'Hand span in centimeters',
      form: 'bars',
      each: 5,
      rows: [
        { name: 'mine', value: 20 },
        { name: 'yours', value: 15 },
      ],
    },
    full: true,
  },
  check: {
    question: 'Jumps went 30, 40 and 35 inches. Which result do you graph? How high, at 5 inches a step?',
    lookFor: 'The middle result, 35 inches. Its bar is 7 steps high.',
  },
  laterChecks: [
    {
      question: 'Trials gave 31, 29 and 30 centimeters. Which result would you graph, and with what unit?',
      lookFor: '30 centimeters, the middle result, with its unit on the axis.',
    },
    {
      question: 'Results are 20, 50 and 80 grams. Your graph has 8 steps. How much is one? How high is each bar?',
      lookFor: 'One step is 10 grams. Bars: 2, 5 and 8 steps.',
      further: true,
    },
  ],
  misconception: {
    says: 'If my results differ, I did it wrong.',
    reply: 'Small differences are normal. Measure three times and report the middle one.',
  },
  tools: [{ name: 'ruler', quantity: '1, with centimeters', core: true }],
  easier: 'Match each thing to a unit: time in seconds, length in inches, water in milliliters.',
  harder:
    'Trials gave 12, 40 and 13 inches. Justify which result to report and what to do next (13, the middle; measure the 40 again).',
  again: {
    easier:
      'Measure your thumb and your little finger in centimeters from the 0 mark. Draw a bar for each, just as high. Which is taller?',
    harder:
      'Results are 150, 400 and 350 milliliters. Your graph has 8 lines. Which equal step fits? (50: the bars are 3, 8 and 7 lines high)',
    model:
      'Draw an upright line with 6 equal steps. Say: My results are 30, 60 and 45 seconds. 60, the most, divided by 6 is 10, so one step is 10 seconds. The bars for 30 and 60 are 3 and 6 steps high. 45 is halfway from 40 to 50: 4 and a half.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Results',
        form: 'bars',
        each: 10,
        rows: [
          { name: '30', value: 30 },
          { name: '60', value: 60 },
          { name: '45', value: 45 },
        ],
      },
      full: true,
    },
    misconception: {
      says: '45 has no line of its own, so I draw its bar 5 steps high.',
      reply: 'Write the seconds beside each step of your upright line. What would a bar of 5 steps tell your reader?',
    },
  },
  prompts: [
    { part: 'measure', ask: 'Measure the width of your hand. Which unit fits?', answer: 'centimeters (or inches)' },
    {
      part: 'graph',
      ask: '{hero} numbers the scale of a graph: 25, 50, 75. Which number comes next?',
      answer: '100',
    },
    {
      part: 'answer',
      ask: 'Bars at {place} show 40, 30 and 20 milliliters. How much more is the first than the last?',
      answer: '20 milliliters',
    },
    {
      part: 'measure',
      ask: '{friend} times three trials: 24, 20 and 22 seconds. What is the middle result?',
      answer: '22 seconds',
    },
    {
      part: 'graph',
      ask: 'Draw a bar for 15 centimeters. One step is 5 centimeters. How many steps high is it?',
      answer: '3',
    },
    { part: 'answer', ask: 'Which ball bounced highest? The bars say: A 35, B 50, C 45 inches.', answer: 'ball B' },
    {
      part: 'measure',
      ask: '{hero} wants to graph the width of a hand. Measure yours three times. Which result do you graph?',
      answer: 'the middle result',
    },
    {
      part: 'measure',
      ask: '{hero} starts at the 1 mark and reads 13 centimeters. How long is the thing really?',
      answer: '12 centimeters',
    },
    { part: 'graph', ask: 'A scale goes 0, 10, 20, 50. What is wrong with it?', answer: 'the steps are unequal' },
    {
      part: 'answer',
      ask: '{hero} graphs drying times: cotton 30 minutes, wool 50, silk 20. Which cloth dries fastest?',
      answer: 'silk',
    },
    {
      part: 'graph',
      ask: '{friend} measured 14, 10 and 12 inches. Which result and which unit go on the graph?',
      answer: '12 inches',
    },
    { part: 'graph', ask: 'A bar ends halfway between 10 and 20. What does it show?', answer: '15', further: true },
    {
      part: 'answer',
      ask: 'Plants got 1, 2 and 3 spoons of water a day. Their bars are 4, 8 and 12 centimeters. What do you conclude?',
      answer: 'more water, more growth',
    },
    {
      part: 'measure',
      ask: '{friend} tests which sponge holds more water at {place}. Which unit fits: seconds, inches or milliliters?',
      answer: 'milliliters',
    },
    {
      part: 'graph',
      ask: '{hero} has results up to 80 grams and a graph of 8 steps. How many grams is one step?',
      answer: '10',
      further: true,
    },
    {
      part: 'answer',
      ask: 'You test if sand or soil lets water through faster. Both bars end at 30 seconds. What is your answer?',
      answer: 'both are equally fast',
    },
    {
      part: 'graph',
      ask: 'Results at {place} go up to 24 seconds. The graph has 6 steps. How many seconds is one step?',
      answer: '4',
      further: true,
    },
    {
      part: 'measure',
      ask: 'The longest of your three results is 35 inches. Your graph has 7 steps. How many inches is one step?',
      answer: '5',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Draw a bar for 70 milliliters. One step is 20 milliliters. How many steps high is it?',
      answer: '3 and a half',
      further: true,
    },
    {
      part: 'answer',
      ask: 'One step is 10 inches. Bar A is 4 steps high, bar B 2 and a half. How many inches more is A?',
      answer: '15',
      sum: '40 - 25',
      further: true,
    },
  ],
  sheets: [measuringRecord, lengthTimeVolume, { ...pickTheScale, further: true }],
}
