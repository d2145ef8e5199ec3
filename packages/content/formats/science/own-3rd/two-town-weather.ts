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
        'Record the rain of two towns for {hero} at {place}. Draw one box for every 10 millimeters. Choose a color for each town. Each town wins one {token}, and so does comparing.',
      inShort: {
        you: 'Read out the rain, then ask.',
        child: 'Graphs a town or compares both, and answers a question: one {token}.',
        end: 'Two towns are graphed and compared.',
      },
      round:
        'Read out the rain of Elm Town. Your child writes a table and draws four bars, January eight boxes high. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, crayons, pencils and a ruler. Note the weather now, with the date. Made-up rain in millimeters for Elm Town: January 80, April 60, July 10, October 50.',
        'Oak Town: January 10, April 20, July 40, October 20.',
        'Compare: Which town is wetter in all? (Elm, 200 to 90) When is each driest? (July and January) Is one January enough to know the climate? (no)',
      ],
      say: 'What does the graph show that the list hides?',
      success: 'The table and bars are right, and your child compares two towns and two seasons from them.',
    },
    {
      title: 'Weather on Trial',
      child:
        'Judge a quarrel at {place}: has the climate changed? Record five days in a table and bars. Choose the color of the usual line. Each answer from your data wins {friend} one {token}.',
      inShort: {
        you: 'Read out temperatures, then two claims.',
        child: 'Answers from the bars, then answers a question: one {token}.',
        end: 'The verdict is spoken.',
      },
      round:
        'Which days are above the usual line? Your child looks at the bars: Monday and Wednesday. Read question 1. Your child says {answer}. That makes one {token}.',
      steps: [
        'Get out paper, crayons, pencils and a ruler. Read out made-up noon temperatures in degrees: Monday 52, Tuesday 48, Wednesday 61, Thursday 50, Friday 49. Your child writes a table, draws five bars and, with the ruler, the usual value for that week, 51, as a line.',
        'Which day is farthest off? (Wednesday, by 10)',
        'Verdict: One warm Wednesday shows a new climate. Most days here are close to the usual. Which claim do the data support? (the second)',
      ],
      say: 'Is that one day, or many years?',
      success: 'Your child reads the data correctly and says that one day is weather, while climate needs many years.',
    },
  ],
  safety: [],
}
