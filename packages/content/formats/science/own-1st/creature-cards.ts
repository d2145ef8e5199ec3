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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Mark four animal cards with the parts you see. Choose a body part as the rule. Sort the cards and tell your rule. Win {tokens} for {hero} at {place}.',
      inShort: {
        you: 'Ask a question. Then check the groups: does every card fit the rule?',
        child: 'Chooses a body part for a right answer, sorts all cards by it and says the rule: one {token}.',
        end: 'Three body parts have sorted the cards.',
      },
      round:
        'You ask question 1. Your child says {answer} and chooses wings. Bee and hen go to one side, dog and snake to the other: one {token}.',
      steps: [
        'Get out paper and pencils. Tear four cards and write: bee, hen, dog, snake. Below, your child draws only a line for each leg (6, 2, 4, 0), and loops for wings.',
        'After a wrong answer, you choose the part: wings, legs, feathers, fur or beaks.',
      ],
      say: 'What can we all see on these cards that puts them together?',
      success: 'Your child sorts by two rules or more and says each rule.',
    },
    {
      title: 'The Secret Rule',
      child:
        'Draw two animals that {friend} would like. Think of one body part that eyes can check. Choose it in secret, then sort. Win one {token} at {place} when your rule is guessed.',
      inShort: {
        you: 'Ask a question. Then guess which body part made the two rows.',
        child:
          'Sorts in secret for a right answer: animals with one body part on top, others below. A good guess wins one {token}.',
        end: 'Three secret parts are guessed.',
      },
      round:
        'You ask question 1. Your child says {answer} and thinks of wings. Animals with wings go on top, the others below. You guess: wings! One {token}.',
      steps: [
        'Get out paper and pencils. Tear a sheet into four cards. Your child quickly draws two animals, and you draw two. Parts to think of: wings, fur, a tail, legs, fins.',
        'After a wrong answer, you sort and your child guesses. Nobody counts the guesses.',
      ],
      say: 'I see two rows. Which part do the top ones have?',
      success: 'Your child sorts by a body part that fits each card.',
    },
  ],
  safety: [],
}
