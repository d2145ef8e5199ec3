import type { Format } from '../../../types.ts'

export const openATen: Format = {
  id: 'math.open-a-ten',
  subject: 'math',
  title: 'Open a Ten',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.subtract-within-100'],
  materials: [
    { name: 'dry beans', quantity: '20', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'playing cards', quantity: 'ace to 9 of two suits', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Take away what the card tells for {hero}. Open a ten if you need more ones. Push both heaps together to check. Pick a card from the top or the middle.',
      inShort: {
        you: 'Ask a question. Then your child turns over a card. Say: Take away one ten and so many ones.',
        child:
          'Answers. Takes them from the heap. If the ones are too few, trades a slip for ten beans. Writes it as in the example: what is left? Pushes both heaps together to check.',
      },
      round:
        'Your child says {answer} and turns over a 7. 17 go from 85: five beans are too few, so your child opens a slip. 68 are left. Checked: 68 + 17 = 85.',
      steps: [
        'Get out paper, dry beans and playing cards from ace to 9. Tear ten slips and write 10 on each. Lay eight slips and five beans as a heap: 85. The rest is your bank. Mix the cards. An ace is 1.',
        'After the check, the bank gets what was taken, and your child goes on with the rest. Was an answer wrong? Lay its numbers and work it out together.',
      ],
      further: 'From now on, ask before the check: how many more lie in one heap than in the other?',
      say: 'Too few ones? Then which slip will you open?',
    },
    {
      title: 'Jump Back to Check',
      child:
        'Choose a start number from 80 to 99. Subtract in writing for {friend}. Jump back with a finger, then forward again. Call stop if you land wrong.',
      inShort: {
        you: 'Ask a question. Then turn over two cards as tens and ones: 3 and 6 is 36. That is taken away.',
        child:
          'Answers. Chooses a start from 80 to 99 and subtracts in writing. Then jumps back along the centimeters with a finger, and forward again to check.',
      },
      round:
        'Your child says {answer} and starts at 92. You turn over 36. In writing, 92 - 36 = 56. The finger jumps 30 back, then 6, and lands on 56. 36 forward: 92 again.',
      steps: [
        'Get out measuring tape and playing cards from ace to 7, mixed. An ace is 1. Lay the centimeters from 0 to 100 flat on the floor.',
        'If finger and writing do not meet, look for the opened ten. A wrong answer is jumped in the same way, with both your fingers.',
      ],
      further: 'From now on, ask how far apart the two numbers are.',
      say: 'Will your finger land where your pencil says?',
      materials: [
        { name: 'measuring tape', quantity: '1, with centimeters', core: true },
        { name: 'playing cards', quantity: 'ace to 7 of two suits', core: true },
      ],
    },
  ],
  safety: [],
}
