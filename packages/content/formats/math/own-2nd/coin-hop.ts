import type { Format } from '../../../types.ts'

export const coinHop: Format = {
  id: 'math.coin-hop',
  subject: 'math',
  title: 'Coin Hop',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.skip-count-coins'],
  materials: [
    {
      name: 'coins',
      quantity: '4 dimes, 6 nickels and 4 pennies',
      core: true,
      substitute: 'slips with 10, 5 or 1 written on them',
    },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Take a handful of coins without looking. Lay them in a row toward {place}. Hop along and count aloud. Choose: a funny hop or a quiet one.',
      earned: true,
      inShort: {
        you: 'Your child takes a handful of coins without looking.',
        child:
          'Lays dimes, then nickels, then pennies in a row. Hops past them, skip counting aloud. You count again to check.',
      },
      round:
        'Your child says {answer} and takes 2 dimes, 3 nickels, a penny. The hops count 10, 20, 25, 30, 35, 36. You count 36, too.',
      steps: [
        'Get out coins: 4 dimes, 6 nickels and 4 pennies. Put them into a hat. Clear some floor.',
        'Wrong? Draw its coins and count along.',
      ],
      further: 'Name a price: 58, 66 or 77 cents. Lay the change, hopping up to 100.',
      say: 'How far does a nickel hop, and a dime?',
    },
    {
      title: 'Corner Shop Prices',
      modality: 'auditory',
      child:
        'Choose what you buy for {hero}: a small or a big thing. Lay the coins, dimes first, and skip count. Call out the last number.',
      earned: true,
      inShort: {
        you: 'Your child chooses a thing. Name its price: 30 to 70 cents.',
        child: 'Pays with dimes, nickels and pennies, skip counting aloud. You count them again. If right, it is sold.',
      },
      round:
        'Your child says {answer} and chooses a lamp. You say 48 cents: 10, 20, 30, 40, 45, 46, 47, 48. You count 48, too: sold!',
      steps: [
        'Get out coins: 4 dimes, 6 nickels and 4 pennies. Choose four things in the room for the shop.',
        'Wrong? Draw its coins, dimes first.',
      ],
      further: 'Pay a pretend dollar. Your child lays the change, counting up from the price to 100.',
      say: 'Good day! Which coins will you lay first, and why?',
      safety: [],
    },
  ],
  safety: [
    { hazard: 'hopping', adultNote: 'Clear the floor, stay close and let your child hop in bare feet or shoes.' },
  ],
}
