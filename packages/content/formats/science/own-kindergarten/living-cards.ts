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
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose one thing and draw it on a card. Ask if each thing grows and needs water. Sort the cards and win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Read the two cards that your child turns up. Ask of each: does it grow and need water?',
        child:
          'Answers and turns up two cards. Lays a living thing on the garden sheet, and any other thing beside it.',
      },
      round:
        'Your child says {answer} and turns up tree and chair. The tree grows and needs water: into the garden! The chair does not.',
      steps: [
        'Get out paper and crayons. Tear one sheet into six cards and write on five: cat, tree, worm, chair, bed. Your child draws anything on the last. Lay them face down. The other sheet is the garden.',
        'Work out a wrong answer together.',
      ],
      further: 'Last, your child draws a bean and a puddle. Both can get bigger: which one goes into the garden?',
      say: 'Who is alive here? Let us ask every card.',
      success: 'Your child asks both questions of each card and sorts it.',
    },
    {
      title: 'Living-Thing Detective',
      child:
        'Be a detective for {friend} at {place}. Look at two things in each case. Make a mark for each yes. Choose both things of the last case.',
      inShort: {
        you: 'Name two things: first hand and toy, then tree and shoe, then two that your child picks. Then ask a question.',
        child:
          'Marks each yes: does it grow? Does it need water? Two marks mean living. Then answers the question, and the case is closed.',
        end: 'Ask: a fast toy moves. Does it grow? (no)',
      },
      round:
        'Case 1: the hand grows and needs water. Two marks: living! The toy gets none. You ask question 1. Your child says {answer} and closes the case.',
      steps: [
        'Get out paper and crayons. On the sheet, draw an arrow up (it grows) and a drop (it needs water). The marks go below them.',
        'Work out a wrong answer together.',
      ],
      further: 'Then open one more case: a bean and a puddle. Both can get bigger, but which one is living?',
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
