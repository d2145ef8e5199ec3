import type { Skill } from '../../../types.ts'
import { myWeatherPage } from '../pages/kindergarten.ts'

export const weather: Skill = {
  id: 'science.k.weather',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'earth',
  order: 6,
  short: 'Weather Watch',
  iCan: 'I can name the weather and count the sunny and rainy days.',
  codes: ['K-ESS2-1', 'K-ESS3-2'],
  prerequisites: ['science.k.five-senses'],
  keywords: [{ word: 'weather', definition: 'what the air and sky are like now' }],
  model:
    'Go to a window. Say: Gray clouds mean cloudy. A wet path means rainy. A tree that sways means windy. Blue sky means sunny, white flakes mean snowy. Hold up two fingers for two rainy days. On the other hand hold up three for sunny days. Three is more. In all I count five days.',
  picture: {
    kind: 'graph',
    graph: {
      title: 'Weather',
      form: 'rings',
      each: 1,
      rows: [
        { name: 'rainy', value: 2 },
        { name: 'sunny', value: 3 },
      ],
    },
  },
  check: {
    question: 'Name the weather now. Then count: sun, rain, sun. How many sunny days?',
    lookFor: 'A true word such as cloudy, then 2 sunny days.',
  },
  laterChecks: [
    {
      question: 'Snow covers the ground and trees sway. What is the weather?',
      lookFor: 'Snowy and windy. Either word with a reason is fine.',
    },
    {
      question: 'It was sunny on 4 days and windy on 2. How many more sunny days?',
      lookFor: '2 more sunny days. Putting fingers tip to tip is a fine way.',
      further: true,
    },
  ],
  misconception: {
    says: 'It is warm, so the weather is sunny.',
    reply: 'Look up at the sky. Do you see blue sky and sunshine, or gray clouds?',
  },
  easier: 'Arms wide for sunny, wiggly fingers for rainy. Show and count: sun, sun, rain. (2 sunny, 1 rainy)',
  harder:
    'Count these days: sun, rain, rain, sun, rain, sun, rain. How many of each? Which was more? (3 sunny, 4 rainy, more rainy)',
  again: {
    easier: 'Clap for a sunny day and tap for a rainy day: clap, clap, tap. How many days were sunny? (2)',
    harder: 'A week has 7 days. 4 were sunny, 1 was snowy, and the rest were rainy. How many were rainy? (2)',
    model:
      'Hold up 5 fingers for cloudy days. Hold up 3 on the other hand for snowy days. Say: How many more cloudy days? Put the fingers tip to tip. 3 pairs meet. 2 cloudy fingers are left over. So there were 2 more cloudy days. That means 2 fewer snowy days.',
    picture: {
      kind: 'graph',
      graph: {
        title: 'Weather',
        form: 'rings',
        each: 1,
        rows: [
          { name: 'cloudy', value: 5 },
          { name: 'snowy', value: 3 },
        ],
      },
    },
    misconception: {
      says: 'There were 5 more cloudy days, because I count 5.',
      reply: 'Draw 5 clouds in a row and 3 snowflakes right below them. How many clouds have no partner?',
    },
  },
  prompts: [
    { part: 'name', ask: '{hero} sees drops fall from the clouds. Name the weather.', answer: 'rainy' },
    {
      part: 'count',
      ask: 'It rained 1 day. Then it rained 1 more. Count the rainy days.',
      answer: '2',
      sum: '1 + 1',
    },
    { part: 'name', ask: '{friend} sees blue sky and sunshine. Name the weather.', answer: 'sunny' },
    { part: 'count', ask: 'Sun, rain, sun, sun, sun. How many sunny days?', answer: '4' },
    { part: 'name', ask: 'White flakes fall on {hero}. Name the weather.', answer: 'snowy' },
    { part: 'count', ask: '{hero} marks 3 sunny and 2 rainy days. How many days in all?', answer: '5', sum: '3 + 2' },
    { part: 'name', ask: 'Trees bend and hats fly off. Name the weather.', answer: 'windy' },
    { part: 'count', ask: '{friend} marks rain, rain, sun, rain, sun. Which came more often?', answer: 'the rain' },
    { part: 'name', ask: '{hero} sees a gray sky, but no drops fall. Name the weather.', answer: 'cloudy' },
    {
      part: 'count',
      ask: '{friend} marks 6 sunny days and 1 rainy day. Which were fewer?',
      answer: 'the rainy days',
    },
    { part: 'name', ask: 'A kite flies high, and bushes sway. Name the weather.', answer: 'windy' },
    { part: 'count', ask: 'Sun, sun, rain, sun, rain, sun, rain. Count the rainy days.', answer: '3' },
    {
      part: 'name',
      ask: 'Drops fall and trees sway at {place}. Name both kinds of weather.',
      answer: 'rainy and windy',
    },
    {
      part: 'count',
      ask: '{hero} marks sun, rain, sun, sun, rain, sun. How many days of each?',
      answer: '4 sunny, 2 rainy',
    },
    {
      part: 'name',
      ask: 'The sky was gray. Now it is blue. Name the weather, then and now.',
      answer: 'cloudy, then sunny',
    },
    {
      part: 'count',
      ask: '{hero} counts 2 sunny days and 5 rainy days. How many more rainy days?',
      answer: '3',
      sum: '5 - 2',
      further: true,
    },
    {
      part: 'count',
      ask: 'Rain on 4 days, sun on 3 days. How many more rainy days?',
      answer: '1',
      sum: '4 - 3',
      further: true,
    },
    {
      part: 'count',
      ask: '{friend} saw 5 windy days and 1 snowy day. How many more windy days?',
      answer: '4',
      sum: '5 - 1',
      further: true,
    },
    {
      part: 'count',
      ask: '{hero} marks fog on 2 days and sun on 4 days. How many fewer foggy days?',
      answer: '2',
      sum: '4 - 2',
      further: true,
    },
    { part: 'count', ask: 'Rain, sun, sun, rain, sun, sun. How many more sunny days?', answer: '2', further: true },
    {
      part: 'count',
      ask: '{friend} puts 3 sunny and 3 rainy fingers tip to tip. Which were more?',
      answer: 'neither, all have a partner',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'bar-graph',
      form: 'picture',
      categories: 3,
      scale: 1,
      upTo: 5,
      ask: ['how-many', 'most', 'fewest'],
      about: { title: 'Our weather log', categories: ['Sunny', 'Cloudy', 'Rainy'], unit: 'days' },
    },
    myWeatherPage,
    {
      kind: 'bar-graph',
      form: 'picture',
      categories: 3,
      scale: 1,
      upTo: 5,
      ask: ['most', 'how-many-more'],
      about: { title: 'Our sky log', categories: ['Sunny', 'Cloudy', 'Rainy'], unit: 'days' },
      further: true,
    },
  ],
}
