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
        'Find out how a pup gets its traits. Toss a coin and draw what you get. Roll for what happens later. Choose a name with {hero} at {place}. Each right label wins one {token}.',
      inShort: {
        you: 'Read what the toss or roll means.',
        child: 'Tosses or rolls, draws the trait, labels it and answers a question: one {token}.',
        end: 'Coat, ears and event are labeled.',
      },
      round:
        'Your child tosses heads: the pup has spots. A parent gave them, so your child draws them and writes I. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out coins, dice, paper and crayons. Write the parents on a sheet: one has spots and floppy ears, the other is plain with pointed ears. I is for inherited, E for environment.',
        'Coat: heads is spots, tails is plain. Ears: heads is floppy, tails is pointed.',
        'Roll one of the dice. 1 or 2: it learns to shake hands. 3 or 4: it gets a scar on a paw. 5 or 6: it eats little and stays thin. (E)',
      ],
      say: 'Would this pup pass that on to its own pups?',
      success: 'Your child labels coat and ears I and the rolled event E, and can say why.',
    },
    {
      title: 'The Twin Plants',
      child:
        'Help {friend} compare two young plants with the same parent. Draw both, and roll for what happens to each. Choose their names at {place}. Each right mark wins one {token}.',
      inShort: {
        you: 'Read what the toss or roll means.',
        child: 'Draws a trait on both plants, marks it and answers a question: one {token}.',
        end: 'Color, shape and changes are marked.',
      },
      round:
        'The coin shows heads: red blooms. Your child draws them twice and marks I: the parent gave them. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out coins, dice, paper and crayons. I is for inherited, E for environment. Toss a coin: heads is red blooms, tails is white.',
        'Mark 2: heart-shaped leaf, from the parent. (I)',
        'Mark 3: roll one of the dice for each plant, again if they match. 1 or 2: deep shade, so tall and thin. 3 or 4: strong wind, so bent. 5 or 6: dry soil, so small. (E)',
        'Would young plants of a bent one have to be bent, too? (no)',
      ],
      say: 'Did the parents give it that, or did it happen later?',
      success: 'Your child marks color and shape as inherited and the rolled change as from the environment.',
    },
  ],
  safety: [],
}
