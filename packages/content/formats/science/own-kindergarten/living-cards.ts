import type { Format } from '../../../types.ts'

export const livingCards: Format = {
  id: 'science.living-cards',
  subject: 'science',
  title: 'Living Card Sort',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.living-or-not'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose two cards and turn them up. Ask if each thing grows and needs water. Sort the cards and win {tokens} for {hero}.',
      earned: true,
      inShort: {
        you: 'Read out the two cards. Ask of each: does it grow and need water?',
        child: 'Turns up two cards. Lays a living thing on the garden sheet, any other thing beside it.',
      },
      round:
        'Your child says {answer} and turns up tree and chair. The tree grows and needs water: into the garden! The chair does not.',
      steps: [
        'Get out paper and pencils. Tear six cards and write: cat, tree, worm, chair, bed, shoe. Lay them face down. One whole sheet is the garden.',
      ],
      further: 'Ask, too: bean or puddle, acorn or snowball? Both get bigger, but one is living.',
      say: 'Who is alive here? Let us ask every card.',
      success: 'Your child tells of each card if the thing grows and needs water.',
    },
    {
      title: 'Living-Thing Detective',
      prepMinutes: 0,
      child:
        'Be a detective for {friend} at {place}. Raise one hand if a thing grows. Raise the other if it needs water. Choose both things of the last case.',
      earned: true,
      inShort: {
        you: 'Name two things: tree and shoe, toy and ant, last what your child picks.',
        child: 'Raises one hand if the thing grows, the other if it needs water. Two hands up: it is living!',
      },
      round:
        'Your child says {answer}. You name the tree. It grows and needs water: two hands up, living! You name the shoe. No hands: not living.',
      steps: ['Get out nothing at all. Sit face to face.'],
      further: 'Name things that get bigger: a puddle and a bean, an icicle and a bulb.',
      say: 'Detective, do your hands say living or not?',
      success: 'Your child names as living only what grows and needs water.',
      materials: [],
    },
  ],
  safety: [],
}
