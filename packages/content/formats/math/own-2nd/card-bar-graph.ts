import type { Format } from '../../../types.ts'

export const cardBarGraph: Format = {
  id: 'math.card-bar-graph',
  subject: 'math',
  title: 'Card Bar Graph',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.four-bar-graph'],
  materials: [{ name: 'playing cards', quantity: '1 deck', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay the cards in four columns for {hero}. Guess which suit leads, or wait and see. Compare two columns. Count what reaches higher.',
      inShort: {
        you: 'Ask a question. Then your child turns over five cards. Point at two suits: how many more are here than there?',
        child:
          'Answers. Lays each card in the column of its suit, up from one line, as a bar graph. Takes the short column from the long one and counts the cards that reach higher.',
      },
      round:
        'Your child says {answer} and lays five cards: 3 hearts, 1 spade, 1 club. Hearts and clubs: 3 - 1 = 2 more. Two hearts reach higher.',
      steps: [
        'Get out playing cards. Shuffle them well. The edge of the table is the bottom line for hearts, spades, clubs and diamonds.',
        'All columns go on growing. Each time, ask too: how many are there in all? Read a wrong answer off its graph again, with a finger on the top of the bar.',
      ],
      further: 'From now on, point at two suits and two suits: which are more together, and by how many?',
      say: 'Which column is higher, and by how many?',
    },
    {
      title: 'Bars of a Room',
      child:
        'Walk around and count for {friend}. Color one box for each. Choose your color for each bar. Tell how many more one bar shows.',
      inShort: {
        you: 'Ask a question. Then name what is counted: chairs and doors the first time, then windows, then lamps.',
        child:
          'Answers. Counts them in the rooms around and colors a bar as tall. From the second bar on, tells how many more or fewer that is than the bar before.',
      },
      round:
        'Your child says {answer}, counts six chairs and colors up to 6. Next come three doors: 6 - 3 = 3 fewer. The chairs reach 3 boxes higher.',
      steps: [
        'Get out paper and crayons. Draw a line along the bottom of the sheet. Write 0 to 10 up the side and the four names below.',
        'Stop counting at ten. At the end your child tells how many there are in all. Look up a wrong answer in its graph together.',
      ],
      further: 'From now on, count spoons, books, socks and hats, and ask: which two and two are more?',
      say: 'Does each bar begin at 0? Then we can compare.',
      success: 'Four bars stand on one line, and your child compares them.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
