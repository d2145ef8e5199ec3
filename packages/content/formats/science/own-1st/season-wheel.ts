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
        'Make a wheel of the year for {place}. Draw a tree in each part. Choose your season to draw first. Each turn of the wheel wins {hero} one {token}.',
      inShort: {
        you: 'Ask what comes next, and if days get longer.',
        child: 'Turns to the next season, tells about it and answers a question: one {token}.',
        end: 'Three turns lead from winter to fall.',
      },
      round:
        'From winter, your child turns to spring and tells: buds, and longer days. Then you read question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper plates, paper and crayons. Fold one plate in four and open it. Write winter, spring, summer and fall in a ring. Your child draws a tree for each (bare, buds, full, dropping) and a sun bar (winter short, summer long, others middle).',
        'Then summer (longer), then fall (shorter), each with a question.',
        'Your child jots the order on the sheet.',
      ],
      say: 'Which season has the long sun bar? What is the weather like then?',
      success: 'Your child puts the four seasons in order and shows the longest and shortest days.',
    },
    {
      title: 'Daylight Bars',
      child:
        'Build a daylight graph for {place}. Color one box for each hour of light. Pick a color for each season. Each fact you read off wins {friend} one {token}.',
      inShort: {
        you: 'Read out the hours and ask about the bars.',
        child: 'Reads one fact off the bars and answers a question: one {token}.',
        end: 'Longest, shortest and difference are found.',
      },
      round:
        'The bars are colored. Which days are longest? Your child points to summer: 15 boxes. Now question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper plates, paper and crayons. Draw four rows of fifteen small boxes. Read out hours of light in a northern town; your child colors: winter 9, spring 12, summer 15, fall 12.',
        'Which are shortest? (winter) How many more hours has summer than winter? (6)',
        'Fold one plate in four. Your child draws clothes for each season.',
      ],
      say: 'Longer bar, longer day. Which season is that?',
      success: 'Your child finds summer longest and winter shortest, and tells the weather of each.',
    },
  ],
  safety: [],
}
