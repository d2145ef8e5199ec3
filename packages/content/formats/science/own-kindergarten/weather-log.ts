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
        you: 'Box 1 is today: look out. Then ask a question before each two rolled days.',
        child: 'Rolls, names the weather and colors a box. A right answer lets one roll be thrown again: one {token}.',
        end: 'Seven days are colored and counted.',
      },
      round:
        'Today is cloudy: box 1 turns gray. You ask question 1. Your child says {answer}, rolls a 5, rainy, and rolls again: a 2, sunny! Then comes the next day: one {token}.',
      steps: [
        'Get out paper, crayons and dice. Draw seven boxes in a row. The rolls: 1 or 2 is sunny (yellow), 3 or 4 cloudy (gray), 5 or 6 rainy (blue).',
        'At the end: how many sunny days and how many rainy days were there?',
      ],
      say: 'Look out. What is the word for this weather?',
      success: "Your child names today's weather and counts the sunny and rainy days.",
    },
    {
      title: 'Pack for the Weather',
      child:
        'Pack for a trip to {place} with {friend}. Listen to the clue for each day. Draw the sun, a cloud, a drop or a snowflake. Choose what goes in the bag.',
      inShort: {
        you: 'Give the clues of two days. Then ask a question.',
        child: 'Names the weather of each day and draws its sign. A right answer packs one thing to wear: one {token}.',
        end: 'Six days are drawn and counted.',
      },
      round:
        'Day 1: your child looks out and draws a cloud. Day 2: you squint. A sun! You ask question 1. Your child says {answer} and draws a hat in the bag: one {token}.',
      steps: [
        'Get out paper and crayons. Draw a big bag on a sheet; the signs go above it.',
        'Next clues: puddles; a dripping roof. Last: you squint; white roofs. After a wrong answer, you choose what to pack. At the end, count sunny and rainy days.',
      ],
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
