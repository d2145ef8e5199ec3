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
    { name: 'cups', quantity: '1', core: true, substitute: 'mugs' },
    { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Watch how many beans I hide for {hero}. Roll the die and lay beans beside them. Choose: loud numbers or whispered ones. Lift the cup and count.',
      earned: true,
      inShort: {
        you: 'Hide 1 to 4 beans under the cup, counting aloud.',
        child:
          'Rolls and lays that many beans beside the cup. Counts on from the hidden number: how many in all? Lifts the cup and counts.',
      },
      round:
        'Your child says {answer}. You hide 3 beans, counting aloud. The die shows 2. Your child counts on: 4, 5. Lifted and counted: 5!',
      steps: ['Get out cups, dry beans and dice: one cup, 10 beans and one die.'],
      further: 'Hide just 1 or 2 beans. Your child counts on from the bigger number.',
      say: 'Some beans hide. How many are there in all?',
    },
    {
      title: 'Basket Bus',
      modality: 'kinesthetic',
      child:
        'Push the basket bus to {place}. Load the riders at both stops. Choose the driver: you or {friend}. Say how many ride in all before you count.',
      earned: true,
      inShort: {
        you: 'Roll the die for the first stop. Then call 1 to 4 more.',
        child:
          'Loads that many socks, pushes the bus a lap and loads those you call. Counts on: how many ride? Unloads and counts.',
      },
      round:
        'Your child says {answer}. The die shows 5: 5 socks ride a lap. You call 2 more. Your child counts on: 6, 7. Unloaded: 7.',
      steps: ['Get out a laundry basket, socks and dice. Roll up 10 socks. The basket is the bus.'],
      further: 'First call 1 or 2 riders, then roll. Your child counts on from the bigger number.',
      say: 'Ding, ding! All aboard. How many ride with us?',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
        { name: 'socks', quantity: '10, rolled up', core: true },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
      ],
      safety: [{ hazard: 'basket on the move', adultNote: 'Stay close and clear the floor first.' }],
    },
  ],
  safety: [],
}
