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
    { name: 'coins', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look out and name the weather. Toss two coins for the next days at {place}. Draw a sun or a drop. Choose the color of your sun. Tell {hero} how many days were sunny.',
      earned: true,
      inShort: {
        you: 'Hand over the coins: heads is a sunny day, tails a rainy one.',
        child:
          'Tosses both. Names the weather of both days and draws a sun or a drop. Counts all sunny and rainy days.',
      },
      round:
        'Your child says {answer} and tosses heads and tails: sunny and rainy! Your child draws a sun and a drop: one day of each.',
      steps: ["Get out paper, crayons and coins. Your child looks out, names today's weather and draws it."],
      further: 'Ask, too: how many more of one kind? Your child puts fingers tip to tip.',
      say: 'Toss two days! What is the weather on each?',
      success: "Your child names today's weather and counts the sunny and rainy days.",
    },
    {
      title: 'Pack for the Weather',
      child:
        'Pack for a trip to {place} with {friend}. Listen to the clue for each day. Choose what to wear and draw it in the bag. Count the sunny and the rainy days.',
      earned: true,
      inShort: {
        you: 'Say two clues. First: you squint, puddles. Next: white roofs, sunglasses. Last: umbrellas, wet dogs.',
        child:
          'Names the weather for each clue and draws something to wear for it. Counts all sunny and rainy days so far.',
      },
      round:
        'Your child says {answer}. You say: you squint! Sunny: a hat is drawn. You say: puddles! Rainy: boots. One day of each.',
      steps: ['Get out paper and crayons. Draw a big bag on the sheet.'],
      further: 'Your child also tells which days are more, and how many more.',
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
