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
  materials: [{ name: 'playing cards', quantity: '2 to 9 of two suits', core: true, substitute: 'numbered slips' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay three cards for {hero} as the greatest number. Read it as hundreds, tens and ones. Open two fingers to the greater number. Choose who goes first.',
      earned: true,
      inShort: {
        you: 'Turn over three cards for each of you.',
        child:
          'Makes the greatest number from each three. Says both in expanded form. Opens two fingers to the greater one.',
      },
      round: 'Your child says {answer}. 742 is 700 + 40 + 2, 732 is 700 + 30 + 2. The fingers open to 742: more tens.',
      steps: [
        'Get out playing cards from 2 to 9. Mix them again before each turn.',
        'Wrong? Draw it in squares, lines and dots.',
      ],
      further: 'Each takes five cards: one for squares. Add two for lines, two for dots. Trade: 3, 12, 14 is 434.',
      say: 'Which place decides: hundreds, tens or ones?',
    },
    {
      title: 'Stomp, Clap, Tap',
      modality: 'auditory',
      child:
        'Listen for stomps, claps and taps. Write the number for {friend}. Choose a greater number. Play it back to me.',
      earned: true,
      inShort: {
        you: 'Secretly write a number such as 304. Stomp hundreds, clap tens, tap ones.',
        child:
          'Listens and writes the number in expanded form. You show yours. Then your child plays a greater number back.',
      },
      round:
        'Your child says {answer}. Three stomps, no clap, four taps: your child writes 300 + 4 = 304. You show 304. Your child plays 410.',
      steps: ['Get out paper and pencils.', 'Wrong? Play it and write it together.'],
      further: 'Clap 10 to 15 times. Ten claps are a stomp: 3, 12, 4 is 424.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
      say: 'What does it tell us when nobody claps?',
    },
  ],
  safety: [],
}
