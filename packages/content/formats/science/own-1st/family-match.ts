import type { Format } from '../../../types.ts'

export const familyMatch: Format = {
  id: 'science.family-match',
  subject: 'science',
  title: 'Young and Grown',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.young-and-parents'],
  materials: [
    { name: 'paper', quantity: '2 sheets, torn into 8 cards', core: true },
    { name: 'crayons', quantity: '5 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw three grown animals of {place} and their young. Match the mixed cards. Tell what is alike and what is not. Choose a pair to win {hero} the first {token}.',
      inShort: {
        you: 'Mix the cards and ask what is alike.',
        child: 'Matches a pair, tells what is alike and not, and answers a question: one {token}.',
        end: 'Three pairs lie together.',
      },
      round:
        'Your child matches duck and duckling. Alike: the flat bill. Not alike: the size. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper and crayons. Tear two sheets into eight cards and use six. Your child quickly draws duck and duckling, cow and calf, frog and tadpole. Mix them face up.',
        'Your child names the young of the other pairs, too. A question follows each.',
        'Frog and tadpole are the odd pair. What will the tadpole grow? (Legs.)',
      ],
      say: 'Look at both. What do you see on the two of them? What only on one?',
      success: 'Your child matches the pairs and gives one likeness and one difference for each.',
    },
    {
      title: 'Who Is My Parent',
      child:
        'Find the parents of three lost young animals at {place}. Listen to what each one looks like. Draw both and circle a part they share. Pick its name. Each parent found wins {friend} one {token}.',
      inShort: {
        you: 'Read clues about three lost young animals.',
        child: 'Draws young and parent, circles a shared part and answers a question: one {token}.',
        end: 'Three parents are found.',
      },
      round:
        'You read: I am yellow and fluffy with a flat bill. Your child draws a duckling and a duck, and circles both bills. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper and crayons. Tear two sheets into eight cards.',
        'Clue 2: I have spots and thin legs (fawn, deer). Clue 3: I wriggle and have a tail but no legs (tadpole, frog).',
        'Shared: bill, thin legs, eyes. How do parents help? (Duck warms, deer feeds, frog lays eggs in water.)',
      ],
      say: 'Who could the parent be? Which part tells you?',
      success: 'Your child finds each parent from a shared part and tells one way that a parent helps.',
    },
  ],
  safety: [],
}
