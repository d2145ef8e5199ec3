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
        you: 'Ask a question. Then ask: which season is next? How is its weather? Are its days longer or shorter?',
        child: 'Answers and turns the wheel until the next season is on top. Tells of its weather and its days.',
      },
      round: 'Your child says {answer} and turns the wheel to spring. It gets warmer, and the days get longer.',
      steps: [
        'Get out paper and crayons. Fold the sheet in four and open it. Write winter, spring, summer and fall around the middle. Your child colors the parts. Winter starts on top.',
        'Summer is hot, with the longest days. Fall is cooler, with shorter days. Work out a wrong answer together.',
      ],
      further: 'Ask each time: 9, 12 or 15 hours of daylight? (winter 9, spring and fall 12, summer 15)',
      say: 'The year is turning. What comes after winter?',
      success: 'Your child tells the weather and the daylight of the four seasons.',
    },
    {
      title: 'Daylight Bars',
      child:
        'Build a daylight graph for {place}. Guess if the next bar grows or shrinks. Choose a color for each season. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Ask a question. Ask: are the days of the next season longer or shorter? Then tell its boxes: spring 4, summer 5, fall 4.',
        child: 'Answers, and guesses longer or shorter. Colors as many boxes as you tell, one row for each season.',
        end: 'Ask: is it warm or cold in the longest row? (warm)',
      },
      round:
        'Your child says {answer} and guesses that spring days are longer. You tell: 4 boxes. Your child colors them.',
      steps: [
        'Get out paper and crayons. Draw four rows of five boxes. One box is three hours of light. Your child colors 3 boxes in the first row: winter.',
        'Work out a wrong answer together.',
      ],
      further: 'Tell the hours of each row: 9, 12, 15, 12. What tells the two rows of 12 apart? (the weather)',
      say: 'Longer bar, longer day. How will this one be?',
      success: 'Your child finds summer longest and winter shortest.',
    },
  ],
  safety: [],
}
