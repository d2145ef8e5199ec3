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
  materials: [{ name: 'playing cards', quantity: '1 deck', core: true, substitute: 'slips of four colors' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay the cards in four columns for {hero}. Guess which suit leads, or wait and see. Compare two columns. Count what reaches higher.',
      earned: true,
      inShort: {
        you: 'Your child turns over four cards. Point at two suits: how many more?',
        child:
          'Lays each card in the column of its suit. Subtracts, and checks by counting the cards that reach higher.',
      },
      round:
        'Your child says {answer} and lays 3 hearts and 1 club. You point at both: 3 - 1 = 2 more. Two hearts reach higher.',
      steps: [
        'Get out playing cards and shuffle them. Four columns, one for each suit, will grow from a line on the floor.',
        'The columns keep growing from turn to turn. Wrong? Look at the columns again.',
      ],
      further: 'Point at two suits and two suits: which are more together, and by how many?',
      say: 'Which column is higher, and by how many?',
    },
    {
      title: 'Bars of a Room',
      child:
        'Walk around and find things of four colors for {friend}. Choose what you count. Color one box for each. Tell how many more one bar shows.',
      earned: true,
      inShort: {
        you: 'Send your child to find four things: red, blue, green or brown.',
        child:
          'Colors a box for each in the bar of its color. Subtracts the shortest bar from the tallest: how many more?',
      },
      round:
        'Your child says {answer} and finds 3 brown things and 1 red. 3 - 0 = 3 more: brown reaches 3 boxes higher than blue.',
      steps: [
        'Get out paper and crayons. Write 0 to 12 up the side of the sheet and the four colors along the bottom.',
        'Bars go on growing. Wrong? Look it up in its graph.',
      ],
      further: 'Name two bars. Do they show more than the other two? By how many?',
      say: 'Does each bar begin at 0? Then we can compare.',
      success: 'Four bars stand on one line, and your child compares them.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
      prepMinutes: 1,
    },
  ],
  safety: [],
}
