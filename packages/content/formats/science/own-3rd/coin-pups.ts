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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss a coin for each trait of a pup. Choose: keep it or toss again. Draw it and win one {token} for {hero}.',
      inShort: {
        you: 'Ask a question. After the toss ask: inherited, or from the environment?',
        child:
          'Answers, tosses, and may toss again after a right answer. Draws the trait and says where it came from: one {token}.',
        end: 'The pup is drawn.',
      },
      round:
        'Your child says {answer}, tosses tails and tries again: heads, so spots. Your child draws them and says: inherited, a parent gave them. One {token}.',
      steps: [
        'Get out coins, paper and crayons. Your child outlines a pup.',
        'Toss 1: heads spots, tails plain. Toss 2: heads floppy ears, tails pointed. Both are inherited. Toss 3: heads it learned to shake hands, tails it has a scar. (environment) After a wrong answer, the first toss counts.',
      ],
      say: 'Would this pup pass that on to its own pups?',
      success: 'Your child calls coat and ears inherited, the trick or scar not.',
    },
    {
      title: 'The Twin Plants',
      child:
        'Draw two plants cut from one parent. Choose after each toss: keep it or swap it. Tell {friend} why the twins differ.',
      inShort: {
        you: 'Ask a question. After the toss ask: from the parent, or from the place?',
        child:
          'Answers, tosses, and may swap the toss after a right answer. Draws it and says where it came from: one {token}.',
        end: 'Both twins are drawn.',
      },
      round:
        'Your child says {answer}, tosses tails and swaps: red! Both twins get red blooms, because they come from one parent. One {token}.',
      steps: [
        'Get out coins, paper and crayons. Your child draws two bare stems, A and B.',
        'Toss 1, both blooms: heads red, tails white. (the parent) Toss 2, a dry spot: heads gives A brown tips, tails B. Toss 3, a snail: heads it nibbles A, tails B. (the place)',
      ],
      say: 'Did a parent give it that, or did it happen later?',
      success: 'Your child tells that the parent gave the blooms, and the place the tips and bites.',
    },
  ],
  safety: [],
}
