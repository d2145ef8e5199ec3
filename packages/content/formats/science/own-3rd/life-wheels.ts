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
        you: 'Ask a question. Cover one stage of the new wheel while your child looks away.',
        child:
          'Answers, draws a wheel with arrows and names the hidden stage: one {token}. Compares both wheels for the last.',
        end: 'Two wheels are drawn and compared.',
      },
      round:
        'Your child says {answer}, draws egg, larva, pupa and adult butterfly and looks away. You cover one. The pupa is hidden: one {token}.',
      steps: [
        'Get out paper and pencils. Draw a large circle on each sheet. Tiny, quick sketches are enough.',
        'The hen comes second: egg, chick, adult. Last, ask: what do both have? (egg, adult) What has only the butterfly? (larva, pupa) Mend a wrong answer first.',
      ],
      say: 'Where does the arrow go after the adult? Why is it a circle?',
      success: 'Both wheels are in order and the difference is named.',
    },
    {
      title: 'Mixed-Up Stages',
      child:
        'Swap two cards to mend a mixed-up life. Choose which row comes first: frog or bean. Tell {friend} what changes.',
      inShort: {
        you: 'Ask a question. Then lay a row of life with two cards swapped.',
        child: 'Answers, swaps the two back and tells what changes from card to card: one {token}.',
        end: 'Both rows are compared for the last {token}.',
      },
      round:
        'Your child says {answer}. You lay: eggs, adult, tadpole with legs, tadpole. Your child swaps adult and tadpole and tells how it grows: one {token}.',
      steps: [
        'Get out paper and pencils. Tear four cards from each sheet. Write a frog on four: eggs, tadpole, tadpole with legs, adult. Write a bean plant on the others: seed, seedling, blooms, pods.',
        'Last, ask: which stages match? (eggs and seed, adult and pods) What differs? (only the frog swims) Mend a wrong answer first.',
      ],
      say: 'Something runs backward here. Can you mend it?',
      success: 'Both rows are in order; a match and a difference are named.',
    },
  ],
  safety: [],
}
