import type { Skill } from '../../../types.ts'
import { slowTheSlide } from '../pages/2nd.ts'
import { fastOrSlow } from '../sets/2nd.ts'

export const landChanges: Skill = {
  id: 'science.2.land-changes',
  subject: 'science',
  grade: '2nd',
  strand: 'earth',
  order: 8,
  short: 'Fast and Slow Land',
  iCan: 'I can identify fast and slow changes to the land and suggest a way to slow one.',
  codes: ['2-ESS1-1', '2-ESS2-1'],
  prerequisites: ['science.k.weather'],
  keywords: [
    { word: 'erosion', definition: 'when wind or water carries soil or sand away' },
    { word: 'landslide', definition: 'when a slope of soil slips down fast' },
  ],
  model:
    'Tip your hand: a hill. Slide the other hand down. Say: A landslide takes minutes: fast. Drag one finger down: a river cuts a canyon in many years, as rock is hard: slow. Wind and water carry soil away: erosion, slow, too. Roots hold soil, so grass helps. Walls stop waves, and trees slow wind.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'fast: minutes', words: ['landslide'] },
      { head: 'slow: years', words: ['canyon', 'erosion'] },
    ],
  },
  check: {
    question: 'Name one fast and one slow change to land. How can plants slow erosion?',
    lookFor: 'Such as a landslide and a canyon. Roots hold the soil.',
  },
  laterChecks: [
    {
      question: 'Wind blows sand off a beach. Name one way to slow it.',
      lookFor: 'Such as planting grass or building a fence or wall.',
    },
    {
      question: 'Rain falls on a bare hill and on a grassy hill. Which loses more soil, and why?',
      lookFor: 'The bare hill, because it has no roots to hold the soil.',
      further: true,
    },
  ],
  misconception: {
    says: 'Mountains never change.',
    reply: 'They change very slowly. Ice, rain and wind wear them down a bit every year.',
  },
  easier:
    'Act three changes at their speed: rockfall, earthquake, a hill that wears down. Which one is slow? (the hill)',
  harder:
    'Sand blows off a beach. One plan plants grass, one builds a fence. What does each plan do? (roots hold the sand, the fence slows the wind)',
  again: {
    easier:
      'Rub your palms together ten times, as sand rubs on rock. Can you see a change? Is this way of changing fast or slow? (no, it is slow)',
    harder:
      'A river wears away 1 inch of rock in 10 years. How long do 6 inches take? Is that fast or slow? (60 years, slow)',
    model:
      'Say: Rain takes a little soil off a hill each year: slow. One night a storm soaks a bare slope. The mud slips down in a minute: fast. Why there? No roots held the soil. Low walls across the slope slow the water. Then more soil stays.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'slow: each year', words: ['rain', 'a little soil'] },
        { head: 'fast: a minute', words: ['storm', 'mud slips'] },
      ],
    },
    misconception: {
      says: 'The storm soaks every slope, so one with trees slips just as fast.',
      reply:
        'Tip your hand with a scrap of a page on it, then again while I hold the scrap. What on a slope holds on like me?',
    },
  },
  prompts: [
    {
      part: 'fast',
      ask: '{hero} draws an earthquake, a canyon and a cave. Which one changes land fast?',
      answer: 'the earthquake',
    },
    {
      part: 'slow',
      ask: '{friend} sees a mountain that rain wears down. Which change is it: fast or slow?',
      answer: 'slow',
    },
    {
      part: 'help',
      ask: '{hero} must slow erosion on a hill. What is best: bare soil, loose sand or grass?',
      answer: 'grass',
    },
    { part: 'fast', ask: '{friend} draws a volcano that erupts. Does the land change fast or slowly?', answer: 'fast' },
    { part: 'slow', ask: '{hero} sees a cave made by drips. Did it take minutes or many years?', answer: 'many years' },
    { part: 'help', ask: 'What holds the soil on a hill: rain, wind or roots?', answer: 'roots' },
    {
      part: 'fast',
      ask: '{friend} sees a slope of soil slip down in one minute. What is it called?',
      answer: 'a landslide',
    },
    { part: 'slow', ask: 'Landslide, earthquake, canyon: which change is the slow one?', answer: 'the canyon' },
    {
      part: 'help',
      ask: '{hero} has a bare slope. Name one thing to plant on it.',
      answer: 'such as grass, bushes or trees',
    },
    { part: 'fast', ask: '{hero} sees a cliff fall at {place}. Which is it: fast or slow?', answer: 'fast' },
    { part: 'slow', ask: 'Wind takes a little soil from a field each day. What is this called?', answer: 'erosion' },
    {
      part: 'help',
      ask: "Waves eat at {friend}'s beach. What could people build?",
      answer: 'such as a wall of stones',
    },
    { part: 'fast', ask: 'Which takes minutes: a rockfall, a glacier or a rising mountain?', answer: 'a rockfall' },
    { part: 'slow', ask: 'Why is a canyon a slow change?', answer: 'rock wears slowly' },
    {
      part: 'help',
      ask: "Wind blows soil off {hero}'s field. How does a row of trees help?",
      answer: 'it slows the wind',
    },
    { part: 'fast', ask: 'A flood and a dripping cave: which change can you see in a day?', answer: 'the flood' },
    { part: 'slow', ask: 'Order, fastest first: cliff wearing down, mudslide.', answer: 'mudslide, then cliff' },
    {
      part: 'help',
      ask: '{friend} sees mud slip at {place}. Suggest a way to slow it.',
      answer: 'such as grass or a low wall',
      further: true,
    },
    {
      part: 'help',
      ask: '{hero} sees a hill where trees are cut. What will rain do to its soil?',
      answer: 'wash more off',
      further: true,
    },
    {
      part: 'fast',
      ask: 'A storm soaks two slopes at {place}: one bare, one with trees. Which slips first?',
      answer: 'the bare slope',
      further: true,
    },
    {
      part: 'slow',
      ask: 'A river takes a bit of bank each year. One flood takes a lot. Which is slow: river or flood?',
      answer: 'the river',
      further: true,
    },
    {
      part: 'help',
      ask: '{friend} builds low walls across a slope. What do they do to the water?',
      answer: 'slow it down',
      further: true,
    },
    {
      part: 'slow',
      ask: 'Waves shape a cliff. Name the slow change: a bit each year or a fall in a storm?',
      answer: 'a bit each year',
      further: true,
    },
    {
      part: 'fast',
      ask: 'Wind moves sand for years, and one storm moves a whole dune. Which is fast?',
      answer: 'the storm',
      further: true,
    },
  ],
  sheets: [fastOrSlow, { ...slowTheSlide, further: true }],
}
