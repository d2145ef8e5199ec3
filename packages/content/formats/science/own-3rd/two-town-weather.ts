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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw the rain of two towns for {hero}. Answer first, then hear the numbers. Choose a bright or a dark color for each town.',
      inShort: {
        you: 'Ask a question. Then read out the rain of Elm Town, then of Oak Town. The third time, ask: which town is wetter in all?',
        child: 'Answers and draws two bars. Tells which season is wetter. The third time, compares the towns.',
      },
      round:
        'Your child says {answer}. You read out: Elm Town, winter 80 millimeters, summer 10. Your child draws bars 8 thumbs and 1 thumb high. Winter is wetter.',
      steps: [
        'Get out paper and crayons. Draw a line along the bottom of the sheet. The width of a thumb is 10 millimeters of rain.',
        'Oak Town: winter 20, summer 40. Elm is wetter in all, 90 to 60. Does one year tell the climate? (no) Work out a wrong answer together.',
      ],
      further:
        'Last, tell four Elm Town winters: 80, 81, 40, 79. Which is unusual? Predict the next one. (40, about 80)',
      say: 'Which town needs more boots?',
      success: 'Your child compares towns and seasons from the bars.',
    },
    {
      title: 'Weather on Trial',
      child:
        'Defend the weather of {place} in court. Answer to be heard, then object with numbers. Choose a loud or a calm objection.',
      inShort: {
        you: 'Ask a question. Then make the next of three false claims.',
        child: 'Answers. Then objects with a number or a fact that proves your claim false.',
      },
      round:
        'Your child says {answer}. You claim: every day was warmer than usual! Objection, says your child: Tuesday had 48, and usual is 51.',
      steps: [
        'Get out paper and pencils. Your child writes down made-up noon temperatures, in degrees: Monday 52, Tuesday 48, Wednesday 61. Usual is 51.',
        'Claim 2: Wednesday was 20 degrees too warm! (no, 10) Claim 3: This Wednesday proves a new climate! (no, climate takes many years) Work out a wrong answer together.',
      ],
      further: 'Then claim: Junes had 70, 71, 90 and 69 degrees, so the next one has 90! (no, 90 is unusual: about 70)',
      say: 'Order in the court! Is that one day, or many years?',
      success: 'Your child tells one day of weather from climate.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
