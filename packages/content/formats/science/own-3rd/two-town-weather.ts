import type { Format } from '../../../types.ts'

export const twoTownWeather: Format = {
  id: 'science.two-town-weather',
  subject: 'science',
  title: 'Two Town Weather',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.weather-climate'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'ruler', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw the rain of two towns for {hero}. Answer first, then hear the numbers. Choose a color for each town.',
      inShort: {
        you: 'Read a question. After the right answer, read out the rain of one town.',
        child:
          'Records the rain as four bars and names the driest month: one {token}. Last, compares both towns for one more.',
        end: 'Two towns are graphed and compared.',
      },
      round:
        'Read question 1. Your child says {answer}, so you read out the rain of Elm Town. Your child draws a bar for each month, 8, 6, 1 and 5 steps high, and says: July is driest. One {token}.',
      steps: [
        'Get out paper, crayons, pencils and a ruler. Your child rules a sheet for each town: four months along the bottom, eight lines up the side, one ruler width apart. Each step is 10 millimeters.',
        'Rain in millimeters, Elm Town: January 80, April 60, July 10, October 50. Oak Town: January 10, April 20, July 40, October 20. Mend wrong answers first.',
        'After question 3, ask: Which town is wetter in all? (Elm, 200 to 90) Does one year tell the climate? (no)',
      ],
      say: 'What does the graph show at once?',
      success: 'Your child compares towns and seasons from the bars.',
    },
    {
      title: 'Weather on Trial',
      child:
        'Defend the weather of {place} in court. Answer to be heard, then object with numbers. Choose a loud or a calm objection.',
      inShort: {
        you: 'Read a question. After the right answer, make the next false claim.',
        child: 'Objects with numbers from the table that prove your claim false: one {token}.',
        end: 'Three claims have fallen.',
      },
      round:
        'Read question 1. Your child says {answer} and is heard. You claim: every day was warmer than usual! Objection, says your child: Tuesday, Thursday and Friday were below 51. One {token}.',
      steps: [
        'Get out paper and pencils. Read out made-up noon temperatures in degrees: Monday 52, Tuesday 48, Wednesday 61, Thursday 50, Friday 49. Your child records them in a table and writes below: usual is 51.',
        'Claim 2: Wednesday was 20 degrees too warm! (no, 10) Claim 3: This Wednesday proves a new climate! (no, climate takes many years) Mend wrong answers first.',
      ],
      say: 'Is that one day, or many years?',
      success: 'Your child tells one day of weather from climate.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
