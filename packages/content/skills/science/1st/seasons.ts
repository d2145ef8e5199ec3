import type { Skill } from '../../../types.ts'
import { fourSeasons } from '../pages/1st.ts'
import { hoursAndSeasons } from '../pages/1st-further.ts'

export const seasons: Skill = {
  id: 'science.1.seasons',
  subject: 'science',
  grade: '1st',
  strand: 'earth',
  order: 8,
  short: 'Seasons and Daylight',
  iCan: 'I can tell how daylight and weather change in the four seasons.',
  codes: ['1-ESS1-2'],
  prerequisites: ['science.1.sun-moon-stars'],
  keywords: [
    { word: 'season', definition: 'one of four parts of the year' },
    { word: 'daylight', definition: 'the time when the sun lights the sky' },
  ],
  model:
    'Hold your hands wide apart. Say: Summer has long daylight and a high sun, so it is hot. Bring them close: Winter has short daylight and a low sun, so it is cold. Open them: In spring days get longer and warmer. Buds open. Close them a bit: In fall days get shorter and cooler.',
  picture: { kind: 'flow', steps: [['summer'], ['fall'], ['winter'], ['spring']], back: 'round' },
  check: {
    question: 'From winter to summer, how do the daylight and the weather change?',
    lookFor: 'The days get longer, and it gets warmer.',
  },
  laterChecks: [
    {
      question: 'It is spring. Do the days get longer or shorter now?',
      lookFor: 'Longer. Summer comes next, with the longest days.',
    },
    {
      question: 'Two days have 8 and 15 hours of daylight. Which one is in summer?',
      lookFor: 'The day with 15 hours, because summer has the longest days.',
      further: true,
    },
  ],
  misconception: {
    says: 'Summer is warm because it comes with vacation.',
    reply: 'Summer is warm because the sun is up longer and climbs higher in the sky.',
  },
  easier: 'Name the season for each clue: snow, buds, hot days and falling acorns. (winter, spring, summer, fall)',
  harder: 'Count the daylight hours from a sunrise at 6 to a sunset at 6 (12 hours, more than in winter).',
  again: {
    easier:
      'Feel your sleeve or your sock. Is it thick or thin? Which season does it fit? (thick fits winter, thin fits summer)',
    harder:
      'On one day the sun sets at 5, on another at 8. Which is in summer? How much later is it? (8, it is 3 hours later)',
    model:
      'Say: Three days have 16, 9 and 13 hours of daylight. I put the least first: 9, 13, 16. The shortest fits winter, and the longest fits summer. And 13? It may be spring or fall, so I look at the weather. Buds open, and it gets warmer. It is spring.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 9, label: 'winter: 9' },
        { value: 13, label: 'spring: 13' },
        { value: 16, label: 'summer: 16' },
      ],
    },
    misconception: {
      says: '13 is between 9 and 16, so it can only be spring.',
      reply: 'Draw the four seasons in a ring. Which ones lie between summer and winter?',
    },
  },
  prompts: [
    { part: 'daylight', ask: '{hero} wants the longest days. Which season is it?', answer: 'summer' },
    { part: 'weather', ask: '{friend} sees snow and a frozen puddle. Which season is it?', answer: 'winter' },
    { part: 'daylight', ask: 'Which season has the shortest days?', answer: 'winter' },
    { part: 'weather', ask: '{hero} sees buds open and feels the air get warm. Which season is it?', answer: 'spring' },
    { part: 'daylight', ask: 'It is fall. Does {friend} get more or less daylight each day?', answer: 'less' },
    { part: 'weather', ask: '{hero} feels cool air and sees trees go bare. Which season is it?', answer: 'fall' },
    { part: 'weather', ask: 'Which season is the hottest for {friend}?', answer: 'summer' },
    { part: 'daylight', ask: 'From winter to summer, does {hero} get more or less daylight?', answer: 'more' },
    { part: 'weather', ask: 'From winter to spring, how does the air change?', answer: 'it gets warmer' },
    {
      part: 'daylight',
      ask: '{friend} notes longer days, but it is still cool. Which season is it?',
      answer: 'spring',
    },
    { part: 'weather', ask: 'Do the shortest days come with hot or cold weather?', answer: 'cold' },
    {
      part: 'daylight',
      ask: 'Which two seasons come between the longest and shortest days?',
      answer: 'spring and fall',
    },
    {
      part: 'weather',
      ask: '{friend} takes out a thick coat. How has the weather changed?',
      answer: 'it got colder',
    },
    {
      part: 'daylight',
      ask: 'Put by daylight, least first: summer, winter, spring.',
      answer: 'winter, spring, summer',
    },
    {
      part: 'weather',
      ask: 'From summer to winter, name two changes in the weather.',
      answer: 'such as colder and some snow',
    },
    {
      part: 'daylight',
      ask: '{hero} had supper in the dark all winter. Now it is light. What changed?',
      answer: 'the days got longer',
    },
    {
      part: 'weather',
      ask: 'Start with winter. Name the weather of all four seasons.',
      answer: 'such as cold, mild, hot, cool',
    },
    {
      part: 'daylight',
      ask: '{hero} has 15 hours of daylight. Which season fits: summer or winter?',
      answer: 'summer',
      further: true,
    },
    {
      part: 'daylight',
      ask: 'Days have 14, 10 and 12 hours of daylight. Which number fits winter?',
      answer: '10',
      further: true,
    },
    {
      part: 'daylight',
      ask: 'Days have 11, 15 and 8 hours of daylight. Which number fits summer?',
      answer: '15',
      further: true,
    },
    {
      part: 'weather',
      ask: '{friend} counts 12 hours of daylight, and buds open. Which season is it?',
      answer: 'spring',
      further: true,
    },
    {
      part: 'weather',
      ask: 'A day has 12 hours of daylight. Trees go bare at {place}. Which season is it?',
      answer: 'fall',
      further: true,
    },
    {
      part: 'daylight',
      ask: 'Put hours of daylight in order from winter to summer: 12, 15, 9.',
      answer: '9, 12, 15',
      further: true,
    },
  ],
  sheets: [fourSeasons, { ...hoursAndSeasons, further: true }],
}
