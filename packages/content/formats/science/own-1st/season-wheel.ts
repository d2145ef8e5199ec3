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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a wheel of the year for {place}. Choose a color for every part. Turn the wheel and tell what changes. Win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Then ask: which season comes next? Are its days longer or shorter?',
        child: 'Turns the wheel after a right answer and tells of the weather and the days: one {token}.',
        end: 'Three turns lead from winter to fall.',
      },
      round:
        'You ask question 1. Your child says {answer} and turns the wheel to spring. It gets warmer, and the days get longer: one {token}.',
      steps: [
        'Get out paper and crayons. Fold a sheet in four and write winter, spring, summer and fall around the middle. Your child colors the parts. Winter starts on top.',
        'Summer: hot, longest days. Fall: cooler, shorter days. After a wrong answer, find the right one together, then turn.',
      ],
      say: 'The year is turning. What comes after winter?',
      success: 'Your child tells the weather and the daylight of the four seasons.',
    },
    {
      title: 'Daylight Bars',
      child:
        'Build a daylight graph for {place}. Guess if the next bar grows or shrinks. Choose a color for each season. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Name the next season and ask a question. Then tell its boxes: spring 4, summer 5, fall 4.',
        child: 'Answers, guesses if the days get longer or shorter, and colors the boxes: one {token}.',
        end: 'Four bars show the year.',
      },
      round:
        'Spring is next. You ask question 1. Your child says {answer} and guesses longer. You tell: 4 boxes. Your child colors them, one more than in winter: one {token}.',
      steps: [
        'Get out paper and crayons. Draw four rows of five boxes. One box is three hours of light. Your child colors 3 boxes in the first row: winter.',
        'Mend a wrong answer first. At the end: is it warm or cold in the longest row? (warm)',
      ],
      say: 'Longer bar, longer day. How will this one be?',
      success: 'Your child finds summer longest and winter shortest.',
    },
  ],
  safety: [],
}
