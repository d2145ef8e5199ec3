import type { Format } from '../../../types.ts'

export const seasonWheel: Format = {
  id: 'science.season-wheel',
  subject: 'science',
  title: 'The Season Wheel',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.seasons'],
  materials: [
    { name: 'paper plates', quantity: '1', core: true, substitute: 'a circle of scrap paper' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a wheel of the year for {place}. Draw a tree in each part. Choose the colors of each season. Turn the wheel and win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Then ask: which season comes next? Are its days longer or shorter than before?',
        child: 'Turns the wheel after a right answer and tells of the weather and the days: one {token}.',
        end: 'Three turns lead from winter to fall.',
      },
      round:
        'You ask question 1. Your child says {answer} and turns the wheel to spring. Buds open, it gets warmer, the days get longer: one {token}.',
      steps: [
        'Get out paper plates, paper and crayons. Fold one plate in four. Write winter, spring, summer and fall in a ring. Your child draws a tree in each: bare, with buds, green, dropping. Draw an arrow on the sheet and lay winter at it.',
        'Summer: hot, longest days. Fall: cooler, shorter days. Wrong? Find the right answer together, then turn.',
      ],
      say: 'The year is turning. What comes after winter?',
      success: 'Your child tells the weather and the daylight of the four seasons.',
    },
    {
      title: 'Daylight Bars',
      child:
        'Build a daylight graph for {place}. Guess if the next bar grows or shrinks. Choose a color for each season. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Name the next season and ask a question. Then tell the hours of light: spring 12, summer 15, fall 12.',
        child:
          'Guesses after a right answer: sun plate up for longer days, down for shorter. Colors the boxes: one {token}.',
        end: 'Four bars show the year.',
      },
      round:
        'Spring is next. You ask question 1. Your child says {answer} and lifts the sun plate: longer. You tell: 12 hours. Your child counts 3, 6, 9, 12 and colors 4 boxes: one {token}.',
      steps: [
        'Get out paper plates, paper and crayons. Draw four rows of five large boxes on the sheet. One box is three hours of light. Your child draws a sun on one plate and colors 3 boxes in the first row: winter in a northern town, 9 hours.',
        'Spring and fall have 4 boxes, summer 5. After a wrong answer, there is no guess. At the end: how many more boxes has summer than winter? (2)',
      ],
      say: 'Longer bar, longer day. How will this one be?',
      success: 'Your child finds summer longest and winter shortest.',
      materials: [
        { name: 'paper plates', quantity: '1', core: true, substitute: 'a circle of scrap paper' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
