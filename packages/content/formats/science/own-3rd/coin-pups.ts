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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss a coin for each trait of a pup. Choose which trait comes next. Draw it and win one {token} for {hero}.',
      inShort: {
        you: 'Ask a question. After the toss, ask: is that inherited, or from the environment?',
        child: 'Answers, picks a line of the list and tosses for it. Draws the trait and says where it came from.',
      },
      round:
        'Your child says {answer}, picks the coat and tosses heads: spots! Your child draws them and says: inherited from a parent.',
      steps: [
        'Get out coins, paper and crayons. Write three lines. 1 Coat: heads spots, tails plain. 2 Also: heads it can shake hands, tails a scar. 3 Ears: heads floppy, tails pointed. Your child outlines a pup.',
        'Lines 1 and 3 are inherited, line 2 is from the environment. Work out a wrong answer together.',
      ],
      further:
        'Each time, tell of its litter: one got less food, one learned a trick, one tore an ear. Did the parents pass that on? (no, it came from the environment)',
      say: 'A coin decides how your pup will look. Toss it!',
      success: 'Your child calls coat and ears inherited, the trick or scar not.',
    },
    {
      title: 'The Twin Plants',
      child: 'Draw two plants cut from one parent. Choose which line comes next. Tell {friend} why the twins differ.',
      inShort: {
        you: 'Ask a question. After the toss, ask: is that inherited, or from the environment?',
        child: 'Answers, picks a line of the list and tosses for it. Draws what came up and says where it came from.',
      },
      round:
        'Your child says {answer}, picks the blooms and tosses heads: red! Both twins get them from their one parent.',
      steps: [
        'Get out coins, paper and crayons. Write three lines. 1 Brown tips: heads on A, tails on B. 2 Blooms of both: heads red, tails white. 3 Bite marks: heads on A, tails on B. Your child draws two bare stems, A and B.',
        'Line 2 is inherited, lines 1 (a dry spot) and 3 (a snail) are from the environment. Work out a wrong answer together.',
      ],
      further: 'Ask each time: is the parent the same? Is the place? (one parent; at lines 1 and 3 the places differ)',
      say: 'Two twins of one parent. In what will they differ?',
      success: 'Your child calls the blooms inherited, the tips and bites not.',
    },
  ],
  safety: [],
}
