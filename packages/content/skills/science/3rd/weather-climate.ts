import type { Skill } from '../../../types.ts'
import { weatherRecord } from '../pages/3rd.ts'
import { predictTheNextYear } from '../pages/3rd-further.ts'
import { weatherOrClimate } from '../sets/3rd.ts'

export const weatherClimate: Skill = {
  id: 'science.3.weather-climate',
  subject: 'science',
  grade: '3rd',
  strand: 'earth',
  order: 8,
  short: 'Weather and Climate',
  iCan: 'I can record weather data and use it to compare places or seasons.',
  codes: ['3-ESS2-1', '3-ESS2-2'],
  prerequisites: ['science.k.weather', 'science.1.seasons'],
  keywords: [
    { word: 'climate', definition: 'the usual weather of a place over many years' },
    { word: 'data', definition: 'facts that you measure and write down' },
    { word: 'temperature', definition: 'how hot or cold something is, measured in degrees' },
  ],
  model:
    'Say: I record rain with its unit, millimeters: April 40, May 30, June 10, July 5. I compare seasons: spring has 40 plus 30, so 70, and summer 15. Summer is drier. Oak Town had 50 in July, so it is wetter there. One year is weather. Climate is what is usual over many years.',
  picture: {
    kind: 'graph',
    graph: {
      title: 'Rain',
      form: 'bars',
      each: 10,
      rows: [
        { name: 'April', value: 40 },
        { name: 'May', value: 30 },
        { name: 'June', value: 10 },
        { name: 'July', value: 5 },
      ],
    },
  },
  check: {
    question: 'Snow days in three winters: Pine Town 30, 28, 33. Palm Town 0, 1, 0. How do the places compare?',
    lookFor: 'Pine Town has about 30 each winter, Palm Town hardly any.',
  },
  laterChecks: [
    {
      question: 'A town had 12, 15 and 11 hot days in three years. Next year it had 13. Is that usual?',
      lookFor: 'Yes. 13 lies among the other numbers, so it fits the pattern.',
      further: true,
    },
    {
      question: 'Rain fell 70 millimeters in winter and 10 in summer. How do the seasons compare?',
      lookFor: 'Winter is wetter, by 60 millimeters of rain.',
    },
  ],
  misconception: {
    says: 'A cold day proves that the climate got cold.',
    reply: 'One day is like one page. Climate is the whole book of many years.',
  },
  easier: 'Draw a bar of 4 squares for rain in May and 1 square for July. Which month was wetter? (May)',
  harder:
    'Rice needs much rain. Elm Town gets 200 millimeters a season, Oak Town 90. Choose one and tell why (Elm Town, it is wetter).',
  again: {
    easier:
      'Lay your palm on a window. Does it feel warm or cold? Does that tell about weather or climate? (weather, it is only today)',
    harder:
      'Elm Town gets 20 millimeters of rain each season, Oak Town 70, 0, 0 and 10. How do they compare? (both 80, but Oak Town has dry seasons)',
    model:
      'Write for Bay Town: 50, 51, 49, 50. Write for Hill Town: 21, 19, 38, 20. Say: These are degrees in four winters. About 50 is usual in Bay Town. In Hill Town 38 is unusual, so I leave it out. About 20 is usual there. So next winter I predict about 20.',
    picture: {
      kind: 'table',
      rows: [
        ['Bay Town', '50', '51', '49', '50'],
        ['Hill Town', '21', '19', '38', '20'],
      ],
    },
    misconception: {
      says: 'Hill Town had 19 and 38 degrees, so I predict halfway between them, about 28.',
      reply: 'Draw a number line from 15 to 40 with a dot for each winter. Where do most of the dots lie?',
    },
  },
  prompts: [
    {
      part: 'record',
      ask: '{friend} records the temperature: noon 60, night 45. Which unit is missing?',
      answer: 'degrees',
    },
    {
      part: 'places',
      ask: '{hero} compares the temperature: Elm Town 70 degrees, Oak Town 55. How many degrees warmer is Elm Town?',
      answer: '15',
      sum: '70 - 55',
    },
    {
      part: 'seasons',
      ask: 'Rain was 40 millimeters in spring and 15 in fall. Which season was drier?',
      answer: 'fall',
    },
    {
      part: 'record',
      ask: '{hero} writes: It rained a lot. Which fact would turn this into data?',
      answer: 'the millimeters of rain',
    },
    {
      part: 'places',
      ask: 'Town A had 12 rainy days in May, Town B had 26. How many more had Town B?',
      answer: '14',
      sum: '26 - 12',
    },
    {
      part: 'seasons',
      ask: '{friend} records three spring months: 20, 30 and 40 millimeters of rain. How much rain fell in spring?',
      answer: '90',
      sum: '20 + 30 + 40',
    },
    {
      part: 'record',
      ask: 'Look out of a window. Record the time, the sky and the wind as your data. What do you write?',
      answer: 'such as 4 p.m., cloudy, windy',
    },
    {
      part: 'record',
      ask: '{hero} measured 12 millimeters of rain on Monday, none on Tuesday. What do you write for Tuesday?',
      answer: '0 millimeters',
    },
    {
      part: 'places',
      ask: 'June rain in three years: Elm Town 80, 75, 82. Oak Town 5, 9, 7. Which town has dry Junes?',
      answer: 'Oak Town',
    },
    {
      part: 'seasons',
      ask: '{friend} recorded 82 degrees in July and 38 in January. How many degrees colder was January?',
      answer: '44',
      sum: '82 - 38',
    },
    {
      part: 'record',
      ask: '{friend} records at 8 in the morning one day, then at noon. Why can the days not be compared?',
      answer: 'the times differ',
    },
    {
      part: 'places',
      ask: 'A warm town had snow once in 30 years. Why do we not call its climate snowy?',
      answer: 'once is only weather',
    },
    {
      part: 'seasons',
      ask: '{hero} recorded 20, 22, 4 and 21 hot days in four summers. Which summer was unusual?',
      answer: 'the third',
      further: true,
    },
    {
      part: 'record',
      ask: 'You want to tell the climate of a place. Why is one year of records too short?',
      answer: 'it may be unusual',
    },
    {
      part: 'seasons',
      ask: 'Degrees in four seasons: Elm Town 60, 61, 59, 60. Oak Town 30, 60, 85, 55. Where do the seasons hardly differ?',
      answer: 'in Elm Town',
    },
    {
      part: 'seasons',
      ask: '{friend} recorded 60, 62 and 58 millimeters of rain in three springs. Predict next spring.',
      answer: 'about 60 millimeters',
      further: true,
    },
    {
      part: 'seasons',
      ask: 'A town had 30, 31, 52 and 30 degrees in four winters. Which number is unusual?',
      answer: '52',
      further: true,
    },
    {
      part: 'record',
      ask: '{hero} recorded June rain for five years: 8, 9, 8, 30 and 9 millimeters. Which result do you not go by?',
      answer: '30',
      further: true,
    },
    {
      part: 'places',
      ask: 'Snow in three winters: Fox Town 40, 41, 39 inches. Elm Town 10, 9, 11. About how many inches more are usual in Fox Town?',
      answer: '30',
      further: true,
    },
    {
      part: 'places',
      ask: 'July in Elm Town had 80, 81, 79 and 80 degrees. About how many degrees do you predict for next July?',
      answer: '80',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'bar-graph',
      form: 'bar',
      categories: 4,
      scale: 5,
      upTo: 50,
      ask: ['most', 'how-many-more', 'total', 'draw'],
      about: { title: 'Rain by month', categories: ['April', 'May', 'June', 'July'], unit: 'millimeters' },
    },
    weatherRecord,
    weatherOrClimate,
    { ...predictTheNextYear, further: true },
  ],
}
