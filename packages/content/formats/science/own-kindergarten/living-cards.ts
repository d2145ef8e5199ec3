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
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw a plant and two things that you choose. Ask if each thing grows and needs water. Sort the cards and win {tokens} for {hero}.',
      inShort: {
        you: 'Turn up two cards. Does each grow? Does it need food or water? Then ask a question.',
        child:
          'Lays cards with two yes answers by the sprout, others by the box. A right answer keeps both there: one {token}.',
        end: 'All six cards lie in their rows.',
      },
      round:
        'You turn up plant and chair. Plant: yes, yes, to the sprout. Chair: no, no, to the box. You ask question 1. Your child says {answer}, and both stay: one {token}.',
      steps: [
        'Get out paper and crayons. Tear two sheets into four cards each. Draw a sprout (living) and a box (not living). On three more you quickly draw a person, a chair and a toy. Your child draws a plant and two things on the last three. Lay these six face down.',
        'Wrong? Find the right answer together, then test both cards again.',
      ],
      say: 'Who is alive here? Let us ask every card.',
      success: 'Your child asks both questions of each card and sorts it.',
    },
    {
      title: 'Living-Thing Detective',
      child:
        'Be a detective for {friend} at {place}. Look at two things in each case. Make a mark for each yes. Choose both things of the last case.',
      inShort: {
        you: 'Name two things: hand and toy, then tree and shoe, last two that your child picks.',
        child:
          'Marks what grows and what needs water: two marks mean living. A right answer closes the case: one {token}.',
        end: 'Three cases are closed.',
      },
      round:
        'Case 1: the hand grows and needs water. Two marks: living! The toy gets none. You ask question 1. Your child says {answer}: case closed, one {token}.',
      steps: [
        'Get out paper and crayons. Draw six rows on a sheet. On top draw an arrow up (it grows) and a drop (it needs water).',
        'Look at the tree through a window. Wrong? Look at the marks together, then ask again.',
        'At the end: a fast toy moves. Does it grow? (no)',
      ],
      say: 'Detective, your hand was tiny once. Does this toy grow, too?',
      success: 'Your child names as living only what grows and needs water.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1 color', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
