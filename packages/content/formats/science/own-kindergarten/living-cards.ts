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
    { name: 'paper', quantity: '2 sheets, torn into 8 cards', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw six things, one on each card. Ask of each: does it grow and need water? Sort the cards into living and not living. Choose which two win {hero} the first {token}.',
      inShort: {
        you: 'Ask of each card: Does it grow? Does it need food or water?',
        child: 'Sorts two cards and answers a question: one {token}.',
        end: 'All six cards lie in a row.',
      },
      round:
        'The plant card: does it grow? Yes. Does it need water? Yes: living row. The chair: no and no, the other row. Then question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper and crayons. Tear eight cards. Label two: Living, Not Living. Your child draws a person, a plant, a chair, a toy and two more.',
        'Two yes answers make it living. Two cards come before each question.',
        'The toy may move, but does it grow? (No.)',
      ],
      say: 'It moves, but does it grow? Does it need water?',
      success: 'Your child asks both questions of each card and puts living things in one row.',
    },
    {
      title: 'Living-Thing Detective',
      child:
        'Be a detective for {friend} at {place}. Look at your hand, a toy and a tree. Make a mark for each yes. Pick where to look for more. Each living thing wins one {token}.',
      inShort: {
        you: 'Ask of each thing: Does it grow? Does it need water?',
        child: 'Marks each yes. Two marks and an answered question win one {token}.',
        end: 'Three living things are found.',
      },
      round:
        "Test your child's hand. Does it grow? Yes, one mark. Does it need water? Yes, one mark: living! You read question 1. Your child says {answer}: one {token}.",
      steps: [
        'Get out paper and crayons. Fold a sheet in half three times, always the same way, and open it: eight rows. On top draw a drop (needs water) and an arrow up (grows).',
        'Test a toy, which wins nothing, then a tree seen from a window. Question 2 follows the tree, question 3 the third find.',
        'A pet or you would count, too.',
      ],
      say: 'Your hand was tiny once. What about this toy?',
      success: 'Your child marks what each thing does and names as living only what grows and needs water.',
    },
  ],
  safety: [],
}
