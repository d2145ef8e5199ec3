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
    { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
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
        you: 'Read a question. Then ask who gave the pup this trait.',
        child:
          'Tosses or rolls, and may do it again after a right answer. Draws the trait and labels it I or E with a reason: one {token}.',
        end: 'The pup has a coat, ears and an event.',
      },
      round:
        'Read question 1. Your child says {answer}, tosses tails and tries again: heads, so spots. Your child draws them and writes I: a parent gave them. One {token}.',
      steps: [
        'Get out coins, dice, paper and crayons. Write a list of what the two parents pass on. Toss 1: heads spots, tails plain. Toss 2: heads floppy ears, tails pointed. Roll one of the dice: 1 or 2 learns to shake hands, 3 or 4 gets a scar, 5 or 6 eats too little and stays thin. I is for inherited, E for environment.',
        'Coat and ears are I, the event is E. After a wrong answer, the first toss counts.',
      ],
      say: 'Would this pup pass that on to its own pups?',
      success: 'Your child labels coat and ears I, the rolled event E.',
    },
    {
      title: 'The Twin Plants',
      child: 'Draw two plants cut from one parent. Choose what to swap after each toss. Mark each trait for {friend}.',
      inShort: {
        you: 'Read a question after each toss or roll.',
        child: 'May swap the result after a right answer. Draws it on both plants, marks it and says why: one {token}.',
        end: 'Blooms, leaf shape and changes are drawn.',
      },
      round:
        'Your child tosses tails: white blooms. Read question 1. Your child says {answer} and swaps: red! Both plants get red blooms, marked I: a parent gave them. One {token}.',
      steps: [
        'Get out coins, dice, paper and crayons. Your child draws two bare stems. Write a list. Toss 1: heads red blooms, tails white. Toss 2: heads heart-shaped leaf, tails oval. Roll one of the dice for each plant: 1 or 2 shade, thin; 3 or 4 wind, bent; 5 or 6 dry soil, small. I is for inherited, E for environment.',
        'If both rolls match, roll again. These are E, the rest is I. After a wrong answer, nothing is swapped.',
        'Last, ask: Would their young ones have these changes, too? (not in good soil and light)',
      ],
      say: 'Did a parent give it that, or did it happen later?',
      success: 'Blooms and shape are marked I, rolled changes E.',
    },
  ],
  safety: [],
}
