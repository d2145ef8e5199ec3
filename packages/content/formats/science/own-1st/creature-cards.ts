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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look at the legs, wings and tails on four animal cards. Choose a body part as the rule. Sort the cards and tell your rule. Win {tokens} for {hero} at {place}.',
      earned: true,
      inShort: {
        you: 'Ask: which new body part makes two groups?',
        child: 'Chooses a part that only some animals have. Sorts the cards by it and says the rule.',
      },
      round:
        'Your child says {answer} and chooses wings. Bee and hen go here, dog and snake there. The rule is wings or no wings.',
      steps: [
        'Get out paper and pencils. Tear four cards. Quickly draw bee, hen, dog and snake. Show legs, wings and tails.',
      ],
      further: 'Ask for an animal with two traits: wings and two legs? (hen)',
      say: 'Which animals belong together? What do you see?',
      success: 'Your child sorts by two rules or more and says each rule.',
    },
    {
      title: 'The Secret Rule',
      child:
        'Draw two animals that {friend} would like. Think of one body part that eyes can check. Choose it in secret, then sort. Win one {token} at {place} when your rule is guessed.',
      earned: true,
      inShort: {
        you: 'Look away while your child sorts. Then guess the rule.',
        child: 'Thinks of a body part that only some animals have. Lays these on top, the others below.',
      },
      round:
        'Your child says {answer} and thinks of wings. Owl and bee go on top, cat and trout below. You guess: wings!',
      steps: ['Get out paper and pencils. Tear four cards. Each of you quickly draws two animals.'],
      further: 'Your child thinks of two parts, such as four legs and fur.',
      say: 'I see two rows. Which part do these share?',
      success: 'Your child sorts by a body part that fits each card.',
    },
  ],
  safety: [],
}
