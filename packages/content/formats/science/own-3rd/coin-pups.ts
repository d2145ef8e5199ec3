import type { Format } from '../../../types.ts'

export const coinPups: Format = {
  id: 'science.coin-pups',
  subject: 'science',
  title: 'Coin-Toss Pups',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.traits'],
  materials: [
    { name: 'coins', quantity: '1', core: true, substitute: 'a button with one side marked' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss a coin for your pup. Draw what it says, and tell {hero} where that came from. Choose funny traits or plain ones. Win one {token} each time.',
      earned: true,
      inShort: {
        you: 'After the drawing, ask: did a parent pass that on?',
        child:
          'Tosses. Heads: draws a trait that the pup inherited. Tails: draws something that came later, from its environment.',
      },
      round:
        'Your child says {answer} and tosses tails. Your child draws a torn ear. No parent passed that on: a thorn did it.',
      steps: ['Get out coins, paper and crayons. Your child outlines a pup.'],
      further: 'Ask each time: has its twin in another home got that, too? (heads yes, tails no)',
      say: 'A coin decides what your pup gets. Toss it!',
      success: 'Your child tells inherited traits from what came later.',
    },
    {
      title: 'The Twin Plants',
      child:
        'Draw two plants cut from one parent. Add what you hear to both plants or only to one. Tell {friend} why. Choose which plant meets the snail: A or B.',
      earned: true,
      inShort: {
        you: 'Call: red blooms. At question 2: a snail bite. Last: thorns.',
        child: 'Draws what you call: inherited things on both plants, things from the environment on one.',
      },
      round:
        'Your child says {answer}. You call red blooms. Your child draws them on both plants: both inherited them from their one parent.',
      steps: [
        'Get out paper and crayons. Your child draws 2 bare stems, A and B.',
        'The bite is on one plant: a snail did it.',
      ],
      further: 'Put plant A in a dark closet, dry soil or wind. What changes? What stays?',
      say: 'These twins have one parent. How will they differ?',
      success: 'Your child calls blooms and thorns inherited, the bite not.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
