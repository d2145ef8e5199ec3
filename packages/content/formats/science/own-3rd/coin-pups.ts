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
        you: 'Ask a question. After the toss, ask: is that inherited, or from the environment?',
        child:
          'Answers and tosses for the next line of the list. Keeps that toss or tosses once more. Draws the trait and says where it came from.',
      },
      round:
        'Your child says {answer}, tosses tails and tries again: heads! Your child draws spots and says: inherited from a parent.',
      steps: [
        'Get out coins, paper and crayons. Write three lines. 1 Coat: heads spots, tails plain. 2 Ears: heads floppy, tails pointed. 3 Also: heads it can shake hands, tails a scar. Your child outlines a pup.',
        'Lines 1 and 2 are inherited, line 3 is from the environment. Work out a wrong answer together.',
      ],
      say: 'A coin decides how your pup will look. Toss it!',
      success: 'Your child calls coat and ears inherited, the trick or scar not.',
    },
    {
      title: 'The Twin Plants',
      child:
        'Draw two plants cut from one parent. Choose after each toss: keep it or try once more. Tell {friend} why the twins differ.',
      inShort: {
        you: 'Ask a question. After the toss, ask: is that inherited, or from the environment?',
        child:
          'Answers, tosses for the next line and may try once more. Draws what came up and says where it came from.',
      },
      round:
        'Your child says {answer}, tosses tails and tries once more: heads! Both twins get red blooms from their one parent.',
      steps: [
        'Get out coins, paper and crayons. Write three lines. 1 Blooms of both: heads red, tails white. 2 Brown tips from a dry spot: heads on A, tails on B. 3 Bites of a snail: heads on A, tails on B. Your child draws two bare stems, A and B.',
        'Line 1 is inherited, lines 2 and 3 are from the environment. Work out a wrong answer together.',
      ],
      say: 'Two twins of one parent. In what will they differ?',
      success: 'Your child calls the blooms inherited, the tips and bites not.',
    },
  ],
  safety: [],
}
