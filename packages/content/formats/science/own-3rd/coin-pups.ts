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
    { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss a coin for each trait of a pup. Choose: keep it or toss again. Label it and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. After the toss ask: from its parents, or from its life?',
        child:
          'Tosses, and may toss again after a right answer. Draws the trait, says where it came from and labels it I or E: one {token}.',
        end: 'The pup has a coat, ears and something from its life.',
      },
      round:
        'Read question 1. Your child says {answer}, tosses tails and tries again: heads, so spots. Your child draws them and writes I: a parent gave them. One {token}.',
      steps: [
        'Get out coins, paper and crayons. Write this list on one sheet. Toss 1: heads spots, tails plain. Toss 2: heads floppy ears, tails pointed. Toss 3: heads it learned to shake hands, tails it has a scar. I is inherited, E is environment. The other sheet is for the pup.',
        'Coat and ears are I, toss 3 is E. After a wrong answer, the first toss counts.',
      ],
      say: 'Would this pup pass that on to its own pups?',
      success: 'Your child labels coat and ears I, the trick or scar E.',
    },
    {
      title: 'The Twin Plants',
      child:
        'Draw two plants cut from one parent. Choose after each toss: keep it or swap it. Tell {friend} why the twins differ.',
      inShort: {
        you: 'Read a question after each toss. Then ask: from the parent, or from the place?',
        child:
          'Tosses. May swap heads and tails after a right answer. Draws it and says where it came from: one {token}.',
        end: 'Both twins are drawn, and the difference is told.',
      },
      round:
        'Your child tosses tails: white blooms. Read question 1. Your child says {answer} and swaps: red! Both twins get red blooms, because they come from one parent. One {token}.',
      steps: [
        'Get out coins, paper and crayons. Your child draws two bare stems on one sheet, A and B. Write this list on the other. Toss 1, both blooms: heads red, tails white. Toss 2, a dry spot: heads A stays short, tails B. Toss 3, a windy spot: heads A is bent, tails B.',
        'Blooms are inherited. Short and bent come from the environment. After a wrong answer, the toss counts.',
        'Last, ask: would a cutting of the bent one lean in a still garden? (no)',
      ],
      say: 'Did a parent give it that, or did it happen later?',
      success: 'Your child tells that the parent gave the blooms, and the place made short and bent.',
    },
  ],
  safety: [],
}
