import type { Format } from '../../../types.ts'

export const oneStandsForMany: Format = {
  id: 'math.one-stands-for-many',
  subject: 'math',
  title: 'One Stands for Many',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.scaled-graph'],
  materials: [
    { name: 'pasta', quantity: '16 pieces', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'A New Key',
      child:
        'Lay two rows of pasta for {hero}, one with the half piece at its end. Choose their names, such as owls or bats. Turn over a key and read both rows. Tell how many more one has.',
      inShort: {
        you: 'Ask a question. Then let your child lay two rows and turn over a key. Check by counting along the rows by that number.',
        child:
          'Answers. Lays two rows of different length, turns over a key and reads both. Tells how many more the longer row shows. The half piece is half of the key.',
      },
      round:
        'Your child says {answer}, lays four pieces for owls, two and a half for bats, and turns over 10. That is 40 and 25, so 15 more owls. You count along: 10, 20, 30, 40.',
      steps: [
        'Get out pasta and paper. Tear four slips, write 2, 4, 10 and 20, and lay them face down. Break one piece in half.',
        'Half of a key is 1, 2, 5 or 10. After a wrong answer, put a finger on each line or ring of the graph and count along together.',
      ],
      say: 'What is one piece worth this time?',
    },
    {
      title: 'Walk the Bars',
      child:
        'Stand at the start line of {place}. Walk one bar, one step for each line of the scale. Count in a loud voice or a soft one, as you choose. Tell where the bar ends.',
      inShort: {
        you: 'Ask a question. Stand where the shorter bar or row ends, so that your child can count on from you to the longer one.',
        child:
          'Walks the bars or rows that are asked for: a step for a line or ring, half a step for half. Counts by the scale or key. Answers.',
      },
      round:
        'Your child walks from the towel and counts by the scale, step by step. You mark the end of the shorter bar; from you on, the steps are how many more. Your child says {answer}.',
      steps: [
        'Get out towel. It is the start line of all bars, and the graph lies beside it.',
        'Before walking, ask what one step is worth, and what half of it is. A wrong answer is walked again together. If only one bar is asked for, one walk is enough.',
      ],
      say: 'How much is one step here? Look before you go.',
      materials: [{ name: 'towel', quantity: '1', core: true }],
    },
  ],
  safety: [],
}
