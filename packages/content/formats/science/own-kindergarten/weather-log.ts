import type { Format } from '../../../types.ts'

export const weatherLog: Format = {
  id: 'science.weather-log',
  subject: 'science',
  title: 'Our Weather Log',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.weather'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
    { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look out and name the weather. Color it in box one. Roll six more days for {place}. Choose which roll to try again for {hero}.',
      inShort: {
        you: 'Ask a question. Then let your child roll the weather of the next two days.',
        child: 'Answers and rolls twice. May roll one of the two again. Names the weather and colors two boxes.',
        end: 'Count the sunny days and the rainy days together.',
      },
      round:
        'Your child says {answer} and rolls a 5, rainy, and a 3, cloudy. Your child rolls the first again: a 2, sunny! Two boxes are colored.',
      steps: [
        'Get out paper, crayons and dice. Draw seven boxes in a row. Your child looks out and colors box 1. The rolls: 1 or 2 is sunny (yellow), 3 or 4 cloudy (gray), 5 or 6 rainy (blue).',
        'Work out a wrong answer together.',
      ],
      further: 'Fingers tip to tip: how many more or fewer sunny days than rainy days?',
      say: 'Look out. What is the word for this weather?',
      success: "Your child names today's weather and counts the sunny and rainy days.",
    },
    {
      title: 'Pack for the Weather',
      child:
        'Pack for a trip to {place} with {friend}. Listen to the clue for each day. Draw the sun, a cloud, a drop or a snowflake. Choose what goes in the bag.',
      inShort: {
        you: 'Give the clues for two days, one by one. Then ask a question.',
        child:
          'Names the weather for each clue and draws its sign. Then answers the question and draws one thing to wear in the bag.',
        end: 'Count the sunny days and the rainy days together.',
      },
      round:
        'Day 1: your child looks out and draws a cloud. Day 2: you squint. A sun! You ask question 1. Your child says {answer} and draws a hat in the bag.',
      steps: [
        'Get out paper and crayons. Draw a big bag on the sheet; the signs go above it.',
        'Day 3: puddles. Day 4: drops on the window. Day 5: you squint. Day 6: white roofs. Work out a wrong answer together.',
      ],
      further: 'After counting, ask: how many more rainy days than snowy days? Fingers tip to tip tell.',
      say: 'Here is a clue. What is the weather that day?',
      success: 'Your child tells the weather from clues and counts the sunny and rainy days.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
