import type { Format } from '../../../types.ts'

export const lifeWheels: Format = {
  id: 'science.life-wheels',
  subject: 'science',
  title: 'Two Life Wheels',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.life-cycles'],
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
        'Look away while a stage of a life wheel is hidden. Name it for {hero}. Tell if the other animal has it, too. Choose the next wheel: butterfly or hen.',
      earned: true,
      inShort: {
        you: 'While your child looks away, cover one stage of a wheel.',
        child: 'Names the covered stage and the one after it. Says whether the other animal has that stage, too.',
      },
      round:
        'Your child says {answer} and looks away. You cover the pupa. Pupa, then adult, says your child, and a hen has no pupa.',
      steps: [
        'Get out paper and pencils. Draw 2 wheels. Write around one: egg, larva, pupa, adult butterfly. Around the other: egg, chick, adult hen.',
      ],
      further: "Number the butterfly's days: 1, 6, 20, 31. How long is each stage? (5, 14, 11)",
      say: 'It is a wheel. What comes after the adult?',
      success: 'Your child names each hidden stage and how the animals differ.',
    },
    {
      title: 'Mixed-Up Stages',
      child:
        'Swap two cards to mend a mixed-up life. Choose which row comes next: frog or bean. Tell {friend} what changes from card to card.',
      earned: true,
      inShort: {
        you: 'Lay the row that your child picks, but swap 2 cards.',
        child: 'Swaps the 2 cards back. Tells what changes from card to card.',
        end: 'Ask: which bean card is like the eggs? (the seed)',
      },
      round:
        'Your child says {answer} and picks the frog. You lay: eggs, adult frog, tadpole with legs, tadpole. Your child swaps adult frog and tadpole.',
      steps: [
        'Get out paper and pencils. Tear and write 8 cards: eggs, tadpole, tadpole with legs, adult frog; seed, seedling, blooms, pods.',
        'These are the right orders.',
      ],
      further: 'Eggs day 1, tadpole 9, legs 65, adult 90. How long is each? (8, 56, 25)',
      say: 'Something runs backward here. Can you mend it?',
      success: 'The rows are in order, and your child names a match.',
    },
  ],
  safety: [],
}
