import type { Format } from '../../../types.ts'

export const slipOverZero: Format = {
  id: 'math.slip-over-zero',
  subject: 'math',
  title: 'Slip Over Zero',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.teen-numbers'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'dry beans', quantity: '18', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose one slip for {hero}. Lay so many beans under the row of ten. Go on from ten and name the number. Lay the slip on the 0 and read it.',
      earned: true,
      inShort: {
        you: 'At the end, check: do the beans and the slip tell the same number?',
        child:
          'Picks a slip. Lays that many beans below the row, counting on from 10. Lays the slip on the 0 and reads.',
      },
      round:
        'Your child says {answer} and picks the 4. Below the row go 4 beans: 11, 12, 13, 14. The 4 covers the 0: 14!',
      steps: [
        'Get out paper, pencils and dry beans. Lay 10 in a row. Write 10 large, and 3, 4, 6, 8 on slips that cover the 0.',
      ],
      further: 'Your child covers the 0 first and says what each digit means: one ten, 4 more.',
      say: 'Ten beans and some more: what number is that?',
    },
    {
      title: 'Fingers and Toes',
      modality: 'kinesthetic',
      prepMinutes: 0,
      child:
        'Touch as many toes as the card says. Go on from ten and say the number. Choose which foot begins. Tell {friend} what ten and some more make.',
      earned: true,
      inShort: {
        you: 'Turn up a card, then hold up 10 fingers.',
        child: 'Touches that many toes, counting on from 10. Says, such as: ten and 3 is 13.',
      },
      round:
        'Your child says {answer}. You show 10 fingers, and the card is 3. Your child touches 3 toes: 11, 12, 13. Ten and 3 is 13.',
      steps: ['Get out playing cards. Mix them. Sit on the floor with bare feet.'],
      further: 'Your child writes each number: first the 1 for ten, then the toes.',
      say: 'My fingers are all busy being ten. Who helps?',
      materials: [
        { name: 'playing cards', quantity: '8, from 2 to 9 of one suit', core: true, substitute: 'numbered slips' },
      ],
    },
  ],
  safety: [],
}
