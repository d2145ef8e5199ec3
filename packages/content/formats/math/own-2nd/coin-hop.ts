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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Take some coins without looking. Lay them in a row toward {place}. Hop along and count aloud. Choose: a funny hop or a quiet one.',
      inShort: {
        you: 'Ask a question. Then your child takes some coins without looking and lays them in a row: dimes, nickels, pennies.',
        child:
          'Answers. Moves along the row and counts aloud: a big hop for 10, a small hop for 5, a tiptoe for 1. You pick up the coins, counting again: is it the same?',
      },
      round:
        'Your child says {answer} and takes 2 dimes, 3 nickels and a penny. Big hops: 10, 20. Small ones: 25, 30, 35. Tiptoe: 36. You count 36 cents too.',
      steps: [
        'Get out coins: 4 dimes, 6 nickels and 4 pennies. Put them into a hat and clear some floor.',
        'A wrong answer is laid in coins, and you hop it together.',
      ],
      further:
        'From now on, your child starts at the price 66, 58, 77 or 86 and lays coins until the count is 100. That is the change.',
      say: 'How far does a nickel hop, and how far a dime?',
    },
    {
      title: 'Corner Shop Prices',
      child:
        'Choose what you buy for {hero}: a small or a big thing. Lay the coins, dimes first, and skip count. Call out the last number.',
      inShort: {
        you: 'Ask a question. Then your child chooses one thing in the shop, and you read out its price.',
        child:
          'Answers. Lays the price in dimes, nickels and pennies and skip counts aloud. You count it again into your hand. If it is right, the thing is sold.',
      },
      round:
        'Your child says {answer} and chooses the lamp for 48 cents: 10, 20, 30, 40, then 45, then 46, 47, 48. You count the same. Sold!',
      steps: [
        'Get out coins: 4 dimes, 6 nickels and 4 pennies. With them goes paper: tear four slips and write 28, 35, 48 and 62 cents. Put each on something in the room.',
        'Lay the coins of a wrong answer together and count on.',
      ],
      further:
        'From now on, you pay each price with a slip that says 1 dollar. Your child counts up from the price and lays your change.',
      say: 'Good day! Which coins will you lay first, and why?',
      materials: [
        {
          name: 'coins',
          quantity: '4 dimes, 6 nickels and 4 pennies',
          core: true,
          substitute: 'slips with 10, 5 or 1 written on them',
        },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    { hazard: 'hopping', adultNote: 'Clear the floor, stay close and let your child hop in bare feet or shoes.' },
  ],
}
