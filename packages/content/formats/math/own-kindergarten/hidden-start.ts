import type { Format } from '../../../types.ts'

export const hiddenStart: Format = {
  id: 'math.hidden-start',
  subject: 'math',
  title: 'Hidden Start',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.add-to-10'],
  materials: [
    { name: 'cups', quantity: '1', core: true },
    { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
    { name: 'dice', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll the die and lay beans for {hero}. Choose how many I hide: one to four. Add both groups in your head. Lift the cup and count.',
      inShort: {
        you: 'Ask a question. Then count 1 to 4 beans in under the cup, so that your child sees it.',
        child:
          'Answers, rolls the die and lays that many beans beside the cup. Goes on from one number with the other and tells how many in all. Lifts the cup and counts them.',
      },
      round:
        'Your child says {answer}. You count 3 beans in under the cup, and the die shows 2. Your child goes on from 3: 4, 5. The cup is lifted: 5 in all!',
      steps: [
        'Get out cups, dry beans and dice. One cup, ten beans and one die are enough.',
        'If the die shows the bigger number, your child may start with that one. After a wrong answer, play its numbers with beans and cup.',
      ],
      further: 'From now on, hide just 1 or 2 beans. Your child starts from the bigger number, wherever it is.',
      say: 'Some beans hide in the dark. Can you count on from them?',
    },
    {
      title: 'Basket Bus',
      child:
        'Push the basket bus to {place}. Load the riders at both stops. Choose the driver: you or {friend}. Say how many ride in all before you count.',
      inShort: {
        you: 'Ask a question. Roll the die at stop 1 and call how many get on. At stop 2 call 1, 2, 3 or 4 more.',
        child:
          'Answers. Loads so many socks at stop 1, drives to stop 2 and loads again. Tells how many ride in all. Then unloads the bus and counts them.',
      },
      round:
        'Your child says {answer}. At stop 1 the die shows 5, and 5 socks get on. Two more get on at stop 2. Your child goes on from 5: 6, 7. Unloaded, they are 7.',
      steps: [
        'Get out a laundry basket, socks and dice. Roll up ten socks. Before each trip, lay six at one wall, stop 1, and four at the other, stop 2.',
        'Your child may start with the bigger group. A question that went wrong is played with riders and counted together.',
      ],
      further: 'From now on, call 4 at stop 2 each time and ask: which group is bigger? Go on from that one.',
      say: 'Ding, ding! All aboard. How many ride with us?',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
        { name: 'socks', quantity: '10, rolled up', core: true },
        { name: 'dice', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'basket on the move', adultNote: 'Stay close and clear the floor first.' }],
    },
  ],
  safety: [],
}
