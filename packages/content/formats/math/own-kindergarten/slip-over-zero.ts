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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'dry beans', quantity: '19', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose one slip for {hero} and turn it up. Lay so many beans under the row of ten. Go on from ten and name the number. Lay the slip on the 0 and read it.',
      inShort: {
        you: 'Ask a question. Then point to the row of ten and ask: what is ten and some more?',
        child:
          'Answers and turns up a slip. Lays so many beans under the row of ten, goes on from ten and says the number. Lays the slip on the 0 and reads it.',
      },
      round:
        'Your child says {answer} and turns up a 4. Under the row go 4 beans: 11, 12, 13, 14. The 4 covers the 0, and the sheet says 14.',
      steps: [
        'Get out paper, pencils and dry beans. Write a large 10. From the other sheet tear nine slips as wide as the 0, number them 1 to 9 and turn them over. Lay ten beans in a row.',
        'Lift the slip: under it is the whole ten. Clear the beans below the row each time. Make a question that went wrong with beans and a slip.',
      ],
      further: 'From now on, read the slip on the 0 first. The beans come after, as a test.',
      say: 'Peek under the slip. What did the 1 stand for all along?',
    },
    {
      title: 'Fingers and Toes',
      child:
        'Show as many toes as the card says. Say the number: ten and some more. Clap once for ten and tap the rest to {friend}. Choose who turns the next card.',
      inShort: {
        you: 'Ask a question. Then hold up your ten fingers and turn up a card.',
        child:
          'Answers and shows so many toes beside your ten fingers. Goes on from ten and says the number. Plays it: one loud clap for ten, one tap for each more.',
      },
      round:
        'Your child says {answer}. The card is a 3. Ten fingers and 3 toes: 11, 12, 13! Your child plays 13: one loud clap, then tap, tap, tap.',
      steps: [
        'Get out playing cards. Mix ace, which is 1, up to 9. Sit on the floor with bare feet.',
        'The loud clap tells ten, like the 1 in 13. After a wrong answer, show that number with fingers and toes.',
      ],
      further: 'From now on, write each number before you clap it: the 1 for ten comes first.',
      say: 'My fingers are all busy being ten. Who helps with toes?',
      materials: [{ name: 'playing cards', quantity: '9, ace to 9', core: true }],
    },
  ],
  safety: [],
}
