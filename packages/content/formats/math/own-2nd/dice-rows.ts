import type { Format } from '../../../types.ts'

export const diceRows: Format = {
  id: 'math.dice-rows',
  subject: 'math',
  title: 'Dice Rows',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.arrays'],
  materials: [
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
    { name: 'dry beans', quantity: '36', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose how many rows {hero} needs. Roll for the beans in each. Lay them and say the adding fact. Slide all beans into two rows to prove it.',
      earned: true,
      inShort: {
        you: 'Your child chooses 2 to 5 rows and rolls for the beans in each.',
        child: 'Lays the rows and adds them. Slides all beans into two rows, counting by twos. Same sum? Is it even?',
      },
      round:
        'Your child says {answer}, chooses 3 rows and rolls 5: 5 + 5 + 5 = 15. Two rows of 7, 1 over: 15, not even.',
      steps: ['Get out dice and dry beans. One die and 36 beans are enough.', 'Wrong? Lay it in rows, too.'],
      further: 'Lay one more row and add only that: 15 + 5 = 20.',
      say: 'Is each row as long as the first?',
    },
    {
      title: 'Clap in Rows',
      modality: 'auditory',
      child:
        'Hush and listen to my claps. Draw one dot for each. Choose dots or tiny stars for {friend}. Write the adding fact below.',
      earned: true,
      inShort: {
        you: 'Clap 2 to 5 equal rows, with a breath after each.',
        child: 'Draws a dot for each clap, a new row after each breath. Writes the adding fact and checks by columns.',
      },
      round:
        'Your child says {answer}. You clap 2, four times. Your child draws and writes 2 + 2 + 2 + 2 = 8. Columns: 4, 8.',
      steps: ['Get out paper and pencils.', 'Wrong? Draw it in rows.'],
      further: 'Clap one more row. Your child adds only that: 8 + 2 = 10.',
      say: 'Each breath begins a new row. Ready?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
