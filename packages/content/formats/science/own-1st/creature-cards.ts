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
        'Look at the legs, wings and tails on four animal cards. Choose a body part as the rule. Sort the cards and tell your rule. Win {tokens} for {hero} at {place}.',
      inShort: {
        you: 'Ask a question. Then ask: which body part sorts the cards this time?',
        child:
          'Answers and chooses a body part that only some have. Lays these on one side, the others on the other side. Says the rule.',
      },
      round:
        'Your child says {answer} and chooses wings. Bee and hen go to one side, dog and snake to the other. The rule is wings or no wings.',
      steps: [
        'Get out paper and pencils. Tear four cards. Draw an egg shape on each and write: bee, hen, dog, snake. Quickly add to the bee 6 legs and wings, to the hen 2 legs, wings and a beak, to the dog 4 legs and a tail, to the snake just a long body.',
        'Work out a wrong answer together.',
      ],
      further: 'Ask each time for two traits at once, such as four legs and no wings. (the dog)',
      say: 'Which animals belong together? What do you see?',
      success: 'Your child sorts by two rules or more and says each rule.',
    },
    {
      title: 'The Secret Rule',
      child:
        'Draw two animals that {friend} would like. Think of one body part that eyes can check. Choose it in secret, then sort. Win one {token} at {place} when your rule is guessed.',
      inShort: {
        you: 'Ask a question. Look away while your child sorts. Then guess which body part made the two rows.',
        child:
          'Answers and thinks of a body part that only some of them have. Lays these in a top row, the others below.',
      },
      round:
        'Your child says {answer} and thinks of wings. Animals with wings go on top, the others below. You guess: wings!',
      steps: [
        'Get out paper and pencils. Tear the sheet into four cards. Your child quickly draws two animals, and you draw two. Parts to think of: wings, fur, a tail, legs, fins.',
        'Work out a wrong answer together. Guess until you have it.',
      ],
      further: 'From question 2 on, your child thinks of two parts at once, such as wings and fur.',
      say: 'I see two rows. Which part do the top ones have?',
      success: 'Your child sorts by a body part that fits each card.',
    },
  ],
  safety: [],
}
