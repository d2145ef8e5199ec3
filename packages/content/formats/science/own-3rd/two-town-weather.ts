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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Hear how much rain fell in two towns. Draw a bar for each one. Tell {hero} which town was wetter. Choose the color of Elm Town: bright or dark.',
      earned: true,
      inShort: {
        you: 'Read out the rain of both towns in the next season.',
        child: "Draws a bar for each town: for every 10, a thumb's width. Says which is wetter, and by how much.",
        end: 'Ask: which was wetter in all? (Elm, 120 to 110)',
      },
      round:
        'Your child says {answer}. You read: winter, Elm 80, Oak 20. The bars are 8 and 2 thumbs high. Elm is 60 millimeters wetter.',
      steps: [
        'Get out paper and crayons. Draw a line along the bottom.',
        'Millimeters in winter: Elm 80, Oak 20. Spring: 30 and 50. Summer: 10 and 40.',
      ],
      further: 'Read 4 winters: 80, 81, 40, 79. Which is unusual? Predict the next. (40; about 80)',
      say: 'Which town needs more boots?',
      success: 'Your child compares towns and seasons from the bars.',
    },
    {
      title: 'Weather on Trial',
      child:
        'Defend the weather near {place} in court. Listen to a false claim. Object with a number or a fact. Choose a loud or a calm objection.',
      earned: true,
      inShort: {
        you: 'Make the next false claim.',
        child: 'Objects: a number or a fact proves your claim false.',
      },
      round:
        'Your child says {answer}. You claim: Elm Town was always wetter! Objection, says your child: in summer Oak Town had 70, Elm Town 20.',
      steps: [
        'Get out paper and pencils. Your child writes millimeters of rain: Elm Town spring 60, summer 20; Oak Town spring 30, summer 70.',
        'Claim 2: Elm Town got more in all! (80 to 100) Claim 3: That is their climate! (needs many years)',
      ],
      further: 'Claim: winters had 30, 31, 52 and 30 degrees, so 52 comes next! (no, about 30)',
      say: 'Order in the court! What do your numbers say?',
      success: 'Your child compares places and seasons by their numbers.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
