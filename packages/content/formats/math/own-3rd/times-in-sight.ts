import type { Format } from '../../../types.ts'

export const timesInSight: Format = {
  id: 'math.times-in-sight',
  subject: 'math',
  title: 'Times in Sight',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.multiply'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'books', quantity: '2', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Dot Window',
      child:
        'Slide the books until {hero} sees only the rows of the fact. Choose where to lay your pencil across, so that one part is easy. Say both parts, then the whole.',
      inShort: {
        you: 'Ask a question. Look how the books frame it: there must be as many rows, and as long, as the times fact says.',
        child:
          'Frames the fact with the two books. Lays a pencil under some of the rows and says the easy part, the rest and both together. Then answers.',
      },
      round:
        'Your child slides the books until only the fact shows and lays the pencil under the rows that are easy. The rows below are added. Your child says {answer}, and you count along row by row: right.',
      steps: [
        'Get out paper, books and pencils. Draw ten rows of ten dots, evenly spaced. One book covers dots at the right, the other one at the bottom.',
        'Groups are shown as rows. After a wrong answer, count one row, then go on row by row together.',
      ],
      further:
        'For doubling, the pencil lies in the middle, so that both halves are alike. What does not fit is sketched.',
      say: 'Which rows do you know by heart? Begin with those.',
    },
    {
      title: 'Giant Five Steps',
      prepMinutes: 1,
      child:
        'Walk the times fact of {friend}. Take one giant step for five groups and a small step for one more. Call out how many you have each time. Choose whether to march or to tiptoe.',
      inShort: {
        you: 'Ask a question. Count the groups on your fingers while your child walks them and calls out how many there are.',
        child:
          'Walks the fact: a giant step is five groups, a small step one group. Calls the product after each. Then answers.',
      },
      round:
        'From five groups on, your child takes the giant step first and calls how many. Then come small steps, one more group each time. Your fingers show that all groups are walked. Your child says {answer}.',
      steps: [
        'Get out nothing: clear a path of seven steps.',
        'Fewer than five groups are small steps alone. Ten groups are two giant steps.',
        'After a wrong answer, walk it again, side by side, and add at each step. Two facts in a question? Walk both.',
      ],
      further: 'Now walk half of the groups, turn around and walk them again: doubling. Each time ask: how many now?',
      say: 'One giant step: how many does it bring?',
      materials: [],
    },
  ],
  safety: [],
}
