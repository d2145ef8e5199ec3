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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
    { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look out and name the weather. Draw it in box one. Roll four more days for {place}. Choose which roll to try again for {hero}.',
      inShort: {
        you: 'Ask a question. Then ask for the weather: today in box 1, after that two rolled days each time.',
        child: 'Draws the weather. A right answer wins one {token} and lets one roll be thrown again for more sun.',
        end: 'Five days are drawn and counted.',
      },
      round:
        'You ask question 1. Your child says {answer}: one {token}, and one extra roll for later. Your child looks out, names the weather and draws it in box 1.',
      steps: [
        'Get out paper, crayons and dice. Draw six boxes on a sheet, five for days and one for a count. The rolls mean: 1 or 2 sunny, 3 or 4 cloudy, 5 or 6 rainy.',
        'A wrong answer brings no extra roll. At the end: which weather came most? Your child writes its count in box 6.',
      ],
      say: 'First the real sky. What do you see? What is the word for it?',
      success: "Your child names today's weather and counts the sunny and rainy days.",
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
        { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
      ],
    },
    {
      title: 'Pack for the Weather',
      child:
        'Pack for a trip to {place} with {friend}. Listen to the clue for each day. Hold up the right card. Choose what goes in the bag.',
      inShort: {
        you: 'Give the clues of two days, then ask a question. The very first day is today: look out.',
        child: 'Rolls, holds up the card that fits and marks it. A right answer packs one thing to wear: one {token}.',
        end: 'Six days are marked, and the bag is packed.',
      },
      round:
        'Your child looks out and marks a card, then rolls a 6: white roofs! The snowflake is marked. You ask question 1. Your child says {answer} and draws mittens in the bag: one {token}.',
      steps: [
        'Get out paper, crayons and dice. Draw a bag on one sheet. Tear the other into four cards; your child draws a sun, a cloud, a drop and a snowflake. Clues for the rolls: 1 or 2, you squint; 3 or 4, a gray sky, dry ground; 5, puddles; 6, white roofs.',
        'After a wrong answer, you choose what to pack. At the end, count the marks: which are most?',
      ],
      say: 'Here is a clue about the next day. Which card is it?',
      success: 'Your child tells the weather from clues and counts the marks.',
    },
  ],
  safety: [],
}
