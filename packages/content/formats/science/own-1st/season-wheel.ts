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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a wheel of the year for {place}. Choose a color for every part. Turn the wheel and tell what changes. Win {tokens} for {hero}.',
      earned: true,
      inShort: {
        you: 'Ask how weather and daylight change in the next season.',
        child: 'Turns the wheel to the next season. Tells of its weather and its days.',
      },
      round:
        'Your child says {answer} and turns the wheel from winter to spring. It gets warmer, and the days get longer.',
      steps: [
        'Get out paper and crayons. Fold the sheet in four and open it. Write winter, spring, summer, fall around the middle. Your child colors the parts.',
        'Summer is hot, with the longest days. Fall is cooler, with shorter days.',
      ],
      further: 'Ask: 9, 12 or 15 hours of daylight? (spring and fall 12, summer 15)',
      say: 'The year is turning. What comes after winter?',
      success: 'Your child tells the weather and the daylight of the four seasons.',
    },
    {
      title: 'Daylight Bars',
      child:
        'Build a daylight graph for {place}. Guess if the next bar grows or shrinks. Choose a color for each season. Win three {tokens} for {friend}.',
      earned: true,
      inShort: {
        you: 'After the guess, tell the boxes: spring 4, summer 5, fall 4.',
        child: 'Guesses if the next season has longer or shorter days. Draws and colors so many boxes in its row.',
        end: 'Ask: which row has the hottest weather? (summer)',
      },
      round:
        'Your child says {answer} and guesses: spring days are longer than winter days. You tell: 4 boxes. Your child colors them.',
      steps: [
        'Get out paper and crayons. Write winter, spring, summer, fall, one below the other. Draw 3 boxes for winter. A box is 3 hours.',
      ],
      further: 'Tell the hours, too: 12, 15, 12. What tells spring from fall? (the weather)',
      say: 'Longer bar, longer day. How will this one be?',
      success: 'Your child finds summer longest and winter shortest.',
    },
  ],
  safety: [],
}
