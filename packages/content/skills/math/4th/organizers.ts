import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Pages to work out on lines, where no kind with a key asks for just this. */
export const cutItFairly: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Cut It Fairly',
  ask: 'Change each measure to the smaller unit first. Then share it into equal pieces.',
  boxes: [
    {
      heading: 'Board: 3 feet 9 inches',
      prompt: 'It is cut into 5 equal pieces. How many inches is each?',
      lines: 2,
      sample: '3 × 12 + 9 = 45, and 45 ÷ 5 = 9: 9 inches',
    },
    {
      heading: 'Cord: 1 meter 60 centimeters',
      prompt: 'It is cut into 4 equal pieces. How many centimeters is each?',
      lines: 2,
      sample: '100 + 60 = 160, and 160 ÷ 4 = 40: 40 centimeters',
    },
    {
      heading: 'Show: 2 hours 30 minutes',
      prompt: 'It has 5 parts of the same length. How many minutes is each?',
      lines: 2,
      sample: '2 × 60 + 30 = 150, and 150 ÷ 5 = 30: 30 minutes',
    },
    {
      heading: 'Ribbon: 4 feet 8 inches',
      prompt: 'It is cut into pieces of 7 inches. How many pieces?',
      lines: 2,
      sample: '4 × 12 + 8 = 56, and 56 ÷ 7 = 8: 8 pieces',
    },
  ],
  lookFor: 'All is changed to the smaller unit before it is shared. The pieces together make the whole again.',
}
