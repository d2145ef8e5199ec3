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
    { name: 'dry beans', quantity: '10', core: true, substitute: 'pasta' },
    { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Hide some buttons under your hand. Choose how many: just a few or a heap. Lift it with me and find the partners. Tell {hero} which group has fewer.',
      earned: true,
      inShort: {
        you: 'Hide some of your 10 beans under a hand.',
        child:
          'Hides some buttons. Lifts hands with you and pairs each bean with a button. Says which number is more and which fewer.',
      },
      round:
        'Your child says {answer}. You show 3 beans, your child 7 buttons. Paired up, 4 buttons stay alone: 7 is more, 3 is fewer.',
      steps: [
        'Get out dry beans and buttons: 10 beans for you, 10 buttons for your child.',
        'If nobody stays alone, both are the same.',
      ],
      further: 'Lay the smaller group in the longer row. Your child counts both instead of pairing.',
      say: 'Three, two, one, open! Who stands alone?',
    },
    {
      title: 'Hats for Heads',
      child:
        'Carry a handful of hats to {friend} and the others. Choose which heads get one first. Put one hat on each head. Say which are more and which are fewer.',
      earned: true,
      inShort: {
        you: 'Draw one more head in the row.',
        child: 'Grabs some of the 10 buttons as hats. Lays one on each head. Says which are more and which are fewer.',
      },
      round:
        'Your child says {answer}. You draw head number 6. Your child grabs 4 hats: 2 heads stay bare. 6 heads are more, 4 hats fewer.',
      steps: [
        'Get out paper, pencils and buttons. Draw a row of 5 heads, bigger than a button. Heap up 10 buttons.',
        'A hat on each head and none over? Both are the same.',
      ],
      further: 'Your child lays the hats close together below instead and counts both. Which are more?',
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
