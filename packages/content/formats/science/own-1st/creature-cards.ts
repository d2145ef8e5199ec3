import type { Format } from '../../../types.ts'

export const creatureCards: Format = {
  id: 'science.creature-cards',
  subject: 'science',
  title: 'Creature Cards',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.sort-by-body'],
  materials: [
    { name: 'paper', quantity: '2 sheets, torn into cards', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Mark six animal cards with the parts you see. Sort them by one thing that eyes can check. Choose the last rule yourself. Each rule wins {hero} one {token}.',
      inShort: {
        you: 'Name the rule, then check the groups.',
        child: 'Sorts the six cards, tells why and answers a question: one {token}.',
        end: 'Three rules have sorted the cards.',
      },
      round:
        'Rule 1 is wings. Your child lays bee, hen and owl to one side, the others apart. Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper and pencils. Tear six cards and write: bee, dog, hen, snake, spider, owl. Your child adds a stroke for each leg, two loops for wings.',
        'Rule 2: legs (none, 2, 4, 6 or 8).',
        'Rule 3: free choice, such as beaks. Check each card.',
      ],
      say: 'What can we all see on these cards that puts them together?',
      success: 'Your child sorts all six by two rules or more and can say the rule each time.',
    },
    {
      title: 'The Secret Rule',
      child:
        'Draw six animals that could live near {place}. Sort them in two rows and keep your rule secret. Pick a body part that eyes can check. Each rule found wins {friend} one {token}.',
      inShort: {
        you: 'Guess the secret body part, then swap jobs.',
        child: 'Sorts or guesses by a body part, then answers a question: one {token}.',
        end: 'Three secret rules are found.',
      },
      round:
        'Your child thinks of wings. Animals with wings go in the top row, the others below. You look and guess: wings! Then question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper and pencils. Tear a sheet into six cards. Your child draws an animal on each.',
        'Rules to pick from: wings, fur, a tail, legs, fins. Wrong guess? Ask which row a duck would join, then guess again.',
        'Round 2: you sort. Round 3: your child sorts again.',
      ],
      say: 'A good rule is one that eyes can check. What do these all have?',
      success: 'Your child sorts by a body part, and the rule fits each card.',
    },
  ],
  safety: [],
}
