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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw two life wheels for {hero}: a butterfly and a hen. Name the stage that a hand hides. Choose how to show the stages: sketch or write.',
      inShort: {
        you: 'Ask a question. Call: butterfly, then hen, then compare. Cover one stage of a new wheel while your child looks away.',
        child:
          'Answers and draws the wheel with arrows. Names the stage that you cover. The third time, tells how the wheels differ.',
      },
      round:
        'Your child says {answer}, draws egg, larva, pupa and adult butterfly with arrows, and looks away. You cover one. The pupa is hidden, says your child.',
      steps: [
        'Get out paper and pencils. Draw a large circle on each sheet. Tiny, quick sketches are enough.',
        'The hen has egg, chick and adult. Both have egg and adult, only the butterfly has larva and pupa. Work out a wrong answer together.',
      ],
      further:
        'Then write at the butterfly: egg day 1, larva day 6, pupa day 20, adult day 31. How long is each stage? (5, 14, 11 days)',
      say: 'Where does the arrow go after the adult? Why is it a circle?',
      success: 'Both wheels are in order and the difference is named.',
    },
    {
      title: 'Mixed-Up Stages',
      child:
        'Swap two cards to mend a mixed-up life. Choose which row comes first: frog or bean. Tell {friend} what changes.',
      inShort: {
        you: 'Ask a question. Then lay the row that your child chooses in order, but swap two cards.',
        child:
          'Answers and swaps the two cards back. Tells what changes from card to card. The third time, compares both rows.',
      },
      round:
        'Your child says {answer} and chooses the frog. You lay: eggs, adult, tadpole with legs, tadpole. Your child swaps adult and tadpole and tells how it grows.',
      steps: [
        'Get out paper and pencils. Tear four cards from each sheet. Write a frog on four: eggs, tadpole, tadpole with legs, adult. Write a bean plant on the others: seed, seedling, blooms, pods.',
        'Compare: eggs match the seed, the adult matches the pods; only the frog swims. Work out a wrong answer together.',
      ],
      further:
        'Give days to the frog row: eggs day 1, tadpole day 9, legs day 65, adult day 90. How long is each stage? (8, 56, 25 days)',
      say: 'Something runs backward here. Can you mend it?',
      success: 'Both rows are in order; a match and a difference are named.',
    },
  ],
  safety: [],
}
