import type { Format } from '../../../types.ts'

export const threeCardNumbers: Format = {
  id: 'math.three-card-numbers',
  subject: 'math',
  title: 'Three-Card Numbers',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'c',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.hundreds'],
  materials: [{ name: 'playing cards', quantity: 'ace to 10 of four suits', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay three cards for {hero} as the greatest number. Read it in hundreds, tens and ones. Open two fingers to the greater number. Choose who goes first.',
      inShort: {
        you: 'Ask a question. Then each of you turns over three cards. A 10 counts as 0.',
        child:
          'Answers. Lays the three cards as the greatest number they make, and so do you. Reads both as hundreds, tens and ones. Opens two fingers like a sign to the greater one.',
      },
      round:
        'Your child says {answer}. 4, 7 and 0 become 740, yours are 731. Your child reads 700 + 40 and 700 + 30 + 1. The hundreds match, 4 tens beat 3: the fingers open to 740.',
      steps: [
        'Get out playing cards from ace to 10. Mix them. An ace is a 1.',
        'Draw a wrong answer together in squares, lines and dots.',
      ],
      further:
        'After comparing, your child turns over one more card and adds that many ones: 764 and 8 are 772. Ten ones are traded for a ten.',
      say: 'Which place decides: hundreds, tens or ones?',
    },
    {
      title: 'Stomp, Clap, Tap',
      child:
        'Listen for stomps, claps and taps. Write the number for {friend}. Choose when we swap: then you play one. Tell which number is greater.',
      inShort: {
        you: 'Ask a question. Then look at three cards in secret. Play them: stomps for hundreds, claps for tens, taps for ones.',
        child:
          'Answers. Listens, writes the number and its expanded form. You show the cards. Tells whether it is greater than the number before, and which place decides.',
      },
      round:
        'Your child says {answer}. Your cards are 3, 10 and 4: three stomps, no clap, four taps. Your child writes 304 = 300 + 4. The cards say so too.',
      steps: [
        'Get out playing cards: ace to 5 and the 10s. An ace is 1. Each 10 is a 0 and never stands first.',
        'If an answer is wrong, play and write its numbers together.',
      ],
      further: 'From now on, make 10 to 15 claps for the tens: ten claps become one stomp.',
      materials: [{ name: 'playing cards', quantity: 'ace to 5 and 10 of four suits', core: true }],
      say: 'What does it tell us when nobody claps at all?',
    },
  ],
  safety: [],
}
