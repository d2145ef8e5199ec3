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
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look out like a weather watcher. Draw what you see in box one. Roll the weather of six more days at {place}. Choose a color for each. Win three {tokens} for {hero}.',
      inShort: {
        you: 'Ask, and read what the roll means.',
        child: 'Draws the real weather, then rolled days. Each part with an answered question wins one {token}.',
        end: 'Seven boxes are drawn and counted.',
      },
      round:
        'At the window you ask: sunny, cloudy, rainy or snowy? Your child tells it and draws box 1. Then question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper, crayons and dice. Fold the sheet into eight boxes.',
        'Your child rolls and draws three more days: question 2. Three more: question 3. 1 or 2 is sunny, 3 or 4 cloudy, 5 or 6 rainy.',
        'Count the sunny, cloudy and rainy boxes. Which are most? The count goes in box 8.',
      ],
      say: 'First the real sky. What do you see? What is the word for it?',
      success: "Your child names today's weather and counts the sunny and rainy days correctly.",
    },
    {
      title: 'Pack for the Weather',
      child:
        'Pack for a trip to {place} with {friend}. Roll a number and hear clues. Hold up the card and act what you wear. Pick what goes in the bag. Win three {tokens}.',
      inShort: {
        you: 'Give the clue for each rolled day.',
        child: 'Holds up the card for it and marks it. Each question answered wins one {token}.',
        end: 'Five days are marked. Pack the bag!',
      },
      round:
        'Day one is real: your child looks out, holds up the card for it and marks it. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, crayons and dice. Tear four cards. Your child draws a sun, a cloud, a drop and a snowflake.',
        'Two rolled days, then question 2. Two more, then question 3. Clues: 1 or 2, you squint; 3 or 4, a gray sky and dry ground; 5, puddles; 6, white roofs. Your child acts: hat, boots, mittens.',
        'Count the marks on each card. What goes in the bag?',
      ],
      say: 'Here is a clue about the next day. Which card is it? What will you put on?',
      success: 'Your child tells the weather from clues each day and counts the marks on each card.',
    },
  ],
  safety: [],
}
