import type { Format } from '../../../types.ts'

export const fistsAndPartners: Format = {
  id: 'math.fists-and-partners',
  subject: 'math',
  title: 'Fists and Partners',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.compare-to-10'],
  materials: [
    { name: 'dry beans', quantity: '10', core: true },
    { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Hide some buttons under your hand. Choose how many: just a few or a heap. Lift it with me and find the partners. Tell {hero} which group has fewer.',
      inShort: {
        you: 'Ask a question. Hide some of your ten beans under a hand. When the rows are compared, push one row far apart: has that changed it?',
        child:
          'Answers and hides some of ten buttons under a hand. Both open! Lays a button under each bean and says which number is more and which is fewer.',
      },
      round:
        'Your child says {answer}. You open 3 beans, your child 7 buttons. Four buttons have no partner: 7 is more, 3 is fewer. You push the beans far apart. Still fewer!',
      steps: [
        'Get out dry beans and buttons. Ten beans are yours, ten buttons are for your child.',
        'Has each one a partner? Then both are the same. After a wrong answer, lay its two numbers in rows and look for the ones with no partner.',
      ],
      further: 'From now on, count both rows, too: the number that comes later is more.',
      say: 'Three, two, one, open! Who stands alone?',
    },
    {
      title: 'Hats for Heads',
      child:
        'Carry a handful of hats to {friend} and the others. Choose: guess first or lay first. Put one hat on each head. Say which are more and which are fewer.',
      inShort: {
        you: 'Ask a question. Then ask: which will be fewer, heads or hats? Draw one more head before the next question.',
        child:
          'Answers and grabs some of the ten buttons as hats. Lays one hat on each head. Says which are more and which are fewer, or that both are the same.',
      },
      round:
        'Your child says {answer} and grabs 4 hats for the 6 heads. Two heads stay bare. Your child says: 6 heads are more, 4 hats are fewer.',
      steps: [
        'Get out paper, pencils and buttons. Draw six round heads far apart, bigger than a button. Heap up ten buttons.',
        'Bare heads or hats left over show who has more. A question that went wrong is laid with heads and hats.',
      ],
      further: 'From now on, first lay the hats close together under the long row of heads, and count: which are more?',
      say: 'Bare heads get cold! Have we got too few hats?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
      ],
    },
  ],
  safety: [],
}
