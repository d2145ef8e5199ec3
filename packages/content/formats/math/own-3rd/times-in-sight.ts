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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Dot Window',
      child:
        'Slide the books until {hero} sees only the rows of the fact. Lay your pencil below the rows that are easy. Say both parts, then the whole. Pick how to count on: in a whisper or aloud.',
      inShort: {
        you: 'Ask a question. Check the window: are there as many rows, and as long, as asked?',
        child:
          'Slides 2 books until only the dots of the fact show. Lays a pencil below the easy rows. Adds both parts and answers.',
      },
      round:
        'Your child frames the fact. The pencil goes below the easy rows. The rows below are added. Your child says {answer}.',
      steps: [
        'Get out paper, books and pencils. Draw 10 rows of 10 dots. Lay one book over the right side, one over the bottom.',
        'Check by counting on, row by row.',
      ],
      further: 'Lay the pencil in the middle. Both halves are alike: say one, then double it.',
      say: 'Which rows do you know by heart? Begin with those.',
    },
    {
      title: 'Giant Step First',
      modality: 'kinesthetic',
      prepMinutes: 0,
      child:
        'Take a giant step for the groups you know. Walk on for {friend} with one small step for each group left. Call out how many you have each time. Choose to march or to tiptoe.',
      inShort: {
        you: 'Ask a question. Count the groups on your fingers while your child walks them.',
        child:
          'Takes a giant step for 5 groups. Are there only 3 or 4? Then it is for 2. Takes small steps for the rest, calling how many. Answers.',
      },
      round:
        'Your child takes the giant step and calls how many. Each small step adds one group. Your child says {answer}.',
      steps: [
        'Get out nothing: clear a path of 7 steps.',
        'For 6 × 7: giant step, 35. Small step, 42. For 3 × 7: giant step, 14. Small step, 21.',
        'Wrong? Walk it again together, adding at each step.',
      ],
      further: 'Your child walks half of the groups, then the same steps again: the product doubles.',
      say: 'How many does your first step bring?',
      materials: [],
    },
  ],
  safety: [],
}
